import type { Actor } from '../../src/core/access/actor.ts';
import type { Bill } from '../../src/core/bills/bill.ts';
import type { Stamp } from '../../src/core/bills/bill-history.ts';
import type { BasketLine } from '../../src/core/bills/ordering/basket.ts';
import { type BillToOpen, openBill } from '../../src/core/bills/ordering/placement.ts';
import type { BillDiscount, BuyXPayY, PortionDiscount, SetMenu } from '../../src/core/campaigns/campaign.ts';
import type { Category, Extra, Menu, Portion, Product } from '../../src/core/menu/menu.ts';

/** A Saturday evening, 19:00 in Istanbul. */
export const SATURDAY_EVENING = Date.UTC(2026, 2, 7, 16, 0);

export const WAITER: Actor = { kind: 'Account', id: 'waiter', name: 'Ayşe' };
export const WEBSITE: Actor = { kind: 'Key', id: 'website', name: 'Website' };

export function stampOf(by: Actor = WAITER, at: number = SATURDAY_EVENING): Stamp {
  return { by, at };
}

export function samplePortion(portion: Partial<Portion> = {}): Portion {
  return {
    id: 'portion',
    name: 'Tam',
    priceKurus: 10_000,
    isDefault: true,
    pricingUnit: 'Piece',
    weight: null,
    calories: null,
    translations: {},
    ...portion,
  };
}

export function sampleExtra(extra: Partial<Extra> = {}): Extra {
  return {
    id: 'extra',
    name: 'Peynir',
    priceKurus: 1_500,
    allergens: [],
    optionGroupId: null,
    translations: {},
    ...extra,
  };
}

/** A product of the category `kitchen` with one portion, `<id>-full`. */
export function sampleProduct(product: Partial<Product> & Pick<Product, 'id'>): Product {
  return {
    categoryId: 'kitchen',
    name: `Product ${product.id}`,
    description: null,
    imageUrl: null,
    isVisible: true,
    portions: [samplePortion({ id: `${product.id}-full` })],
    extras: [],
    optionGroups: [],
    removableIngredients: [],
    allergens: [],
    containsAlcohol: false,
    containsPorkDerivatives: false,
    acceptsMealCard: true,
    vatClass: null,
    course: null,
    translations: {},
    stock: { quantity: null, lowThreshold: 0, isSoldOut: false },
    ...product,
  };
}

/** A product with this many units left. */
export function trackedProduct(id: string, quantity: number): Product {
  return sampleProduct({ id, stock: { quantity, lowThreshold: 2, isSoldOut: false } });
}

export function sampleCategory(category: Partial<Category> = {}): Category {
  return {
    id: 'kitchen',
    name: 'Mutfak',
    description: null,
    imageUrl: null,
    isVisible: true,
    vatClass: null,
    acceptsMealCard: true,
    course: null,
    translations: {},
    ...category,
  };
}

export function sampleMenu(products: Product[], categories: Category[] = [sampleCategory()]): Menu {
  return { categories, products };
}

/** This many of the first portion of a product. */
export function basketLine(product: Product, line: Partial<Omit<BasketLine, 'product'>> = {}): BasketLine {
  return {
    product,
    portion: product.portions[0]!,
    quantity: 1,
    note: null,
    extras: [],
    removedIngredients: [],
    vatClass: product.vatClass,
    acceptsMealCard: product.acceptsMealCard ?? true,
    course: product.course,
    ...line,
  };
}

/** What `openBill` takes, with lines `line-1`, `line-2` … of the round `round-1`. */
export function sampleOpening(opening: Partial<BillToOpen> = {}): BillToOpen {
  const basket = opening.basket ?? [basketLine(sampleProduct({ id: 'soup' }))];
  return {
    billId: 'bill',
    venueId: 'venue',
    roundId: 'round-1',
    lineIds: basket.map((_, at) => `line-${at + 1}`),
    type: 'DineIn',
    table: opening.type === undefined || opening.type === 'DineIn' ? { id: 'table-5', name: 'Masa 5' } : null,
    customer: null,
    guests: null,
    note: null,
    basket,
    stamp: stampOf(),
    campaigns: [],
    timeZone: 'Europe/Istanbul',
    serviceFeeBasisPoints: 0,
    businessDate: '2026-03-07',
    vat: { vatClasses: [], vatClass: null, serviceFeeVatClass: null },
    courses: [],
    ...opening,
  };
}

/** An open bill of one round with this many lines, each one untracked soup of 100 lira. */
export function billOf(lineCount: number, opening: Partial<BillToOpen> = {}): Bill {
  const soup = sampleProduct({ id: 'soup' });
  return openBill(
    sampleOpening({ basket: Array.from({ length: lineCount }, () => basketLine(soup)), ...opening }),
  );
}

const ALWAYS = {
  badgeText: null,
  validFrom: null,
  validUntil: null,
  weekdays: null,
  dailyFrom: null,
  dailyUntil: null,
  orderTypes: null,
  translations: {},
};

/** Ten percent off these products. */
export function portionDiscount(
  productIds: string[],
  campaign: Partial<PortionDiscount> = {},
): PortionDiscount {
  return {
    ...ALWAYS,
    id: 'ten-off',
    name: 'Ten percent off',
    kind: 'PortionDiscount',
    covers: { productIds, portionIds: [] },
    reduction: { kind: 'Percent', basisPoints: 1_000 },
    ...campaign,
  };
}

/** Two of these products for the price of one. */
export function twoForOne(productIds: string[], campaign: Partial<BuyXPayY> = {}): BuyXPayY {
  return {
    ...ALWAYS,
    id: 'two-for-one',
    name: 'Two for one',
    kind: 'BuyXPayY',
    covers: { productIds, portionIds: [] },
    buy: 2,
    pay: 1,
    ...campaign,
  };
}

/** One of each of these products for this price. */
export function setMenu(productIds: string[], priceKurus: number, campaign: Partial<SetMenu> = {}): SetMenu {
  return {
    ...ALWAYS,
    id: 'set-menu',
    name: 'Set menu',
    kind: 'SetMenu',
    parts: productIds.map((id) => ({ name: id, covers: { productIds: [id], portionIds: [] } })),
    priceKurus,
    ...campaign,
  };
}

/** Fifty lira off once the goods cost three hundred or more. */
export function billDiscount(campaign: Partial<BillDiscount> = {}): BillDiscount {
  return {
    ...ALWAYS,
    id: 'fifty-off',
    name: 'Fifty off',
    kind: 'BillDiscount',
    minimumKurus: 30_000,
    reduction: { kind: 'Amount', amountKurus: 5_000 },
    ...campaign,
  };
}
