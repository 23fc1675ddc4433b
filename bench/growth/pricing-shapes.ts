import { priceLines } from '../../server/src/core/pricing/pricing.ts';
import { demandingBaskets } from '../../server/test/pricing/demanding-baskets.ts';
import {
  restaurantBasket,
  restaurantCampaigns,
  seeded,
} from '../../server/test/pricing/restaurant-baskets.ts';

/**
 * Prints the time to price baskets and bills under campaigns of many shapes: median and maximum of some
 * rounds, in milliseconds. `node_modules/.bin/node bench/growth/pricing-shapes.ts`
 */
const ROUNDS = 25;
const ROUNDS_TO_WARM_UP = 5;

const RESTAURANTS = [
  { campaigns: 0, lines: 3, most: 2 },
  { campaigns: 10, lines: 3, most: 2 },
  { campaigns: 50, lines: 10, most: 4 },
  { campaigns: 50, lines: 30, most: 3 },
  { campaigns: 50, lines: 30, most: 20 },
];

const restaurants = RESTAURANTS.map(({ campaigns, lines, most }) => {
  const random = seeded(campaigns + lines + most);
  const name = `restaurant: ${campaigns} campaigns, ${lines} lines of up to ${most}`;
  return [name, restaurantBasket(restaurantCampaigns(campaigns, random), lines, most, random)] as const;
});

for (const [name, { lines, campaigns }] of [...restaurants, ...demandingBaskets()]) {
  const took = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    priceLines(lines, campaigns, 1_000);
    return performance.now() - start;
  });
  const sorted = took.slice(ROUNDS_TO_WARM_UP).sort((a, b) => a - b);
  const [middle, worst] = [sorted[sorted.length >> 1]!, sorted.at(-1)!];
  console.log(`${name.padEnd(52)}${middle.toFixed(3).padStart(9)}${worst.toFixed(3).padStart(9)}`);
}
