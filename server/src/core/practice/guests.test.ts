import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleMenu } from '../../../test/samples/sample-venue.ts';
import { EVENING_MINUTES, type EveningPlan } from './evening.ts';
import { type GuestAct, guestActsAt, type PracticeOffer } from './guests.ts';
import { PRACTICE_SCENARIOS, scenarioOf } from './scenario.ts';

const { kebab, steak, baklava } = sampleMenu();
const offer: PracticeOffer = {
  products: [kebab, steak, baklava],
  tableIds: ['T1', 'T2', 'T3'],
  takesReservations: true,
};
const planOf = (seed: number, change: Partial<EveningPlan> = {}): EveningPlan => ({
  ...{ seed, pace: 'Quick', minutes: 120, troubles: [] },
  ...change,
});
const play = (plan: EveningPlan, at = offer) =>
  Array.from({ length: plan.minutes }, (_, minute) => guestActsAt(plan, at, minute));
const orders = (acts: readonly GuestAct[]) =>
  acts.flatMap((act) => (act.kind === 'Order' ? [act.order] : []));

test('the same seed gives exactly the same evening, and another seed another one', () => {
  for (let seed = 0; seed < 60; seed += 1) assert.deepEqual(play(planOf(seed)), play(planOf(seed)));
  const evenings = new Set(Array.from({ length: 60 }, (_, seed) => JSON.stringify(play(planOf(seed)))));
  assert.equal(evenings.size, 60);
});

test('a minute does not depend on earlier minutes, so another server can continue an evening', () => {
  const plan = planOf(7);
  const whole = play(plan);
  assert.deepEqual(guestActsAt(plan, offer, 31), whole[31]);
});

test('the shortest evening has every type of order, bookings, and every scenario', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const acts = play(planOf(seed, { minutes: EVENING_MINUTES.least })).flat();
    assert.deepEqual(
      new Set(orders(acts).map(({ type }) => type)),
      new Set(['DineIn', 'Takeaway', 'Delivery']),
    );
    const notes = acts.map((act) => (act.kind === 'Order' ? act.order.note : act.booking.note));
    assert.deepEqual(
      new Set(notes.flatMap((note) => scenarioOf(note ?? null) ?? [])),
      new Set(PRACTICE_SCENARIOS),
    );
  }
});

test('guests order only what the menu allows: a portion, the required choices, and no extra twice', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    for (const { lines, type, tableId } of orders(play(planOf(seed, { troubles: ['Rush'] })).flat())) {
      assert.equal(tableId !== undefined, type === 'DineIn');
      for (const line of lines) {
        const product = offer.products.find(({ id }) => id === line.productId)!;
        assert.ok(product.portions.some(({ id }) => id === line.portionId));
        assert.equal(new Set(line.extraIds).size, line.extraIds.length);
        for (const group of product.optionGroups.filter(({ isRequired }) => isRequired)) {
          const choices = product.extras.filter(({ optionGroupId }) => optionGroupId === group.id);
          assert.ok(
            choices.some(({ id }) => line.extraIds.includes(id)),
            product.id,
          );
        }
      }
    }
  }
});

test('at a venue without tables, products or bookings, guests do what is still possible', () => {
  const plan = planOf(1);
  const bare = { products: [], tableIds: [], takesReservations: false };
  assert.deepEqual(play(plan, bare).flat(), []);
  const away = orders(play(plan, { ...offer, tableIds: [], takesReservations: false }).flat());
  assert.ok(away.length > 0 && away.every(({ type }) => type !== 'DineIn'));
});

test('a rush has more guests than usual, and the last third of an evening has no guests', () => {
  const count = (change: Partial<EveningPlan>) =>
    Array.from({ length: 50 }, (_, seed) => play(planOf(seed, change)).flat().length).reduce((a, b) => a + b);
  assert.ok(count({ troubles: ['Rush'] }) > 1.3 * count({}));
  for (let seed = 0; seed < 50; seed += 1) assert.deepEqual(play(planOf(seed)).slice(84).flat(), []);
});
