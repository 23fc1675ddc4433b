import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../test/harness/staff.ts';
import { billParts } from '../../../test/venues/bill-parts.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { moveLine } from '../../core/bills/kitchen/kitchen.ts';
import { changeQuantity, moveToTable } from '../../core/bills/till.ts';
import { changeBill } from './change-bill.ts';

const sofra = useSofra();

const stamp = { by: { kind: 'Account', id: randomUUID(), name: 'Deniz' }, at: 0 } as const;

test('two people who change one bill at the same time lose none of their changes', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue, { lines: [1, 2].map(() => lineOf(venue.menu.kebab)) });
  const [mine, yours] = bill.first.lines;
  const answers = await Promise.all([
    bill.act('POST', `/lines/${mine.id}/move`, { to: 'Ready' }),
    bill.act('POST', '/payments', { kind: 'Cash', amount: 20 }, { 'idempotency-key': freshKey() }),
    bill.act('PUT', `/lines/${yours.id}/gift`, { isGift: true }),
    bill.act('POST', `/rounds`, { lines: [lineOf(venue.menu.kebab)] }, { 'idempotency-key': freshKey() }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 201],
  );
  const after = await bill.read();
  const seen = after.lines.map(({ status, isGift }: { status: string; isGift: boolean }) => [status, isGift]);
  assert.deepEqual(seen, [
    ['Ready', false],
    ['Pending', true],
    ['Pending', false],
  ]);
  assert.deepEqual([after.totals.paid, after.totals.total, after.revision], [20, 241, 5]);
  assert.equal(after.history.length, 5);
});

test('a change that was decided on an old bill is decided again on the current one', async () => {
  const venue = await newStaffedVenue(sofra);
  const { first, act, read } = await openBill(venue, { lines: [1, 2].map(() => lineOf(venue.menu.kebab)) });
  const revisions: number[] = [];
  let meanwhile: Promise<unknown> | null = null;
  const decide = (bill: Bill) => {
    revisions.push(bill.revision);
    return moveLine(bill, first.lines[0].id, 'Ready', stamp);
  };
  const slowDb = {
    ...sofra.db,
    query: async <Row>(statement: Parameters<typeof sofra.db.query>[0]) => {
      if (statement.name === 'save-bill') {
        meanwhile ??= act('PUT', `/lines/${first.lines[1].id}/quantity`, { quantity: 2, revision: 1 });
        await meanwhile;
      }
      return sofra.db.query<Row>(statement);
    },
  };
  const changed = await changeBill(billParts(slowDb), venue.id, first.id, decide);
  assert.deepEqual([revisions, changed.revision], [[1, 2], 3]);
  const { lines } = await read();
  assert.deepEqual([lines[0].status, lines[1].quantity], ['Ready', 2]);
});

test('if a bill changes during each of five attempts, the change is refused and the bill stays as others left it', async () => {
  const venue = await newStaffedVenue(sofra);
  const { first, act, read } = await openBill(venue);
  let tries = 0;
  const restlessDb = {
    ...sofra.db,
    query: async <Row>(statement: Parameters<typeof sofra.db.query>[0]) => {
      if (statement.name === 'save-bill') {
        tries += 1;
        await act('PUT', `/lines/${first.lines[0].id}/gift`, { isGift: tries % 2 === 1 });
      }
      return sofra.db.query<Row>(statement);
    },
  };
  const decide = (bill: Bill) => changeQuantity(bill, first.lines[0].id, 7, stamp);
  await assert.rejects(changeBill(billParts(restlessDb), venue.id, first.id, decide), {
    code: 'BILL_CHANGED',
  });
  const [{ quantity, isGift }] = (await read()).lines;
  assert.deepEqual([tries, quantity, isGift], [5, 1, true]);
});

/** Moves a bill to another table; `meanwhile` runs between the decision and the save. */
async function moveWhile(meanwhile: (venue: StaffedVenue, tableId: string) => Promise<unknown>) {
  const venue = await newStaffedVenue(sofra);
  const [from, tableId] = venue.tableIds as [string, string];
  const bill = await openBill(venue, { type: 'DineIn', tableId: from });
  let saves = 0;
  const slowDb = {
    ...sofra.db,
    query: async <Row>(statement: Parameters<typeof sofra.db.query>[0]) => {
      if (statement.name === 'save-bill') {
        saves += 1;
        if (saves === 1) await meanwhile(venue, tableId);
      }
      return sofra.db.query<Row>(statement);
    },
  };
  const table = { id: tableId, name: 'Salon 2' };
  const moved = changeBill(billParts(slowDb), venue.id, bill.first.id, (before) =>
    moveToTable(before, table, stamp),
  );
  const outcome = await moved.then(
    () => 'Moved',
    ({ code }: { code: string }) => code,
  );
  return { outcome, saves, isThere: (await bill.read()).table.id === tableId };
}

test('a bill does not move to a table that is removed at the same time', async () => {
  const outcome = await moveWhile((venue, tableId) =>
    venue.owner.call('DELETE', `/venues/${venue.id}/tables/${tableId}`),
  );
  assert.deepEqual(outcome, { outcome: 'TABLE_NOT_FOUND', saves: 1, isThere: false });
});

test('a bill moves to its table even if other parts of the venue change at the same time', async () => {
  const outcome = await moveWhile((venue) =>
    venue.owner.call('PATCH', `/venues/${venue.id}/settings`, { name: 'Meze' }),
  );
  assert.deepEqual(outcome, { outcome: 'Moved', saves: 2, isThere: true });
});
