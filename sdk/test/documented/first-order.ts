// #region all
import { Sofra } from '@sofra/sdk';

const sofra = new Sofra({
  baseUrl: process.env.SOFRA_URL, // for example https://orders.example.com
  apiKey: process.env.SOFRA_KEY, // sfr_…
  language: 'en', // of `userMessage` in errors
});

const [venue] = await sofra.venues.list();
if (venue === undefined) throw new Error('this key reaches no venue');

const { categories } = await sofra.menus.get(venue.id);
const dish = categories
  .flatMap(({ products }) => products)
  .find(({ optionGroups }) => optionGroups.every(({ isRequired }) => !isRequired));
const portion = dish?.portions[0];
if (dish === undefined || portion === undefined) throw new Error('this menu has no dish without a choice');

// In a shop: made with the basket and stored before the first try, so that no retry orders twice.
const idempotencyKey = crypto.randomUUID();
const { order } = await sofra.orders.place(
  venue.id,
  {
    type: 'Takeaway',
    customer: { name: 'Ada', phone: '+905321234567' },
    lines: [{ productId: dish.id, portionId: portion.id, quantity: 1 }],
  },
  { idempotencyKey },
);
console.log(`order ${order.number}: ${dish.name}, ${order.totals.total} ${order.totals.currency}`);
// #endregion

export const placed = order;
