import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { follow, type ReadEvent } from '../../../../test/harness/live-reader.ts';
import { leavingNothing } from '../../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, newStaffedVenue, openBill, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { move, moveBody, moveNow, readBill } from '../../../../test/venues/bill-moves.ts';

const sofra = useSofra();

/** Opens bills at the first tables: two kebabs and a baklava at the first table, one kebab at each of the others. */
async function newTables(count = 2) {
  const venue = await newStaffedVenue(sofra);
  const { kebab, baklava } = venue.menu;
  const bills = [];
  for (let at = 0; at < count; at++) {
    const lines = at === 0 ? [lineOf(kebab, { quantity: 2 }), lineOf(baklava)] : [lineOf(kebab)];
    bills.push((await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[at], lines })).first);
  }
  return { venue, bills };
}

const preview = (venue: StaffedVenue, id: string, body: unknown) =>
  venue.waiter.call('POST', `/venues/${venue.id}/bills/${id}/moves/preview`, body);
const historyOf = async (venue: StaffedVenue, id: string) =>
  (await readBill(venue, id)).history.map(({ action }: { action: string }) => action);
const chosenLine = (line: { id: string }, quantity = 1) => ({ lineId: line.id, quantity });

test('200: a preview says both totals before and after, and the move comes to them', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const body = moveBody(a, b, [chosenLine(a.lines[0])]);
  const seen = await leavingNothing(sofra, venue, () => preview(venue, a.id, body));
  assert.equal(seen.status, 200, seen.text);
  const { from, to, isEmptied } = seen.body.data;
  assert.equal(isEmptied, false);
  assert.equal(from.before.total + to.before.total, from.after.total + to.after.total);
  assert.equal(from.before.total - from.after.total, 120.5);
  const { body: done } = await move(venue, a, b, [chosenLine(a.lines[0])]);
  assert.deepEqual(
    [done.data.from.totals.total, done.data.to.totals.total],
    [from.after.total, to.after.total],
  );
  const [line] = done.data.lines;
  assert.notEqual(line.movedLineId, line.lineId);
  assert.deepEqual(
    done.data.to.lines.map(({ id }: { id: string }) => id).toSorted(),
    [b.lines[0].id, line.movedLineId].toSorted(),
  );
});

test('200: units move to a new bill at a free table, which has the next number', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const { status, body } = await move(venue, a, { tableId: venue.tableIds[2]! }, [chosenLine(a.lines[1])]);
  assert.equal(status, 200);
  const { to } = body.data;
  assert.deepEqual(
    [to.number, to.table.name, to.state, to.isPlacedByApi],
    [b.number + 1, 'Bahçe 1', 'Open', false],
  );
  assert.equal(to.lines[0].id, a.lines[1].id);
  assert.deepEqual(await historyOf(venue, to.id), ['LinesMovedIn']);
  const next = await openBill(venue);
  assert.equal(next.first.number, to.number + 1);
  await next.act('POST', '/close', { kind: 'Cash' });
  const closed = await venue.waiter.call('POST', `/venues/${venue.id}/bills/${to.id}/close`, {
    kind: 'Cash',
  });
  assert.equal(closed.body.data.state, 'Closed');
});

test('200: a merged bill is Moved, frees its table, and both histories say what moved', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const { from, to } = await moveNow(venue, a.id, b.id);
  assert.deepEqual([from.state, from.lines, from.totals.total], ['Moved', [], 0]);
  assert.deepEqual(from.movedTo, { billId: b.id, number: b.number, tableName: 'Salon 2' });
  assert.equal(to.totals.total, a.totals.total + b.totals.total);
  assert.deepEqual(await historyOf(venue, a.id), ['BillOpened', 'LinesMovedOut']);
  assert.deepEqual(await historyOf(venue, b.id), ['BillOpened', 'LinesMovedIn']);
  const [opened, out] = (await readBill(venue, a.id)).history;
  assert.deepEqual(
    opened.detail.lineIds,
    a.lines.map(({ id }: { id: string }) => id),
  );
  assert.deepEqual([out.detail.toNumber, out.detail.isEmptied, out.by.name], [b.number, true, 'Deniz']);
  const again = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  assert.notEqual(again.first.id, a.id);
});

test('200: lists of the venue leave out a bill that holds nothing', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  await moveNow(venue, a.id, b.id);
  for (const state of ['Open', 'All']) {
    const { body } = await venue.waiter.call('GET', `/venues/${venue.id}/bills?state=${state}`);
    assert.deepEqual(
      body.data.items.map(({ id }: { id: string }) => id),
      [b.id],
    );
  }
});

test('200: the lines go back to the bill from which they came, at its table', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  await moveNow(venue, a.id, b.id);
  const lines = [chosenLine(a.lines[0], 2), chosenLine(a.lines[1])];
  const { from, to } = await moveNow(venue, b.id, a.id, lines);
  assert.deepEqual([to.state, to.table.name, to.movedTo, to.totals], ['Open', 'Salon 1', null, a.totals]);
  assert.deepEqual([from.totals, from.lines.length], [b.totals, 1]);
});

test('409: a bill does not come back to a table that has another one by now', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  await moveNow(venue, a.id, b.id);
  await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  const [from, to] = [await readBill(venue, b.id), await readBill(venue, a.id)];
  const back = () => move(venue, from, to, [chosenLine(a.lines[0], 2), chosenLine(a.lines[1])]);
  assertRefused(await leavingNothing(sofra, venue, back), 409, 'TABLE_TAKEN');
});

test('404: a bill does not come back to a table that was removed meanwhile', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  await moveNow(venue, a.id, b.id);
  await venue.owner.call('DELETE', `/venues/${venue.id}/tables/${venue.tableIds[0]}`);
  const [from, to] = [await readBill(venue, b.id), await readBill(venue, a.id)];
  const back = () => move(venue, from, to, [chosenLine(a.lines[0], 2), chosenLine(a.lines[1])]);
  assertRefused(await leavingNothing(sofra, venue, back), 404, 'TABLE_NOT_FOUND');
});

test('200: a repeat with the same key moves nothing, and the same key with another body is refused', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const key = freshKey();
  const first = await move(venue, a, b, [chosenLine(a.lines[0])], key);
  const repeat = await leavingNothing(sofra, venue, () => move(venue, a, b, [chosenLine(a.lines[0])], key));
  assert.deepEqual(repeat.body.data, first.body.data);
  const other = await leavingNothing(sofra, venue, () => move(venue, a, b, [chosenLine(a.lines[0], 2)], key));
  assertRefused(other, 409, 'IDEMPOTENCY_KEY_REUSED');
});

test('409: a move that was decided on an older state of either bill is refused', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const note = (id: string) =>
    venue.waiter.call('PUT', `/venues/${venue.id}/bills/${id}/guests`, { guests: 3, revision: 1 });
  await note(b.id);
  assertRefused(await move(venue, a, b), 409, 'BILL_CHANGED_SINCE');
  await note(a.id);
  assertRefused(await move(venue, a, await readBill(venue, b.id)), 409, 'BILL_CHANGED_SINCE');
  assert.equal((await move(venue, await readBill(venue, a.id), await readBill(venue, b.id))).status, 200);
});

test('409: of two tills that move the same lines at the same time to different bills, one succeeds and the other is told', async () => {
  const { venue, bills } = await newTables(3);
  const [a, b, c] = bills;
  const answers = await Promise.all([move(venue, a, b), move(venue, a, c)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const after = await Promise.all([a, b, c].map(({ id }) => readBill(venue, id)));
  const totals = after.map(({ totals }) => totals.total);
  assert.equal(
    totals.reduce((sum, total) => sum + total),
    bills.reduce((sum, { totals }) => sum + totals.total, 0),
  );
});

test('409: two bills that are merged into each other at the same time keep every line once', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const answers = await Promise.all([move(venue, a, b), move(venue, b, a)]);
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  const after = [await readBill(venue, a.id), await readBill(venue, b.id)];
  assert.deepEqual(after.map(({ state }) => state).toSorted(), ['Moved', 'Open']);
  assert.deepEqual(
    after.flatMap(({ lines }) => lines.map(({ id }: { id: string }) => id)).toSorted(),
    [...a.lines, ...b.lines].map(({ id }) => id).toSorted(),
  );
});

test('200: every screen is told of both bills, and no portion of stock moves', async () => {
  const venue = await newStaffedVenue(sofra);
  const { baklava, kebab } = venue.menu;
  const at = (table: number, line: unknown) =>
    openBill(venue, { type: 'DineIn', tableId: venue.tableIds[table], lines: [line] });
  const [a, b] = [await at(0, lineOf(baklava, { quantity: 2 })), await at(1, lineOf(kebab))];
  const stock = async () => (await venue.waiter.call('GET', `/venues/${venue.id}/stock`)).body.data;
  const before = await stock();
  const screen = await follow(sofra.baseUrl, venue.owner);
  await moveNow(venue, a.first.id, b.first.id);
  const moves = (events: ReadEvent[]) => events.filter(({ data }) => data.action?.startsWith('LinesMoved'));
  await screen.until((events) => moves(events).length === 2);
  screen.disconnect();
  assert.deepEqual(
    moves(screen.events).map(({ data }) => [data.action, data.bill.id, data.bill.state]),
    [
      ['LinesMovedOut', a.first.id, 'Moved'],
      ['LinesMovedIn', b.first.id, 'Open'],
    ],
  );
  assert.deepEqual(await stock(), before);
  await venue.waiter.call('POST', `/venues/${venue.id}/bills/${b.first.id}/void`, {});
  const after = await stock();
  const left = (items: { name: string; quantity: number | null }[]) =>
    items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  assert.equal(left(after), left(before) + 2);
});

test('409: paid units stay, and so does a bill with a payment', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const pay = (body: Record<string, unknown>) =>
    venue.waiter.call('POST', `/venues/${venue.id}/bills/${a.id}/payments`, body, {
      'idempotency-key': freshKey(),
    });
  await pay({ kind: 'Card', units: [chosenLine(a.lines[1])], revision: 1 });
  const seen = await readBill(venue, a.id);
  assertRefused(await move(venue, seen, b, [chosenLine(a.lines[1])]), 409, 'UNIT_ALREADY_PAID');
  await pay({ kind: 'Cash', amount: 200 });
  const more = await readBill(venue, a.id);
  const refused = await move(venue, more, b, [chosenLine(a.lines[0])]);
  assertRefused(refused, 409, 'BILL_OVERPAID');
  assert.equal(refused.body.details.toGiveBack, 79.5);
});

test('400 and 404: what does not fit is named', async () => {
  const { venue, bills } = await newTables();
  const [a, b] = bills;
  const send = (body: unknown) => preview(venue, a.id, body);
  const invalid = async (body: unknown, field: string) =>
    assertRefused(await send(body), 400, 'CONTENT_INVALID', [field]);
  await invalid({ ...moveBody(a, b), lines: [] }, 'lines');
  await invalid(moveBody(a, b, [chosenLine(a.lines[0], 3)]), 'lines[0].quantity');
  await invalid(moveBody(a, b, [chosenLine(a.lines[0]), chosenLine(a.lines[0])]), 'lines[1].lineId');
  await invalid({ to: { billId: b.id }, revision: 1 }, 'to.revision');
  await invalid({ to: { billId: b.id, revision: 1, tableId: venue.tableIds[2] }, revision: 1 }, 'to.tableId');
  await invalid(moveBody(a, a), 'to.billId');
  assertRefused(await send(moveBody(a, { id: randomUUID(), revision: 1 })), 404, 'BILL_NOT_FOUND');
  assertRefused(await send(moveBody(a, { tableId: randomUUID() })), 404, 'TABLE_NOT_FOUND');
  assertRefused(await send(moveBody(a, { tableId: venue.tableIds[1]! })), 409, 'TABLE_TAKEN');
});
