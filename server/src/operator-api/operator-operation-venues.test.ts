import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assertRefused } from '../../test/harness/refusals.ts';
import { OPERATOR_TOKEN, sampleOrder, type TestVenue, useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, PASSWORD, placeOrder } from '../../test/harness/staff.ts';
import { book, bookable } from '../../test/venues/booking.ts';

const sofra = useSofra();

function operate(method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  return sofra.call(method, `/operator/v1${path}`, { headers, ...(body === undefined ? {} : { body }) });
}

function place(venue: TestVenue) {
  const headers = { 'idempotency-key': randomUUID() };
  const body = sampleOrder(venue);
  return sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, { key: venue.key.text, body, headers });
}

interface Found {
  venueId: string;
  name: string;
}

async function find(query: Record<string, string>): Promise<Found[]> {
  const { status, text, body } = await operate('GET', `/venues?${new URLSearchParams(query)}`);
  assert.equal(status, 200, text);
  return body.data.items;
}

const idsOf = (found: readonly Found[]) => found.map(({ venueId }) => venueId);

test('venues are found by part of a name, a city or a username, by an id and by the e-mail address of an owner', async () => {
  const word = `Çağlayan-${randomUUID().slice(0, 8)}`;
  const address = { line: null, district: null, city: `Şehir ${word}`, country: 'TR' };
  const username = `w${randomUUID()}`;
  const named = await newStaffedVenue(sofra, { name: `Kahve ${word}`, username });
  const there = await sofra.newVenue({ address, name: 'Ada' });
  assert.deepEqual(idsOf(await find({ search: word.toLowerCase().replace('ç', 'c').replace('ğ', 'g') })), [
    there.id,
    named.id,
  ]);
  for (const search of [username.slice(2), named.id.toUpperCase(), named.owner.account.email.toUpperCase()])
    assert.deepEqual(idsOf(await find({ search })), [named.id], search);
  for (const search of [randomUUID(), `${word}@example.com`, `${word}!`])
    assert.deepEqual(await find({ search }), [], search);
});

test('venues are in the order of languages, through all pages', async () => {
  const word = `w${randomUUID()}`;
  const names = ['Zeytin', 'Çamlıca', 'adana', 'Dalyan', 'Şark', 'Cihangir', 'Île', 'İncir', 'Örs', 'Adalar'];
  for (const name of names) await sofra.newVenue({ name: `${name} ${word}` });
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const query = { search: word, pageSize: '3', ...(after === '' ? {} : { after }) };
    const page = await find(query);
    seen.push(...page.map(({ name }) => name.replace(` ${word}`, '')));
    if (page.length < 3) break;
    after = page.at(-1)!.venueId;
  }
  assert.deepEqual(seen, [
    'Adalar',
    'adana',
    'Çamlıca',
    'Cihangir',
    'Dalyan',
    'Île',
    'İncir',
    'Örs',
    'Şark',
    'Zeytin',
  ]);
});

test('a page of venues goes on after its last one, and a state chooses among them', async () => {
  const word = `w${randomUUID()}`;
  const venues: TestVenue[] = [];
  for (const name of ['C', 'A', 'B', 'A']) venues.push(await sofra.newVenue({ name: `${name} ${word}` }));
  const [c, a, b, a2] = venues.map(({ id }) => id);
  const all = [...[a!, a2!].sort(), b!, c!];
  const listed: string[] = [];
  let after: string | null = null;
  do {
    const path: string = `/venues?search=${word}&pageSize=3${after === null ? '' : `&after=${after}`}`;
    const { data } = (await operate('GET', path)).body;
    listed.push(...idsOf(data.items));
    after = data.nextCursor;
  } while (after !== null);
  assert.deepEqual(listed, all);
  await operate('POST', `/venues/${b}/suspend`);
  assert.deepEqual(idsOf(await find({ search: word, state: 'Suspended' })), [b]);
  assert.deepEqual(idsOf(await find({ search: b!, state: 'Active' })), []);
  assertRefused(await operate('GET', `/venues?after=${randomUUID()}`), 404, 'VENUE_NOT_FOUND');
});

test('a venue in the list says how it stands, what belongs to it, and how many orders it had today', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await sofra.newVenue({
    type: 'Branch',
    parentVenueId: headquarter.id,
    subscription: { isActive: true, endsAt: sofra.clock.now() + 60_000 },
  });
  for (let orders = 0; orders < 2; orders++) assert.equal((await place(branch)).status, 201);
  const [above] = (await operate('GET', `/venues?search=${headquarter.id}`)).body.data.items;
  const { venue, use, owners } = (await operate('GET', `/venues/${branch.id}`)).body.data;
  assert.deepEqual([above.type, above.branches, above.lastOrderAt], ['Headquarter', 1, null]);
  const { name } = headquarter.record.venue;
  assert.deepEqual(venue.headquarter, { venueId: headquarter.id, name });
  const at = new Date(sofra.clock.now()).toISOString();
  assert.deepEqual([venue.state, venue.ordersToday, venue.lastOrderAt], ['Active', 2, at]);
  assert.deepEqual([use.openBills, use.workingKeys, owners], [2, 1, []]);
  const card = (await operate('GET', `/venues/${headquarter.id}`)).body.data;
  assert.deepEqual(card.owners, [{ name: 'Defne', email: headquarter.owner.account.email }]);
  assertRefused(await operate('GET', `/venues/${randomUUID()}`), 404, 'VENUE_NOT_FOUND');
});

test('a suspended venue takes no orders and no reservations, its open bill is paid, and it goes on as before', async () => {
  const endsAt = sofra.clock.now() + 3_600_000;
  const venue = await newStaffedVenue(sofra, bookable({ subscription: { isActive: true, endsAt } }));
  assert.equal((await book(sofra, venue)).status, 201);
  const bill = await openBill(venue);
  const dry = (await operate('POST', `/venues/${venue.id}/suspend?dryRun=true`)).body.data;
  assert.deepEqual([dry.isDryRun, dry.stateBefore, dry.stateAfter], [true, 'Active', 'Suspended']);
  assert.deepEqual(dry.touched, {
    ...{ openBills: 1, comingReservations: 1, workingKeys: 1, endpoints: 0 },
    ...{ accounts: 2, sessions: 2, branches: 0 },
  });
  assert.equal((await place(venue)).status, 201);

  const done = (await operate('POST', `/venues/${venue.id}/suspend`)).body.data;
  assert.deepEqual([done.isDryRun, done.stateAfter, done.touched.openBills], [false, 'Suspended', 2]);
  assertRefused(await place(venue), 409, 'PUBLIC_API_ORDERING_UNAVAILABLE');
  const phone = { customer: { name: 'Ali', phone: '0532 765 43 21' } };
  assertRefused(await book(sofra, venue, phone), 409, 'PUBLIC_API_RESERVATIONS_UNAVAILABLE');
  assertRefused(await placeOrder(venue), 409, 'VENUE_SUSPENDED');
  const read = await sofra.call('GET', `/public/v1/venues/${venue.id}/menu`, { key: venue.key.text });
  assert.equal(read.status, 200);
  assert.equal((await bill.act('POST', '/close', { kind: 'Cash' })).status, 200);

  sofra.clock.advance(1_000);
  const resumed = (await operate('POST', `/venues/${venue.id}/resume`)).body.data;
  assert.deepEqual([resumed.stateBefore, resumed.stateAfter], ['Suspended', 'Active']);
  assert.equal((await place(venue)).status, 201);
  const { venue: after } = (await operate('GET', `/venues/${venue.id}`)).body.data;
  assert.equal(after.subscribedUntil, new Date(endsAt).toISOString());
  const log = await operate('GET', `/audit-log?venueId=${venue.id}&part=Standing`);
  const operations = log.body.data.items.map(({ operation }: { operation: string }) => operation);
  assert.deepEqual(operations, ['resumeVenue', 'suspendVenue']);
});

test('closing an account says first what it ends; then nobody signs in, and the bills are still there', async () => {
  const venue = await newStaffedVenue(sofra);
  await openBill(venue);
  const dry = (await operate('POST', `/venues/${venue.id}/close-account?dryRun=true`)).body.data;
  assert.deepEqual([dry.stateAfter, dry.touched.openBills, dry.touched.sessions], ['Closed', 1, 2]);
  assert.equal((await venue.owner.call('GET', '/session')).status, 200);
  await operate('POST', `/venues/${venue.id}/close-account`);
  // Closing the venue ended its sessions.
  assert.equal((await operate('GET', `/venues/${venue.id}`)).body.data.use.sessions, 0);
  assert.equal((await venue.owner.call('GET', '/session')).status, 401);
  const body = { email: venue.owner.account.email, password: PASSWORD };
  assertRefused(await sofra.call('POST', '/venue/v1/session', { body }), 401, 'SIGN_IN_FAILED');
  assert.equal((await operate('POST', `/venues/${venue.id}/resume`)).body.data.stateAfter, 'Closed');
  const { venue: after, use } = (await operate('GET', `/venues/${venue.id}`)).body.data;
  assert.deepEqual([after.state, use.openBills], ['Closed', 1]);
});

test('a branch moves to another headquarter, whose keys reach it from then on, and becomes independent', async () => {
  const [left, right] = [
    await sofra.newVenue({ type: 'Headquarter' }),
    await sofra.newVenue({ type: 'Headquarter' }),
  ];
  const branch = await sofra.newVenue({ type: 'Branch', parentVenueId: left.id });
  const reaches = async ({ key }: TestVenue) =>
    (await sofra.call('GET', `/public/v1/venues/${branch.id}`, { key: key.text })).status === 200;
  const move = (headquarterId: string | null) =>
    operate('PUT', `/venues/${branch.id}/headquarter`, { headquarterId });
  assert.deepEqual([await reaches(left), await reaches(right)], [true, false]);
  assert.deepEqual((await move(right.id)).body.data, { headquarterId: right.id });
  assert.deepEqual([await reaches(left), await reaches(right)], [false, true]);
  assert.equal((await move(right.id)).status, 200);
  for (const { id } of [left, right, branch]) {
    const log = (await operate('GET', `/audit-log?venueId=${id}&part=Standing`)).body.data.items;
    const { properties } = log[0].records[0];
    assert.deepEqual(properties, [{ name: 'headquarterId', values: { before: left.id, after: right.id } }]);
    assert.equal(log.length, 1);
  }
  await move(null);
  assert.deepEqual([await reaches(left), await reaches(right), await reaches(branch)], [false, false, true]);
  const { venue } = (await operate('GET', `/venues/${branch.id}`)).body.data;
  assert.deepEqual([venue.type, venue.headquarter], ['Independent', null]);
  assert.equal((await move(left.id)).status, 200);
  assert.deepEqual([await reaches(left), await reaches(right)], [true, false]);
});

test('a venue that cannot be moved is refused with the reason, and stays where it is', async () => {
  const headquarter = await sofra.newVenue({ type: 'Headquarter' });
  const other = await sofra.newVenue();
  const off = await sofra.newVenue({ type: 'Branch', parentVenueId: headquarter.id, isActive: false });
  const practice = await sofra.newVenue({ isPractice: true });
  const closed = await sofra.newVenue({ closedAt: 1 });
  for (const [venue, headquarterId, reason] of [
    [headquarter, null, /a headquarter, which has branches/],
    [other, practice.id, /no headquarter/],
    [off, null, /switched off/],
    [practice, headquarter.id, /for practice/],
    [closed, headquarter.id, /closed/],
  ] as const) {
    const answer = await operate('PUT', `/venues/${venue.id}/headquarter`, { headquarterId });
    assertRefused(answer, 409, 'VENUE_NOT_MOVABLE', ['headquarterId']);
    assert.match(answer.body.validationErrors[0].message, reason);
  }
  const gone = await operate('PUT', `/venues/${other.id}/headquarter`, { headquarterId: randomUUID() });
  assertRefused(gone, 404, 'VENUE_NOT_FOUND');
});

test('the data of a venue comes whole, line by line: set-up, orders with history and payments, reservations; no secret', async () => {
  const venue = await newStaffedVenue(sofra, bookable());
  const paid = await openBill(venue);
  await paid.act('POST', '/payments', { kind: 'Cash', amount: 120.5 }, { 'idempotency-key': randomUUID() });
  await paid.act('POST', '/close', {});
  for (let orders = 0; orders < 24; orders++) await placeOrder(venue);
  const reserved = (await book(sofra, venue)).body.data;
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const { status, text } = await sofra.call('GET', `/operator/v1/venues/${venue.id}/data`, { headers });
  assert.equal(status, 200);
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([lines[0].format, lines[0].venueId], ['sofra-data/1', venue.id]);
  const of = (record: string) => lines.filter((line) => line.record === record);
  const orders = of('order');
  assert.deepEqual(
    orders.map(({ number }) => number),
    Array.from({ length: 25 }, (_, before) => before + 1),
  );
  assert.deepEqual([orders[0].payments[0].amountKurus, orders[0].payments[0].kind], [12050, 'Cash']);
  assert.deepEqual(
    orders[0].history.map(({ action }: { action: string }) => action),
    ['PaymentRecorded', 'BillClosed'],
  );
  const [reservation] = of('reservation');
  assert.deepEqual([reservation.id, reservation.startsAt], [reserved.id, reserved.startsAt]);
  assert.deepEqual(lines.at(-1).counts, {
    ...{ settings: 1, area: of('area').length, category: of('category').length },
    ...{ account: 2, key: 1, order: 25, reservation: 1 },
  });
  const secrets = [reserved.code, venue.owner.account.passwordHash, 'argon2', 'requestHash', 'keyHash'];
  for (const secret of secrets) assert.ok(!text.includes(secret), secret);
});

test('the limits of a venue hold for its keys and its owner from the next call on, and can be lifted again', async () => {
  const venue = await newStaffedVenue(sofra);
  const set = (limits: object) => {
    const usual = { workingKeys: null, photos: null, readsPerMinute: null, writesPerMinute: null };
    return operate('PUT', `/venues/${venue.id}/limits`, { ...usual, ...limits });
  };
  const make = async (name: string) =>
    (await venue.owner.call('POST', `/venues/${venue.id}/keys`, { name })).body.errorCode ?? 'made';
  const usual = { workingKeys: 10, photos: 2_000, readsPerMinute: 120, writesPerMinute: 30 };
  assert.deepEqual((await operate('GET', `/venues/${venue.id}`)).body.data.limits, usual);
  assert.deepEqual((await set({ workingKeys: 2 })).body.data, { ...usual, workingKeys: 2 });
  const made = [await make('Second'), await make('Third')];
  assert.deepEqual(made, ['made', 'PUBLIC_API_KEY_LIMIT_REACHED']);
  assert.equal((await venue.owner.call('GET', `/venues/${venue.id}/api-use`)).body.data.workingKeyLimit, 2);
  await set({});
  assert.equal(await make('Third'), 'made');
  assertRefused(await set({ workingKeys: 11 }), 400, 'VALIDATION_ERROR', ['workingKeys']);
  const log = (await operate('GET', `/audit-log?venueId=${venue.id}&part=Standing`)).body.data.items;
  assert.equal(log.length, 2);
});
