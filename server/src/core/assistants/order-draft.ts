import type { IdAndName } from '../bills/bill.ts';
import type { BasketLine } from '../bills/ordering/basket.ts';
import type { OrderRequest } from '../bills/ordering/order-request.ts';
import type { PricedBasket } from '../bills/prices/price-basket.ts';
import { localizedNameOf } from '../menu/localized-name.ts';
import { phoneToE164 } from '../text/phone.ts';

/** The order of a draft, and the part of it that the person agrees to. */
export interface OrderDraftContent {
  request: OrderRequest;
  shown: ShownOrder;
  /**
   * The language of the menu that the person read, and of the names in `shown`; `null` for the venue's default
   * language.
   */
  language: string | null;
}

/**
 * The table, and the basket with its names and prices, as the person saw them. The draft can be used only if nothing of it has changed.
 */
export interface ShownOrder {
  table: IdAndName | null;
  lines: {
    productName: string;
    portionName: string;
    quantity: number;
    unitKurus: number;
    extras: string[];
    removedIngredients: string[];
    note: string | null;
  }[];
  subtotalKurus: number;
  discountKurus: number;
  serviceFeeKurus: number;
  totalKurus: number;
}

/** Describes a priced basket for the person who must agree. @param language  the language of the names; `null` for the venue's default */
export function shownOrderOf(
  basket: readonly BasketLine[],
  { unitKurus, totals }: PricedBasket,
  table: IdAndName | null,
  language: string | null,
): ShownOrder {
  const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus } = totals;
  const lines = basket.map(({ product, portion, quantity, extras, removedIngredients, note }, at) => ({
    productName: localizedNameOf(product, language),
    portionName: localizedNameOf(portion, language),
    quantity,
    unitKurus: unitKurus[at]!,
    extras: extras.map((extra) => localizedNameOf(extra, language)),
    removedIngredients: removedIngredients.map((ingredient) => localizedNameOf(ingredient, language)),
    note,
  }));
  const named = table && { id: table.id, name: table.name };
  return { table: named, lines, subtotalKurus, discountKurus, serviceFeeKurus, totalKurus };
}

/**
 * A text that is equal for two orders of the same type and goods for the same table or phone number. It does not matter how the goods are
 * divided into lines. Names and notes are ignored, because a language model writes them differently each time.
 * @param countryCode  the country of a phone number without a country code
 */
export function orderFingerprint(
  { type, tableId, customer, lines }: OrderRequest,
  countryCode: string,
): string {
  const units = new Map<string, number>();
  for (const { productId, portionId, quantity, extraIds, removedIngredientIds } of lines) {
    const goods = `${productId} ${portionId} +${idsOf(extraIds)} -${idsOf(removedIngredientIds)}`;
    units.set(goods, (units.get(goods) ?? 0) + quantity);
  }
  const phone = customer?.phone ? phoneToE164(customer.phone, countryCode) : null;
  const goods = [...units].map(([one, quantity]) => `${quantity} ${one}`).sort();
  return ['order', type, tableId, phone, ...goods].join('\n');
}

function idsOf(ids: readonly string[]): string {
  return [...ids].sort().join();
}
