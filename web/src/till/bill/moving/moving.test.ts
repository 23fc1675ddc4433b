import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../../api/bill-list.ts';
import {
  allMovableUnits,
  moveBodyOf,
  movedGuests,
  movesWholeBill,
  stillMovableUnits,
  undoMoveBody,
} from './moving.ts';

const line = (id: string, quantity: number, paidUnits = 0, status = 'Pending') => ({
  ...{ id, quantity, paidUnits, status },
});
const billOf = (...lines: ReturnType<typeof line>[]) =>
  ({ lines, payments: [], documents: [] }) as unknown as Bill;

const BILL = billOf(
  line('kebab', 3, 1),
  line('tea', 1, 1),
  line('ayran', 2),
  line('gone', 1, 0, 'Cancelled'),
);

test('the units that can move are those neither paid nor voided', () => {
  assert.deepEqual(allMovableUnits(BILL), { kebab: 2, ayran: 2 });
});

test('units on a valid fiscal document stay; a unit that is also paid is subtracted once', () => {
  const on = (lineId: string, quantity: number, counts = true) => ({ counts, units: [{ lineId, quantity }] });
  const withDocuments = (...documents: ReturnType<typeof on>[]) =>
    ({ ...BILL, documents }) as unknown as Bill;
  assert.deepEqual(allMovableUnits(withDocuments(on('kebab', 2), on('ayran', 1))), { kebab: 1, ayran: 1 });
  assert.deepEqual(allMovableUnits(withDocuments(on('kebab', 1))), { kebab: 2, ayran: 2 });
  assert.deepEqual(allMovableUnits(withDocuments(on('ayran', 1), on('ayran', 1))), { kebab: 2 });
  assert.deepEqual(allMovableUnits(withDocuments(on('ayran', 2, false))), { kebab: 2, ayran: 2 });
});

test('a valid document of a payment blocks the units of that payment, or every line if it has an amount only', () => {
  const withSale = (
    units: { lineId: string; quantity: number }[],
    reversedAt: string | null,
    state = 'Issued',
  ) => {
    const sale = { counts: true, state, units: [], paymentIds: ['p'] };
    return { ...BILL, payments: [{ id: 'p', units, reversedAt }], documents: [sale] } as unknown as Bill;
  };
  const ayran = [{ lineId: 'ayran', quantity: 1 }];
  const taken = '2026-03-07T20:00:00.000Z';
  assert.deepEqual(allMovableUnits(withSale(ayran, null)), { kebab: 2, ayran: 1 });
  assert.deepEqual(allMovableUnits(withSale(ayran, taken)), { kebab: 2, ayran: 1 });
  assert.deepEqual(allMovableUnits(withSale([], null)), {});
  assert.deepEqual(allMovableUnits(withSale([], taken, 'Failed')), { kebab: 2, ayran: 2 });
});

test('chosen units that were paid or voided since are left out', () => {
  assert.deepEqual(stillMovableUnits({ kebab: 3, tea: 1, ayran: 1, gone: 1 }, BILL), { kebab: 2, ayran: 1 });
  assert.deepEqual(stillMovableUnits({ kebab: 0 }, BILL), {});
});

test('a bill is moved whole if every unit moves that is not voided', () => {
  assert.equal(movesWholeBill(allMovableUnits(BILL), BILL), false);
  const unpaid = billOf(line('kebab', 3), line('gone', 1, 0, 'Cancelled'));
  assert.equal(movesWholeBill(allMovableUnits(unpaid), unpaid), true);
  assert.equal(movesWholeBill({ kebab: 2 }, unpaid), false);
});

test('a move sends both revisions as the person sees them, and needs a target', () => {
  const [from, other] = [{ revision: 4 }, { id: 'other', revision: 7 }];
  const lines = [{ lineId: 'kebab', quantity: 1 }];
  assert.deepEqual(moveBodyOf(from, { kebab: 1 }, { billId: 'other' }, [other]), {
    ...{ lines, revision: 4 },
    to: { billId: 'other', revision: 7 },
  });
  assert.deepEqual(moveBodyOf(from, { kebab: 1 }, { tableId: 't' }, [])?.to, { tableId: 't' });
  assert.deepEqual(moveBodyOf(from, { kebab: 1 }, 'NewTakeaway', [])?.to, {});
  assert.equal(moveBodyOf(from, { kebab: 1 }, null, [other]), null);
  assert.equal(moveBodyOf(from, {}, { billId: 'other' }, [other]), null);
  assert.equal(moveBodyOf(from, { kebab: 1 }, { billId: 'other' }, []), null, 'it was closed meanwhile');
});

test('a move is undone with the ids that its lines have now, without voided ones', () => {
  const to = { ...billOf(line('part', 1), line('gone', 1, 0, 'Cancelled')), id: 'to', revision: 5 };
  const moved = {
    ...{ from: { id: 'from', revision: 3 }, to },
    lines: [
      { lineId: 'kebab', movedLineId: 'part', quantity: 1 },
      { lineId: 'gone', movedLineId: 'gone', quantity: 1 },
    ],
  };
  assert.deepEqual(undoMoveBody(moved, [{ id: 'to', revision: 6 }]), {
    lines: [{ lineId: 'part', quantity: 1 }],
    to: { billId: 'from', revision: 3 },
    revision: 6,
  });
});

test('guests move with the lines only if no line is left at their table', () => {
  assert.equal(movedGuests({ from: { state: 'Moved' } }, 3), 3);
  assert.equal(movedGuests({ from: { state: 'Moved' } }, null), 0);
  assert.equal(movedGuests({ from: { state: 'Open' } }, 3), 0);
});
