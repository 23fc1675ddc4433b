import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ShiftRow, shiftsOf } from './person-shift.ts';

const NONE = {
  payments: 0,
  amountKurus: 0,
  roundingKurus: 0,
  tipKurus: 0,
  changeKurus: 0,
  refunds: 0,
  refundKurus: 0,
};

function rowsOf(...deeds: (Pick<ShiftRow, 'act'> & { by?: string; content?: object })[]): ShiftRow[] {
  return deeds.map(({ act, by = 'ada', content = {} }, at) => {
    return { number: at + 1, at: at + 1, personId: by, act, content } as ShiftRow;
  });
}

const paid = (kind: string, amounts: object, takenById = 'ada') => ({
  act: 'PaymentTaken' as const,
  content: { paymentId: 'p', takenById, movement: { kind, method: kind, name: null, ...NONE, ...amounts } },
});

test('a shift begins and ends by its acts; a later act of the person begins the next shift', () => {
  const shifts = shiftsOf(
    rowsOf(
      { act: 'ShiftBegun' },
      paid('Cash', { payments: 1, amountKurus: 100, tipKurus: 5, roundingKurus: -1 }),
      paid('Card', { payments: 1, amountKurus: 200, tipKurus: 20 }),
      { act: 'ShiftEnded' },
      paid('Cash', { payments: 1, amountKurus: 50 }),
    ),
    99,
  );
  assert.deepEqual(
    shifts.map(({ beganAt, endedAt, cashKurus, tipsKurus }) => [beganAt, endedAt, cashKurus, tipsKurus]),
    [
      [1, 4, 104, 25],
      [5, 99, 50, 0],
    ],
  );
});

test('a shift that no one begins or ends lasts as long as the day', () => {
  const rows = rowsOf(paid('Cash', { payments: 1, amountKurus: 100 }));
  assert.deepEqual([shiftsOf(rows, null)[0]?.endedAt, shiftsOf(rows, 99)[0]?.endedAt], [null, 99]);
});

test('a payment that a manager reverses counts in the shift of the person who took it; a refund counts in that of the manager', () => {
  const movement = { kind: 'Cash', method: 'Cash', name: null, ...NONE };
  const content = { paymentId: 'p', takenById: 'ada' };
  const shifts = shiftsOf(
    rowsOf(
      paid('Cash', { payments: 1, amountKurus: 100 }),
      paid('Cash', { payments: 1, amountKurus: 70 }),
      {
        act: 'PaymentReversed',
        by: 'mert',
        content: { ...content, movement: { ...movement, payments: -1, amountKurus: -100 } },
      },
      {
        act: 'PaymentRefunded',
        by: 'mert',
        content: { ...content, movement: { ...movement, refunds: 1, refundKurus: 30 } },
      },
      { act: 'BillDiscounted', by: 'mert', content: { lostKurus: 12 } },
      { act: 'TipsPaidOut', by: 'mert', content: { drawer: 'main', amountKurus: 40, toId: 'ada' } },
    ),
    null,
  );
  assert.deepEqual(
    shifts.map(({ personId, cashKurus, tipsPaidOutKurus, reductions }) => ({
      ...{ personId, cashKurus, tipsPaidOutKurus },
      reductions: reductions.map(({ act, times, lostKurus }) => [act, times, lostKurus]),
    })),
    [
      { personId: 'ada', cashKurus: 70, tipsPaidOutKurus: 40, reductions: [] },
      { personId: 'mert', cashKurus: -30, tipsPaidOutKurus: 0, reductions: [['BillDiscounted', 1, 12]] },
    ],
  );
});
