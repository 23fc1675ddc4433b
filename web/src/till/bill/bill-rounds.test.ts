import assert from 'node:assert/strict';
import { test } from 'node:test';
import { activeLines, type BillLine, billRounds, readyLines, unitsOfLines } from './bill-rounds.ts';

const by = { kind: 'Account' as const, id: 'deniz', name: 'Deniz' };
const round = (id: string) => ({
  id,
  orderedAt: '2026-03-01T18:00:00.000Z',
  by,
  takenBy: null,
  fromBillId: null,
  againOf: null,
  idempotencyKey: null,
  note: null,
});
const line = (id: string, roundId: string, change: Partial<BillLine> = {}): BillLine => ({
  ...{ id, roundId, productId: 'p', productName: 'Çay', portionId: 'o', portionName: 'Bardak' },
  ...{ quantity: 1, unitPrice: 20, total: 20, status: 'Pending', isGift: false, extras: [] },
  ...{ due: 20, isOpenItem: false, measure: null, priceByHand: null, discount: null },
  ...{ vatPercent: null, vatSection: null, paidUnits: 0, acceptsMealCard: true },
  ...{ course: null, isHeld: false, firedAt: null, seat: null, allergy: null },
  ...{ removedIngredients: [], note: null, orderedAt: '2026-03-01T18:00:00.000Z', readyAt: null, ...change },
});

test('rounds are listed newest first, each with its own lines in the order of ordering', () => {
  const bill = { rounds: [round('a'), round('b')], lines: [line('1', 'a'), line('2', 'b'), line('3', 'a')] };
  assert.deepEqual(
    billRounds(bill).map(({ round: { id }, number, lines }) => [id, number, lines.map((one) => one.id)]),
    [
      ['b', 2, ['2']],
      ['a', 1, ['1', '3']],
    ],
  );
});

test('a round without lines is not shown', () => {
  assert.deepEqual(billRounds({ rounds: [round('a')], lines: [] }), []);
});

test('ready lines and active lines exclude voided ones, and units are counted', () => {
  const lines = [
    line('1', 'a', { status: 'Ready', quantity: 3 }),
    line('2', 'a', { status: 'Cancelled' }),
    line('3', 'a', { status: 'Served' }),
  ];
  assert.deepEqual(
    readyLines({ lines }).map(({ id }) => id),
    ['1'],
  );
  assert.deepEqual(
    activeLines({ lines }).map(({ id }) => id),
    ['1', '3'],
  );
  assert.equal(unitsOfLines(lines), 5);
});
