import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  basketLine,
  sampleExtra,
  sampleMenu,
  sampleOpening,
  samplePortion,
  sampleProduct,
  stampOf,
} from '../../../../test/samples/sample-bill.ts';
import { indexMenu } from '../../menu/menu-index.ts';
import { Refusal } from '../../refusals.ts';
import type { Bill } from '../bill.ts';
import { openBill } from '../ordering/placement.ts';
import { setPrice } from '../prices/manual-price.ts';
import { fireCourse } from './courses.ts';
import { changeHeldLine, type LineChoices } from './held-line.ts';
import { bumpRound } from './kitchen.ts';

const COURSES = ['starter', 'main', 'dessert'].map((code) => ({ code, name: code.toUpperCase() }));
const STAMP = stampOf();
const soup = sampleProduct({ id: 'soup', course: 'starter' });
const lamb = sampleProduct({
  id: 'lamb',
  course: 'main',
  portions: [
    samplePortion({ id: 'full' }),
    samplePortion({ id: 'large', name: 'Bir buçuk', priceKurus: 15_000 }),
  ],
  extras: [sampleExtra({ id: 'cheese' })],
  removableIngredients: [{ id: 'onion', name: 'Soğan', translations: {} }],
  stock: { quantity: 0, lowThreshold: 0, isSoldOut: true },
});
const VENUE = { menuIndex: indexMenu(sampleMenu([soup, lamb])), courses: COURSES };
const SAME: LineChoices = { portionId: 'full', extraIds: [], removedIngredientIds: [], note: null };

const table = () =>
  openBill(sampleOpening({ basket: [basketLine(soup), basketLine(lamb)], courses: COURSES }));
const change = (bill: Bill, choices: Partial<LineChoices>) =>
  changeHeldLine(bill, 'line-2', { ...SAME, ...choices }, VENUE, STAMP);

test('changing a held line uses the menu prices, keeps it held, and takes no stock again', () => {
  const before = table();
  const choices = { portionId: 'large', extraIds: ['cheese'], removedIngredientIds: ['onion'], note: 'Az' };
  const { bill, history, stockDeltas } = change(before, choices);
  const [, line] = bill.lines;
  assert.deepEqual(
    [line!.portionName, line!.portionKurus, line!.extras.map(({ id }) => id), line!.note, line!.isHeld],
    ['Bir buçuk', 15_000, ['cheese'], 'Az', true],
  );
  assert.equal(line!.removedIngredients[0]!.name, 'Soğan');
  assert.equal(bill.totals.totalKurus - before.totals.totalKurus, 6_500);
  assert.deepEqual([history!.action, stockDeltas], ['HeldLineChanged', []]);
  assert.equal(change(bill, choices).history, null);
});

test('a manual price is removed if the unit price changes, and stays if only the note changes', () => {
  const priced = setPrice(table(), 'line-2', 8_000, null, STAMP).bill;
  assert.equal(change(priced, { note: 'Az' }).bill.lines[1]!.priceByHand!.priceKurus, 8_000);
  assert.equal(change(priced, { portionId: 'large' }).bill.lines[1]!.priceByHand, undefined);
});

test('a new note does not fire the line; another course fires it if that course does not wait', () => {
  const served = bumpRound(table(), 'round-1', 'Served', STAMP).bill;
  assert.equal(change(served, { note: 'Az' }).bill.lines[1]!.isHeld, true);
  assert.equal(change(table(), { course: 'dessert' }).bill.lines[1]!.isHeld, true);
  const atOnce = change(table(), { course: null }).bill.lines[1]!;
  assert.deepEqual([atOnce.isHeld, atOnce.firedAt, atOnce.course], [undefined, STAMP.at, undefined]);
});

test('a fired line cannot be changed', () => {
  const fired = fireCourse(table(), 'main', STAMP).bill;
  assert.throws(
    () => change(fired, { note: 'Az' }),
    (error) => error instanceof Refusal && error.code === 'LINE_MOVE_NOT_ALLOWED',
  );
});
