import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { useFixture } from '../../../test/harness/fixture.ts';
import { follow, type LiveReader, type ReadEvent } from '../../../test/harness/live-reader.ts';
import { lineOf, startSofra, useSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, openBill, placeOrder } from '../../../test/harness/staff.ts';

const sofra = useSofra();
const other = useSofra(() => ({ clock: sofra.clock }));
const venue = useFixture(() => newStaffedVenue(sofra));

const isReady = (events: ReadEvent[]) => events.length > 0;
const receivedChanges = ({ events }: LiveReader) => events.filter(({ event }) => event !== 'ready');

test('200: the stream starts with its position and then sends each change as it happens', async () => {
  const reader = await follow(sofra.baseUrl, venue.waiter);
  await reader.until(isReady);
  const [ready] = reader.events;
  assert.deepEqual([reader.status, ready!.event, ready!.data], [200, 'ready', { change: ready!.id }]);
  const bill = await openBill(venue);
  await bill.act('POST', `/lines/${bill.first.lines[0].id}/move`, { to: 'Preparing' });
  await reader.until(() => receivedChanges(reader).length === 3);
  reader.disconnect();
  const [opened, ticket, moved] = receivedChanges(reader);
  assert.deepEqual(
    [opened!.event, opened!.data.action, opened!.data.notice, opened!.data.by.name],
    ['bill', 'BillOpened', 'NewOrder', 'Deniz'],
  );
  assert.equal(opened!.data.bill.id, bill.first.id);
  assert.deepEqual([ticket!.event, ticket!.data.ticket.state], ['ticket', 'BoardOnly']);
  assert.deepEqual([moved!.data.action, moved!.data.notice], ['LineMoved', null]);
  assert.equal(moved!.data.bill.lines[0].status, 'Preparing');
  assert.deepEqual(
    receivedChanges(reader).map(({ id }) => id),
    [ready!.id + 1, ready!.id + 2, ready!.id + 3],
  );
});

test('200: changes of another server are sent, too, and a second round is its own notice', async () => {
  const bill = await openBill(venue);
  const reader = await follow(other.baseUrl, venue.owner);
  await reader.until(isReady);
  const { kebab } = venue.menu;
  await bill.act('POST', '/rounds', { lines: [lineOf(kebab)] }, { 'idempotency-key': 'second-round' });
  await venue.waiter.call('PUT', `/venues/${venue.id}/products/${kebab.id}/sold-out`, { isSoldOut: true });
  await venue.waiter.call('PUT', `/venues/${venue.id}/products/${kebab.id}/sold-out`, { isSoldOut: false });
  await reader.until(() => receivedChanges(reader).length === 4);
  reader.disconnect();
  const [round, , soldOut] = receivedChanges(reader);
  assert.deepEqual([round!.data.action, round!.data.notice], ['RoundPlaced', 'NewRound']);
  assert.deepEqual([soldOut!.event, soldOut!.data.part], ['venue', 'Stock']);
});

test('200: a client that disconnects at random and uses two servers gets over a thousand changes once each, in order', async () => {
  const venue = await newStaffedVenue(sofra);
  const bill = await openBill(venue);
  const { id } = bill.first.lines[0];
  const first = await follow(sofra.baseUrl, venue.waiter);
  await first.until(isReady);
  first.disconnect();
  const start = first.events[0]!.id;
  let last = start;
  let isOver = false;
  const changing = (async () => {
    for (let at = 0; at < 1_000; at += 20) {
      await Promise.all(Array.from({ length: 10 }, () => placeOrder(venue)));
      await bill.act('POST', `/lines/${id}/move`, { to: at % 40 === 0 ? 'Preparing' : 'Pending' });
      // A reader that is further behind than this correctly gets a reload event.
      while ((await lastChange(venue.id)) - last > 900)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    isOver = true;
  })();
  const seen: number[] = [];
  while (!isOver || last < (await lastChange(venue.id))) {
    const server = randomInt(2) === 0 ? sofra : other;
    const reader = await follow(server.baseUrl, venue.waiter, { lastEventId: last });
    const enough = randomInt(1, 120);
    await Promise.race([
      reader.until((events) => events.length >= enough),
      new Promise((resolve) => setTimeout(resolve, randomInt(20, 200))),
    ]);
    reader.disconnect();
    await reader.ended;
    assert.ok(reader.events.every(({ event }) => event !== 'reload'));
    seen.push(...reader.events.map((event) => event.id));
    last = seen.at(-1) ?? last;
  }
  await changing;
  assert.ok(seen.length >= 1_000, `${seen.length}`);
  assert.deepEqual(
    seen,
    seen.map((_, at) => start + 1 + at),
  );
});

async function lastChange(venueId: string): Promise<number> {
  const [row] = await sofra.db.query<{ last_change: number }>({
    text: 'select last_change from venue_head where venue_id = $1',
    values: [venueId],
  });
  return row!.last_change;
}

test('200: a reader with an old or unknown number gets a reload event', async () => {
  const venue = await newStaffedVenue(sofra);
  await placeOrder(venue);
  const known = await lastChange(venue.id);
  for (const lastEventId of [known + 1, -1, 0.5]) {
    const reader = await follow(sofra.baseUrl, venue.waiter, { lastEventId });
    await reader.until(isReady);
    reader.disconnect();
    assert.deepEqual([reader.events[0]!.event, reader.events[0]!.id], ['reload', known]);
  }
  // The sweep deletes changes in the same way, after a day.
  await sofra.db.query({ text: 'delete from venue_change where venue_id = $1', values: [venue.id] });
  const late = await follow(sofra.baseUrl, venue.waiter, { lastEventId: known - 1 });
  await late.until(isReady);
  late.disconnect();
  assert.equal(late.events[0]!.event, 'reload');
});

test('200: the owner of a headquarter can follow a branch by its id', async () => {
  const headquarter = await newStaffedVenue(sofra, { type: 'Headquarter' });
  const branch = await newStaffedVenue(sofra, { type: 'Branch', parentVenueId: headquarter.id });
  const reader = await follow(sofra.baseUrl, headquarter.owner, { venueId: branch.id.toUpperCase() });
  await reader.until(isReady);
  await placeOrder(branch);
  await reader.until(() => receivedChanges(reader).length === 2);
  reader.disconnect();
  assert.equal(receivedChanges(reader)[0]!.data.bill.venueId, branch.id);
});

test('200: the stream ends when the service drains', async () => {
  const third = await startSofra({ clock: sofra.clock });
  const reader = await follow(third.baseUrl, venue.waiter);
  await reader.until(isReady);
  third.app.startDraining();
  await reader.ended;
  await third.close();
});

test('400: an invalid venue id is refused; 404: a venue of another owner is answered like an unknown one', async () => {
  const stranger = await newStaffedVenue(sofra);
  const answers = await Promise.all(
    ['x', stranger.id, crypto.randomUUID()].map((id) => venue.waiter.call('GET', `/live?venueId=${id}`)),
  );
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.errorCode]),
    [
      [400, 'VALIDATION_ERROR'],
      [404, 'VENUE_NOT_FOUND'],
      [404, 'VENUE_NOT_FOUND'],
    ],
  );
});
