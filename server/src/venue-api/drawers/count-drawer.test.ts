import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, useSofra } from '../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue } from '../../../test/harness/staff.ts';
import { drawersOf, soldBill } from '../../../test/money/drawer-evening.ts';
import { readLedger } from '../../../test/money/ledger-rows.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

test('what should be in a drawer is float, cash with its tips and rounding, and movements; change and cards are in none of it', async () => {
  const own = await newStaffedVenue(sofra, { cashStepKurus: 100 });
  const drawers = drawersOf(own);
  await drawers.move({ act: 'FloatSet', amount: 500 });
  // 120.50 is rounded to 121. The guest hands over 140, of which 9 are a tip and 10 are change.
  await soldBill(own, { kind: 'Cash', tendered: 140, tip: 9 });
  await soldBill(own, { kind: 'Card', tip: 30 });
  const bill = await soldBill(own, { kind: 'Cash' });
  const { payments } = await bill.read();
  const refund = await bill.act(
    'POST',
    `/payments/${payments[0].id}/refunds`,
    { kind: 'Cash', amount: 21, reason: 'Cold' },
    { 'idempotency-key': freshKey() },
  );
  assert.equal(refund.status, 200, refund.text);
  await drawers.move({ act: 'CashIn', amount: 100, reason: 'Change' });
  await drawers.move({ act: 'CashOut', amount: 350, reason: 'Supplier', note: 'Bread' });
  await drawers.move({ act: 'TipsPaidOut', amount: 39, accountId: own.waiter.account.id });
  const opened = await drawers.move({ act: 'DrawerOpened', reason: 'Check' });
  assert.equal(opened.status, 200, opened.text);
  const [drawer] = opened.body.data.drawers;
  assert.deepEqual(
    { ...drawer.period, floatAt: null },
    {
      ...{ afterRow: 0, float: 500, floatAt: null, cash: 251, refunds: 21, cashIn: 100, cashOut: 350 },
      ...{ tipsPaidOut: 39, openings: 1, expected: 441 },
    },
  );
  const pieces = [
    { value: 200, times: 2 },
    { value: 5, times: 8 },
    { value: 0.5, times: 2 },
  ];
  const counted = await drawers.count({ afterRow: 0, pieces, left: 300 });
  assert.equal(counted.status, 200, counted.text);
  const [after] = counted.body.data.drawers;
  assert.deepEqual(
    [after.lastCount.counted, after.lastCount.difference, after.lastCount.needsReason],
    [441, 0, false],
  );
  assert.deepEqual([after.period.float, after.period.expected, after.period.openings], [300, 300, 0]);
  assert.equal(after.period.afterRow, after.lastCount.row);
  const rows = await readLedger(sofra.db, own.id);
  assert.deepEqual(
    rows.filter(({ billId }) => billId === null).map(({ act }) => act),
    ['FloatSet', 'CashIn', 'CashOut', 'TipsPaidOut', 'DrawerOpened', 'DrawerCounted'],
  );
  assert.ok(!JSON.stringify(rows).includes('Bread'), 'the ledger has no text that people typed');
});

test('a payment that is taken back, or put right to a card, leaves the drawer', async () => {
  const own = await newStaffedVenue(sofra);
  const drawers = drawersOf(own);
  const bill = await soldBill(own, { kind: 'Cash', tendered: 150 });
  const { payments } = await bill.read();
  const answer = await bill.act(
    'POST',
    `/payments/${payments[0].id}/method`,
    { kind: 'Card' },
    { 'idempotency-key': freshKey() },
  );
  assert.equal(answer.status, 200, answer.text);
  assert.equal((await drawers.read()).drawers[0].period.expected, 0);
});

test('of two people who count at once, one counts; the other is told, and may count again what was counted', async () => {
  const own = await newStaffedVenue(sofra);
  const drawers = drawersOf(own);
  await soldBill(own);
  const answers = await Promise.all([
    drawers.count({ afterRow: 0, sum: 120.5 }),
    drawers.count({ afterRow: 0, sum: 120.5 }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const lost = answers.find(({ status }) => status === 409)!;
  assertRefused(lost, 409, 'DRAWER_COUNTED');
  const { row } = (await drawers.read()).drawers[0].lastCount;
  await soldBill(own);
  const again = await drawers.count({ afterRow: row, sum: 120, isRecount: true, reason: 'WrongChange' });
  const [{ lastCount, period }] = again.body.data.drawers;
  assert.deepEqual(
    [lastCount.expected, lastCount.counted, lastCount.difference, lastCount.isRecount],
    [120.5, 120, -0.5, true],
  );
  // Cash that came after the first count belongs to the next one.
  assert.deepEqual([period.afterRow, period.cash], [row, 120.5]);
});

test('a count that is off by more than the venue allows needs a reason', async () => {
  const own = await newStaffedVenue(sofra, { drawerDifferenceAllowedKurus: 500 });
  const drawers = drawersOf(own);
  assertRefused(await drawers.count({ afterRow: 0, sum: 5.01 }), 409, 'REASON_REQUIRED');
  assertRefused(await drawers.count({ afterRow: 0, sum: 5.01, reason: 'Other' }), 400, 'CONTENT_INVALID');
  assert.equal((await drawers.count({ afterRow: 0, sum: 5 })).status, 200);
  const { row } = (await drawers.read()).drawers[0].lastCount;
  const off = await drawers.count({ afterRow: row, sum: 9, reason: 'Other', note: 'Coins of the tip jar' });
  const { reason, note, needsReason } = off.body.data.drawers[0].lastCount;
  assert.deepEqual([reason, note, needsReason], ['Other', 'Coins of the tip jar', false]);
});

test('where the venue counts blind, nothing tells what should be there before the count; a difference is asked about afterwards', async () => {
  const own = await newStaffedVenue(sofra, { blindCount: true });
  const drawers = drawersOf(own);
  await drawers.move({ act: 'FloatSet', amount: 100 });
  await soldBill(own);
  await soldBill(own, { kind: 'Card' });
  const { period } = (await drawers.read()).drawers[0];
  assert.deepEqual([period.cash, period.refunds, period.expected], [null, null, null]);
  assert.deepEqual(
    new Set((await drawers.readTotals()).totals.map(({ expected }: { expected: unknown }) => expected)),
    new Set([null]),
  );
  const shift = await own.waiter.call('GET', `/venues/${own.id}/shifts`);
  assert.equal(shift.body.data.shifts[0].cash, null);
  assert.ok(!shift.text.includes('"kind":"Cash"'));
  const counted = await drawers.count({ afterRow: 0, sum: 200 });
  const { lastCount } = counted.body.data.drawers[0];
  assert.deepEqual([lastCount.expected, lastCount.difference, lastCount.needsReason], [220.5, -20.5, true]);
  const said = await drawers.post(`/drawers/main/counts/${lastCount.row}/reason`, { reason: 'WrongChange' });
  assert.equal(said.body.data.drawers[0].lastCount.needsReason, false, said.text);
  const ended = await own.waiter.call('GET', `/venues/${own.id}/shifts`);
  assert.equal(ended.body.data.shifts[0].cash, 120.5);
});

test('a repeat writes nothing again, and the same key for something else is refused', async () => {
  const own = await newStaffedVenue(sofra);
  const drawers = drawersOf(own);
  const key = freshKey();
  for (const _ of [1, 2]) await drawers.move({ act: 'CashIn', amount: 50, reason: 'Deposit' }, { key });
  assertRefused(
    await drawers.move({ act: 'CashIn', amount: 60, reason: 'Deposit' }, { key }),
    409,
    'IDEMPOTENCY_KEY_REUSED',
  );
  assert.equal((await drawers.read()).drawers[0].period.cashIn, 50);
  const counting = freshKey();
  for (const _ of [1, 2])
    assert.equal((await drawers.count({ afterRow: 0, sum: 50 }, { key: counting })).status, 200);
  assert.equal((await readLedger(sofra.db, own.id)).length, 2);
});

test('a row and what belongs to it are one transaction: where one cannot be written, neither is', async () => {
  const own = await newStaffedVenue(sofra);
  const drawers = drawersOf(own);
  const owner = openTestDatabase(1);
  await owner.query({ text: `alter table drawer_act add constraint no_note check (note <> 'killed')` });
  try {
    const body = { act: 'CashIn', amount: 50, reason: 'Other', note: 'killed' };
    assert.equal((await drawers.move(body)).status, 500);
  } finally {
    await owner.query({ text: 'alter table drawer_act drop constraint no_note' });
    await owner.close();
  }
  assert.deepEqual(await readLedger(sofra.db, own.id), []);
});

test('only people with the right move cash or count, and only they see what is in a drawer', async () => {
  const cashier = drawersOf(venue, venue.waiter);
  assert.equal((await cashier.move({ act: 'CashIn', amount: 5, reason: 'Change' })).status, 200);
  assertRefused(await cashier.count({ afterRow: 0, sum: 5 }), 403, 'NOT_PERMITTED');
  assertRefused(
    await cashier.move({ act: 'CashIn', amount: 5, reason: 'Change' }, { drawer: 'bar' }),
    404,
    'DRAWER_NOT_FOUND',
  );
});
