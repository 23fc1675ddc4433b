import type { Campaign } from '../../src/core/campaigns/campaign.ts';
import type { PricingLine } from '../../src/core/pricing/campaign-units.ts';
import {
  amount,
  billDiscount,
  buyXPayY,
  percent,
  portionDiscount,
  setMenu,
} from '../samples/sample-campaigns.ts';
import type { Basket } from './arbitrary-basket.ts';

/** A typical menu of a restaurant: categories, with the prices of their products in kuruş. */
const MENU: Record<string, number[]> = {
  kebab: [24_000, 26_000, 28_000, 28_000, 29_500, 32_000, 34_000, 38_000],
  pide: [15_000, 16_500, 17_500, 19_000, 21_000],
  lahmacun: [9_000, 9_500, 11_000],
  meze: [6_000, 7_500, 8_000, 8_000, 9_500, 12_000],
  dessert: [10_000, 12_000, 12_500, 14_000, 16_000],
  drink: [2_000, 3_000, 3_000, 4_500, 5_000, 5_000, 6_500],
};
const CATEGORIES = Object.keys(MENU);

/** Random numbers from 0 to below 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** This many typical campaigns: on categories, on a few products, and set menus of a dish with its sides. */
export function restaurantCampaigns(count: number, random: () => number): Campaign[] {
  return Array.from({ length: count }, (_, at) => restaurantCampaign(`campaign ${at}`, random));
}

/** Lines of different products, up to so many of each, that may use all campaigns. */
export function restaurantBasket(
  campaigns: Campaign[],
  lineCount: number,
  mostOfEach: number,
  random: () => number,
): Basket {
  const products = shuffled(CATEGORIES.flatMap(productsOf), random).slice(0, lineCount);
  const campaignIds = campaigns.map(({ id }) => id);
  const lines = products.map(
    (productId): PricingLine => ({
      productId,
      portionId: `${productId} single`,
      quantity: 1 + Math.floor(random() * mostOfEach),
      portionKurus: priceOf(productId),
      extrasKurus: random() < 0.2 ? 1_500 : 0,
      campaignIds,
    }),
  );
  return { lines, campaigns };
}

function restaurantCampaign(id: string, random: () => number): Campaign {
  const draw = random();
  if (draw < 0.4) {
    const reduction =
      random() < 0.7
        ? percent(500 * (1 + Math.floor(random() * 6)))
        : amount(500 + 500 * Math.floor(random() * 4));
    return portionDiscount(id, reduction, ...someOf(oneOf(CATEGORIES, random), random));
  }
  if (draw < 0.6) {
    const [buy, pay] = oneOf(
      [
        [2, 1],
        [3, 2],
        [3, 2],
        [4, 3],
      ] as const,
      random,
    );
    return buyXPayY(
      id,
      buy,
      pay,
      ...someOf(oneOf(['drink', 'dessert', 'lahmacun', 'pide', 'meze'], random), random),
    );
  }
  if (draw < 0.85) return restaurantMenu(id, random);
  return billDiscount(
    id,
    10_000 * Math.floor(random() * 12),
    random() < 0.6
      ? percent(500 + 500 * Math.floor(random() * 3))
      : amount(2_000 + 1_000 * Math.floor(random() * 9)),
  );
}

function restaurantMenu(id: string, random: () => number): Campaign {
  const categories = oneOf(
    [
      ['kebab', 'drink'],
      ['pide', 'drink'],
      ['lahmacun', 'drink'],
      ['lahmacun', 'lahmacun', 'drink'],
      ['kebab', 'drink', 'dessert'],
      ['kebab', 'meze', 'drink'],
      ['kebab', 'kebab', 'meze', 'drink', 'drink'],
    ],
    random,
  );
  const parts = categories.map((category) => someOf(category, random));
  const usualKurus = parts.reduce((sum, products) => sum + Math.max(...products.map(priceOf)), 0);
  return setMenu(id, Math.round((usualKurus * (0.75 + random() * 0.2)) / 500) * 500, ...parts);
}

function productsOf(category: string): string[] {
  return MENU[category]!.map((_, at) => `${category} ${at}`);
}

function priceOf(productId: string): number {
  const [category, at] = productId.split(' ');
  return MENU[category!]![Number(at)]!;
}

/** A whole category or, now and then, two or three products of it. */
function someOf(category: string, random: () => number): string[] {
  const products = productsOf(category);
  return random() < 0.7 ? products : shuffled(products, random).slice(0, 2 + Math.floor(random() * 2));
}

function oneOf<T>(choices: readonly T[], random: () => number): T {
  return choices[Math.floor(random() * choices.length)]!;
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
