import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  pricedLine,
  setMenu,
} from '../samples/sample-campaigns.ts';
import type { Basket } from './arbitrary-basket.ts';

const PRODUCTS = productsOf(30);
const BILL_PRODUCTS = productsOf(500);

/**
 * The most costly pricing: baskets of 30 lines of 20 units, and bills of 500, under campaigns that all
 * compete.
 */
export function demandingBaskets(): [string, Basket][] {
  return [
    ['groups over everything', basketOf(groupsOverAll(50))],
    ['100 groups over everything', basketOf(groupsOverAll(100))],
    ['100 groups on portion discounts', basketOf([...discounts(30), ...groupsOverAll(100)])],
    ['large groups on portion discounts', basketOf([...discounts(30), ...largeGroups(50)])],
    ['groups', basketOf(groups(50))],
    ['menus', basketOf(menus(50))],
    ['100 menus', basketOf(menus(100))],
    ['menus of five parts', basketOf(menus(50, 5))],
    ['menus of ten parts', basketOf(menus(50, 10))],
    ['menus of ten parts over everything', basketOf(menusOverAll(50))],
    ['groups and menus', basketOf([...groups(25), ...menus(25)])],
    ['every kind', basketOf([...groups(12), ...menus(12), ...discounts(12), ...bills(12)])],
    ['bill discounts and menus', basketOf([...bills(10), ...menus(40)])],
    ['bill discounts and 100 groups', basketOf([...bills(20), ...groupsOverAll(80)])],
    ['a bill with both', basketOf([...groupsOverAll(50, BILL_PRODUCTS), ...menus(50)], BILL_PRODUCTS)],
    ['a bill with menus', basketOf(wideMenus(50), BILL_PRODUCTS)],
    ['a bill with groups', basketOf([...discounts(30), ...groupsOverAll(70, BILL_PRODUCTS)], BILL_PRODUCTS)],
  ];
}

function basketOf(campaigns: Campaign[], products = PRODUCTS): Basket {
  const priceOf = (at: number) => 3_000 + ((at * 7919) % 97) * 130;
  return { campaigns, lines: products.map((id, at) => pricedLine(id, 20, priceOf(at), campaigns)) };
}

function groupsOverAll(count: number, products = PRODUCTS): Campaign[] {
  return times(count, (at) => buyXPayY(`groups over all ${at}`, 2 + (at % 7), 1 + (at % 2), ...products));
}

function largeGroups(count: number): Campaign[] {
  return times(count, (at) => buyXPayY(`large groups ${at}`, 100 - (at % 60), 1 + (at % 9), ...PRODUCTS));
}

function groups(count: number): Campaign[] {
  return times(count, (at) => buyXPayY(`groups ${at}`, 2 + (at % 4), 1 + (at % 2), ...some(at, 7, 8)));
}

function menus(count: number, parts = 3): Campaign[] {
  return times(count, (at) =>
    setMenu(`menu ${at}`, 1_500 * parts + at * 100, ...times(parts, (part) => some(at + part * 3, 5, 6))),
  );
}

function menusOverAll(count: number): Campaign[] {
  return times(count, (at) =>
    setMenu(`menu over all ${at}`, 20_000 + at * 300, ...times(10, () => PRODUCTS)),
  );
}

function wideMenus(count: number): Campaign[] {
  const part = (at: number, step: number) => some(at, step, 100, BILL_PRODUCTS);
  return times(count, (at) => setMenu(`wide menu ${at}`, 5_000 + at * 100, part(at, 7), part(at, 9)));
}

function discounts(count: number): Campaign[] {
  return times(count, (at) =>
    portionDiscount(`off ${at}`, at % 2 ? percent(300 + at * 20) : amount(100 + at * 10), ...some(at, 3, 10)),
  );
}

function bills(count: number): Campaign[] {
  return times(count, (at) => billDiscount(`bill ${at}`, at * 90_000, percent(500 + at * 40)));
}

function productsOf(count: number): string[] {
  return times(count, (at) => `product ${at}`);
}

function some(at: number, step: number, count: number, products = PRODUCTS): string[] {
  return times(count, (nth) => products[(at * step + nth * (1 + (at % 3))) % products.length]!);
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at));
}
