import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { follow } from '../../../../test/harness/live-reader.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { sampleOrder, TUESDAY_AFTERNOON, useSofra } from '../../../../test/harness/sofra.ts';
import { freshKey, openBill, placeOrder, type StaffedVenue } from '../../../../test/harness/staff.ts';
import { move, moveNow } from '../../../../test/venues/bill-moves.ts';
import { WEDNESDAY_EVENING } from '../../../../test/venues/booking.ts';
import { newReservingVenue, takeDown, takenDown } from '../../../../test/venues/reservation-venue.ts';

const sofra = useSofra();
const EVENING = Date.parse(WEDNESDAY_EVENING);

beforeEach(() => sofra.clock.set(TUESDAY_AFTERNOON));

// biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
async function listStandings(venue: StaffedVenue): Promise<any[]> {
  return (await venue.waiter.call('GET', `/venues/${venue.id}/tables/standings`)).body.data;
}

async function listChoices(venue: StaffedVenue, query: Record<string, string>) {
  const asked = new URLSearchParams({ startsAt: WEDNESDAY_EVENING, guests: '4', ...query });
  return (await venue.waiter.call('GET', `/venues/${venue.id}/reservations/table-choices?${asked}`)).body
    .data;
}

test('a party gets tables, and nobody else gets them for that time', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second, garden] = venue.tableIds as [string, string, string];
  assert.deepEqual(
    (await listChoices(venue, {})).proposals.map(({ tableIds }: { tableIds: string[] }) => tableIds),
    [[first], [garden]],
  );
  const one = await takenDown(venue, { tableIds: [first.toUpperCase()] });
  assert.deepEqual(one.first.tables, [{ id: first, name: 'Salon 1' }]);
  const { conflicts, proposals } = await listChoices(venue, {});
  assert.deepEqual(
    conflicts.map(({ tableId, party }: { tableId: string; party: { name: string } }) => [
      tableId,
      party.name,
    ]),
    [[first, 'Kerem Aydın']],
  );
  assert.deepEqual(proposals[0].tableIds, [garden]);
  assert.deepEqual((await listChoices(venue, { reservationId: one.id })).conflicts, []);
  assertRefused(await takeDown(venue, { tableIds: [first] }), 409, 'RESERVATION_TABLE_TAKEN');
  const later = await takenDown(venue, { startsAt: '2026-03-04T19:00:00Z', tableIds: [first, second] });
  assertRefused(await later.change({ startsAt: WEDNESDAY_EVENING }), 409, 'RESERVATION_TABLE_TAKEN');
  assert.equal((await later.read()).startsAt, '2026-03-04T19:00:00.000Z');
  assertRefused(await later.change({ tableIds: [venue.id] }), 404, 'TABLE_NOT_FOUND');
  assert.deepEqual((await later.change({ tableIds: [] })).body.data.tables, []);
  assert.equal((await later.change({ startsAt: WEDNESDAY_EVENING })).status, 200);
});

test('the tables for guests who are here are those that are free now, whenever their time was', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second] = venue.tableIds as [string, string];
  const late = await takenDown(venue, { tableIds: [second] });
  const early = await takenDown(venue, { startsAt: '2026-03-04T22:00:00Z' });
  sofra.clock.set(EVENING);
  await late.act('check-in');
  sofra.clock.set(EVENING + 2.5 * 3_600_000);
  await early.act('check-in');
  const startsAt = new Date(sofra.clock.now()).toISOString();
  assert.equal((await takeDown(venue, { startsAt, tableIds: [first], isHere: true })).status, 201);
  for (const party of [late, early]) {
    const asked = await listChoices(venue, { reservationId: party.id, startsAt: party.first.startsAt });
    const taken = asked.conflicts.map(({ tableId }: { tableId: string }) => tableId);
    assert.ok(taken.includes(first));
    assertRefused(await party.change({ tableIds: [first] }), 409, 'RESERVATION_TABLE_TAKEN');
  }
});

test('a table whose guests may still be there then is proposed after one without guests', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, , garden] = venue.tableIds as [string, string, string];
  for (const id of [first, garden])
    await venue.owner.call('PATCH', `/venues/${venue.id}/tables/${id}`, { capacity: 4 });
  await openBill(venue, { type: 'DineIn', tableId: first });
  const proposed = async (hours: number) => {
    const startsAt = new Date(sofra.clock.now() + hours * 3_600_000).toISOString();
    return (await listChoices(venue, { startsAt })).proposals.map(
      ({ tableIds }: { tableIds: string[] }) => tableIds,
    );
  };
  assert.deepEqual(await proposed(1.5), [[garden], [first]]);
  assert.deepEqual(await proposed(3), [[first], [garden]]);
});

test('a table that was removed is taken for nobody', async () => {
  const venue = await newReservingVenue(sofra);
  const [first] = venue.tableIds;
  await takenDown(venue, { tableIds: [first] });
  const later = await takenDown(venue, { startsAt: '2026-03-04T19:00:00Z', tableIds: [first] });
  await venue.owner.call('DELETE', `/venues/${venue.id}/tables/${first}`);
  const moved = await later.change({ startsAt: WEDNESDAY_EVENING });
  assert.equal(moved.status, 200, moved.text);
  assert.deepEqual(moved.body.data.tables, []);
});

test('of two who give one table to two parties at once, one is refused', async () => {
  const venue = await newReservingVenue(sofra);
  const parties = await Promise.all([1, 2, 3, 4].map(() => takenDown(venue)));
  const answers = await Promise.all(parties.map((party) => party.change({ tableIds: [venue.tableIds[0]] })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  const read = await Promise.all(parties.map((party) => party.read()));
  assert.equal(read.filter(({ tables }) => tables.length > 0).length, 1);
});

test('the room and the live stream say who comes, who is there, and what an order from outside belongs to', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second] = venue.tableIds as [string, string];
  const party = await takenDown(venue, { guests: 6, tableIds: [first, second] });
  sofra.clock.set(EVENING - 30 * 60_000);
  const state = async () => (await listStandings(venue)).map((one) => one.state);
  assert.deepEqual(await state(), ['ReservedSoon', 'ReservedSoon', 'Free']);
  const reader = await follow(sofra.baseUrl, venue.waiter);
  await reader.until((events) => events.length > 0);
  await party.act('check-in');
  assert.deepEqual(await state(), ['Seated', 'Seated', 'Free']);
  // The till of the second table opens the bill at the first one, with the name and the number of the guests.
  const opened = await openBill(venue, { type: 'DineIn', tableId: second });
  const { table, guests, reservation } = opened.first;
  assert.deepEqual([table.id, guests, reservation], [first, 6, { id: party.id, name: 'Kerem Aydın' }]);
  const body = sampleOrder(venue, { type: 'DineIn', tableId: second, customer: null });
  const headers = { 'idempotency-key': freshKey() };
  const path = `/public/v1/venues/${venue.id}/orders`;
  const outside = await sofra.call('POST', path, { key: venue.key.text, body, headers });
  const [a, b] = await listStandings(venue);
  assert.deepEqual([a.billId, a.heldByTableId, a.party.name], [opened.first.id, null, 'Kerem Aydın']);
  const stray = outside.body.data.order.id;
  assert.deepEqual([b.billId, b.heldByTableId, b.strayBillId], [opened.first.id, first, stray]);
  await opened.act('PUT', '/asked', { isAsked: true });
  await reader.until((events) => events.some(({ data }) => data.action === 'BillAsked'));
  reader.disconnect();
  const told = (action: string) =>
    // biome-ignore lint/suspicious/noExplicitAny: the API description checks its shape
    reader.events.find(({ data }) => data.action === action)!.data.tables.map((one: any) => one.state);
  assert.deepEqual(told('CheckedIn').length, 2);
  assert.deepEqual(told('BillAsked'), ['BillAsked', 'BillAsked']);
});

test('closing their bill ends the visit, and their tables are free; a closed bill ends no later visit', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second] = venue.tableIds as [string, string];
  const party = await takenDown(venue, { tableIds: [first, second] });
  const next = await takenDown(venue, { startsAt: '2026-03-04T20:00:00Z', tableIds: [first] });
  sofra.clock.set(EVENING);
  await party.act('check-in');
  // An order of the public API opened the bill. The bill names no guest, but the reservation of its table does.
  const order = sampleOrder(venue, { type: 'DineIn', tableId: first, customer: null });
  const options = { key: venue.key.text, body: order, headers: { 'idempotency-key': freshKey() } };
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, options);
  const path = `/venues/${venue.id}/bills/${placed.body.data.order.id}/close`;
  assert.equal((await venue.waiter.call('POST', path, { kind: 'Cash' })).status, 200);
  assert.equal((await party.read()).status, 'Completed');
  assert.deepEqual(
    (await listStandings(venue)).map(({ state }) => state),
    ['Free', 'Free', 'Free'],
  );
  sofra.clock.set('2026-03-04T20:00:00Z');
  await next.act('check-in');
  await venue.waiter.call('POST', path, { kind: 'Cash' });
  assert.equal((await next.read()).status, 'Seated');
});

test('guests and their bill stay together, whichever of the two is moved; the table that they leave is free', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second, garden] = venue.tableIds as [string, string, string];
  const party = await takenDown(venue, { tableIds: [first, second] });
  sofra.clock.set(EVENING);
  await party.act('check-in');
  const bill = await openBill(venue, { type: 'DineIn', tableId: first });
  const tablesOfParty = async () => (await party.read()).tables.map(({ id }: { id: string }) => id);
  const state = async () => (await listStandings(venue)).map((one) => one.state);
  await bill.act('PUT', '/table', { tableId: garden });
  assert.deepEqual(await tablesOfParty(), [garden, second]);
  assert.deepEqual(await state(), ['Free', 'Ordered', 'Ordered']);
  const walkIn = await takenDown(venue, { tableIds: [first], isHere: true });
  await walkIn.act('end');
  assert.equal((await party.change({ tableIds: [first] })).status, 200);
  assert.equal((await bill.read()).table.id, first);
  assert.deepEqual(await state(), ['Ordered', 'Free', 'Free']);
  // A bill that is opened at the other table in the meantime stays there.
  await openBill(venue, { type: 'DineIn', tableId: second });
  assert.equal((await party.change({ tableIds: [second] })).status, 200);
  assert.equal((await bill.read()).table.id, first);
});

test('a bill that an order from outside opened takes its guests along, too, but not those who came after it', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second, garden] = venue.tableIds as [string, string, string];
  sofra.clock.set(EVENING);
  const order = async (tableId: string) => {
    const body = sampleOrder(venue, { type: 'DineIn', tableId, customer: null });
    const headers = { 'idempotency-key': freshKey() };
    const path = `/public/v1/venues/${venue.id}/orders`;
    const answer = await sofra.call('POST', path, { key: venue.key.text, body, headers });
    return `/venues/${venue.id}/bills/${answer.body.data.order.id}`;
  };
  const party = await takenDown(venue, { tableIds: [first], isHere: true });
  const lingering = await order(second);
  sofra.clock.advance(60_000);
  const later = await takenDown(venue, { tableIds: [second], isHere: true });
  const bill = await order(first);
  await venue.waiter.call('PUT', `${bill}/table`, { tableId: garden });
  await venue.waiter.call('PUT', `${lingering}/table`, { tableId: first });
  const tablesOf = async (one: typeof party) => (await one.read()).tables.map(({ id }: { id: string }) => id);
  assert.deepEqual([await tablesOf(party), await tablesOf(later)], [[garden], [second]]);
  await venue.waiter.call('POST', `${bill}/close`, { kind: 'Cash' });
  assert.deepEqual([(await party.read()).status, (await later.read()).status], ['Completed', 'Seated']);
});

test('closing a bill ends the visits of all whose bills were put on it, unless they have ordered again', async () => {
  const venue = await newReservingVenue(sofra);
  sofra.clock.set(EVENING);
  const seats = await Promise.all(
    venue.tableIds.map(async (tableId) => {
      const party = await takenDown(venue, { tableIds: [tableId], isHere: true });
      return { party, bill: await openBill(venue, { type: 'DineIn', tableId }) };
    }),
  );
  const [host, friends, others] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];
  for (const { bill } of [friends, others]) await moveNow(venue, bill.first.id, host.bill.first.id);
  await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[2] });
  await host.bill.act('POST', '/close', { kind: 'Cash' });
  const statuses = await Promise.all(seats.map(async ({ party }) => (await party.read()).status));
  assert.deepEqual(statuses, ['Completed', 'Completed', 'Seated']);
  assert.deepEqual(
    (await listStandings(venue)).map((one) => one.state),
    ['Free', 'Free', 'Ordered'],
  );
});

test('guests all of whose dishes move to a free table sit there, as when their bill moves', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second] = venue.tableIds as [string, string];
  sofra.clock.set(EVENING);
  const party = await takenDown(venue, { tableIds: [first], isHere: true });
  const bill = await openBill(venue, { type: 'DineIn', tableId: first });
  const moved = await move(venue, await bill.read(), { tableId: second });
  assert.equal(moved.status, 200, moved.text);
  const seen = await listStandings(venue);
  assert.deepEqual(
    seen.map((one) => [one.state, one.party?.reservationId]),
    [
      ['Free', undefined],
      ['Ordered', party.id],
      ['Free', undefined],
    ],
  );
  assert.deepEqual(
    (await party.read()).tables.map(({ id }: { id: string }) => id),
    [second],
  );
});

test('guests who asked for their bill still wait for it after it was merged with another one', async () => {
  const venue = await newReservingVenue(sofra);
  const [first, second] = await Promise.all(
    venue.tableIds.slice(0, 2).map((tableId) => openBill(venue, { type: 'DineIn', tableId })),
  );
  await first!.act('PUT', '/asked', { isAsked: true });
  await moveNow(venue, first!.first.id, second!.first.id);
  assert.deepEqual(
    (await listStandings(venue)).map(({ state }) => state),
    ['Free', 'BillAsked', 'Free'],
  );
});

test('a table whose bill is asked says so until the bill is printed or something is paid', async () => {
  const venue = await newReservingVenue(sofra);
  const bill = await openBill(venue, { type: 'DineIn', tableId: venue.tableIds[0] });
  const ask = (isAsked: boolean) => bill.act('PUT', '/asked', { isAsked });
  const asked = (await ask(true)).body.data;
  assert.equal(asked.askedAt, new Date(sofra.clock.now()).toISOString());
  assert.equal((await ask(true)).body.data.revision, asked.revision);
  assert.equal((await ask(false)).body.data.askedAt, null);
  await ask(true);
  await bill.act('POST', '/payments', { kind: 'Cash', amount: 10 }, { 'idempotency-key': freshKey() });
  const paid = await bill.read();
  assert.equal(paid.askedAt, null);
  assert.deepEqual(
    paid.history.map(({ action }: { action: string }) => action),
    ['BillOpened', 'BillAsked', 'BillNotAsked', 'BillAsked', 'PaymentRecorded'],
  );
  const takeaway = (await placeOrder(venue)).body.data.bill;
  const answer = await venue.waiter.call('PUT', `/venues/${venue.id}/bills/${takeaway.id}/asked`, {
    isAsked: true,
  });
  assertRefused(answer, 409, 'BILL_TYPE_MISMATCH');
});
