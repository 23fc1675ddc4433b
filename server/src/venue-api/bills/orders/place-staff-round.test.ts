import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../../test/harness/fixture.ts';
import { assertRefused } from '../../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  type OpenedBill,
  openBill,
  type Person,
} from '../../../../test/harness/staff.ts';

const sofra = useSofra();
const venue = useFixture(() => newStaffedVenue(sofra));

function order(bill: OpenedBill, body: Record<string, unknown> = {}, key = freshKey()) {
  const round = { lines: [lineOf(venue.menu.kebab)], ...body };
  return bill.act('POST', '/rounds', round, { 'idempotency-key': key });
}

test('201: a bill of every type takes another round', async () => {
  for (const first of [
    {},
    { type: 'Delivery', customer: { address: 'Moda Cad. 5' } },
    { type: 'DineIn', tableId: venue.tableIds[0] },
  ]) {
    const bill = await openBill(venue, first);
    const { status, body, headers } = await order(bill, { note: 'Sonra gelsin' });
    assert.equal(status, 201);
    const { bill: after, addedLineIds } = body.data;
    assert.deepEqual([after.id, after.rounds.length, after.totals.total], [bill.first.id, 2, 241]);
    assert.deepEqual([after.rounds[1].note, after.lines[1].roundId], ['Sonra gelsin', after.rounds[1].id]);
    assert.deepEqual(addedLineIds, [after.lines[1].id]);
    assert.equal(headers.get('location'), `/venue/v1${bill.path}`);
  }
});

test('201: the kitchen gets a ticket of the new lines only', async () => {
  const bill = await openBill(venue);
  await order(bill, { lines: [lineOf(venue.menu.baklava)] });
  const tickets = await sofra.db.query<{ names: string }>({
    text: `select (select string_agg(l ->> 'productName', ', ') from json_array_elements(content -> 'lines') l) as names
             from kitchen_ticket where venue_id = $1 and bill_id = $2 order by names`,
    values: [venue.id, bill.first.id],
  });
  assert.deepEqual(
    tickets.map(({ names }) => names),
    ['Adana Kebap', 'Baklava'],
  );
});

test('201: parallel rounds of several people are all on the bill', async () => {
  const bill = await openBill(venue);
  const answers = await Promise.all([1, 2, 3, 4].map(() => order(bill)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201],
  );
  const { rounds, lines, revision } = await bill.read();
  assert.deepEqual([rounds.length, lines.length, revision], [5, 5, 5]);
});

test('201: a round joins its bill even if the bill moves to another table meanwhile', async () => {
  const own = await newStaffedVenue(sofra);
  const bill = await openBill(own, { type: 'DineIn', tableId: own.tableIds[0] });
  const round = { lines: [lineOf(own.menu.kebab)] };
  const tables = [own.tableIds[1], own.tableIds[2]];
  const answers = await Promise.all([
    ...tables.map((tableId) => bill.act('PUT', '/table', { tableId })),
    ...[1, 2, 3].map(() => bill.act('POST', '/rounds', round, { 'idempotency-key': freshKey() })),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 201, 201, 201],
  );
  assert.equal((await bill.read()).lines.length, 4);
});

test('200: the same key orders once, even if the bill was closed meanwhile', async () => {
  const bill = await openBill(venue);
  const key = freshKey();
  const first = await order(bill, {}, key);
  await bill.act('POST', '/close', { kind: 'Cash' });
  const { status, headers, body } = await order(bill, { lines: [] }, key);
  assert.deepEqual([status, headers.get('idempotent-replayed')], [200, 'true']);
  assert.deepEqual(body.data.addedLineIds, first.body.data.addedLineIds);
  assert.equal((await bill.read()).lines.length, 2);
});

/** Sends, as the owner, a round that the waiter took. */
function sendKeptRound(bill: OpenedBill, body: Record<string, unknown> = {}, key = freshKey()) {
  const round = { lines: [lineOf(venue.menu.kebab)], takenBy: venue.waiter.account.id, ...body };
  return venue.owner.call('POST', `${bill.path}/rounds`, round, { 'idempotency-key': key });
}

const actorOf = ({ account: { id, name } }: Person) => ({ kind: 'Account', id, name });

test('201: a round that somebody else sends says who took it and who sent it, on the bill, in its history and on paper', async () => {
  const bill = await openBill(venue);
  const taken = await sendKeptRound(bill);
  assert.equal(taken.status, 201, taken.text);
  const { rounds, history } = await bill.read();
  assert.deepEqual([rounds[0].by, rounds[0].takenBy], [actorOf(venue.waiter), null]);
  assert.deepEqual([rounds[1].by, rounds[1].takenBy], [actorOf(venue.owner), actorOf(venue.waiter)]);
  const { by, detail } = history.at(-1);
  assert.deepEqual([by, detail.takenBy], [actorOf(venue.owner), actorOf(venue.waiter)]);
  const [ticket] = await sofra.db.query<{ placedBy: string }>({
    text: `select content ->> 'placedBy' as "placedBy" from kitchen_ticket where venue_id = $1 and round_id = $2`,
    values: [venue.id, rounds[1].id],
  });
  assert.equal(ticket!.placedBy, venue.waiter.account.name);
});

test('200: what the taker has sent is not sent again by somebody else under its key, and the other way round', async () => {
  const bill = await openBill(venue);
  const [first, second] = [freshKey(), freshKey()];
  await order(bill, {}, first);
  assert.equal((await sendKeptRound(bill, {}, first)).status, 200);
  await sendKeptRound(bill, {}, second);
  assert.equal((await order(bill, {}, second)).status, 200);
  const { rounds } = await bill.read();
  assert.deepEqual(
    rounds.slice(1).map((round: { idempotencyKey: string }) => round.idempotencyKey),
    [first, second],
  );
});

test('201: who names themself as the taker has sent it alone', async () => {
  const bill = await openBill(venue);
  await order(bill, { takenBy: venue.waiter.account.id.toUpperCase() });
  assert.equal((await bill.read()).rounds[1].takenBy, null);
});

test('404: only an account that reaches the venue can have taken a round', async () => {
  const bill = await openBill(venue);
  const other = await newStaffedVenue(sofra);
  for (const takenBy of [other.waiter.account.id, other.owner.account.id, randomUUID()])
    assertRefused(await sendKeptRound(bill, { takenBy }), 404, 'ACCOUNT_NOT_FOUND');
  assertRefused(await sendKeptRound(bill, { takenBy: 'Deniz' }), 400, 'VALIDATION_ERROR', ['takenBy']);
  assert.equal((await bill.read()).rounds.length, 1);
});

test('201: at a branch, an owner of the headquarter can have taken a round, its staff cannot', async () => {
  const above = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: above.id });
  const bill = await openBill(branch);
  const send = (takenBy: string) =>
    bill.act(
      'POST',
      '/rounds',
      { lines: [lineOf(branch.menu.kebab)], takenBy },
      { 'idempotency-key': freshKey() },
    );
  assert.equal((await send(above.owner.account.id)).status, 201);
  assertRefused(await send(above.waiter.account.id), 404, 'ACCOUNT_NOT_FOUND');
});

test('400: a missing key and lines that break a rule are refused', async () => {
  const bill = await openBill(venue);
  const withoutKey = await bill.act('POST', '/rounds', { lines: [lineOf(venue.menu.kebab)] });
  assert.equal(withoutKey.body.errorCode, 'IDEMPOTENCY_KEY_INVALID');
  const cases: [Record<string, unknown>, string, string][] = [
    [{ lines: 'kebab' }, 'VALIDATION_ERROR', 'lines'],
    [{ lines: [] }, 'PUBLIC_API_ORDER_INVALID', 'lines'],
    [{ lines: null }, 'PUBLIC_API_ORDER_INVALID', 'lines'],
    [
      { lines: [lineOf(venue.menu.kebab, { quantity: 21 })] },
      'PUBLIC_API_ORDER_INVALID',
      'lines[0].quantity',
    ],
    [{ lines: [lineOf(venue.menu.steak)] }, 'PUBLIC_API_PRODUCT_OPTION_INVALID', 'lines[0].extraIds'],
  ];
  for (const [round, code, field] of cases) {
    assertRefused(await order(bill, round), 400, code, [field]);
  }
});

test('404: a product of another venue is not found', async () => {
  const { menu } = await newStaffedVenue(sofra);
  assertRefused(
    await order(await openBill(venue), { lines: [lineOf(menu.kebab)] }),
    404,
    'PUBLIC_API_PRODUCT_NOT_FOUND',
  );
});

test('409: hidden products, and more units than the stock, are refused', async () => {
  const bill = await openBill(venue);
  for (const line of [lineOf(venue.menu.baklava, { quantity: 4 }), lineOf(venue.menu.hidden)]) {
    assertRefused(await order(bill, { lines: [line] }), 409, 'PUBLIC_API_PRODUCT_UNAVAILABLE');
  }
  assert.equal((await bill.read()).rounds.length, 1);
});

test('409: a closed or voided bill takes no further round', async () => {
  const [closed, voided] = [await openBill(venue), await openBill(venue)];
  await closed.act('POST', '/close', { kind: 'Cash' });
  await voided.act('POST', '/void');
  for (const bill of [closed, voided]) {
    assertRefused(await order(bill), 409, 'BILL_NOT_OPEN');
  }
});
