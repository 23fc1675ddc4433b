import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newBridgedVenue } from '../../../test/harness/bridge.ts';
import { useFixture } from '../../../test/harness/fixture.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { lineOf, useSofra } from '../../../test/harness/sofra.ts';
import {
  freshKey,
  newStaffedVenue,
  openBill,
  type Person,
  sampleAccount,
  signIn,
} from '../../../test/harness/staff.ts';

const sofra = useSofra();
const other = useSofra(() => ({ db: sofra.db }));
const venue = useFixture(() => newBridgedVenue(sofra));

function read(query = '', person: Person = venue.bridge, venueId = venue.id) {
  return person.call('GET', `/venues/${venueId}/changes${query}`);
}

const cursorNow = async (): Promise<string> => (await read()).body.data.cursor;

test('200: without a position the answer is the present one; after it come the changes, once each and in order', async () => {
  const start = await read();
  assert.deepEqual([start.body.data.changes, start.body.data.hasMore], [[], false]);
  const bill = await openBill(venue);
  await bill.act('POST', '/payments', { kind: 'Cash', amount: 10 }, { 'idempotency-key': freshKey() });
  const { changes, cursor } = (await read(`?after=${start.body.data.cursor}`)).body.data;
  const ofBill = changes.filter(({ kind }: { kind: string }) => kind === 'Bill');
  assert.deepEqual(
    ofBill.map(({ subjectId, action }: { subjectId: string; action: string }) => [subjectId, action]),
    [
      [bill.first.id, 'BillOpened'],
      [bill.first.id, 'PaymentRecorded'],
    ],
  );
  assert.equal(Number(cursor) - Number(start.body.data.cursor), changes.length);
  assert.deepEqual((await read(`?after=${cursor}`)).body.data, { changes: [], cursor, hasMore: false });
});

test('200: a change names what changed and nothing of it', async () => {
  const cursor = await cursorNow();
  await openBill(venue);
  const [change] = (await read(`?after=${cursor}`)).body.data.changes;
  assert.deepEqual(Object.keys(change), ['kind', 'subjectId', 'action', 'at']);
});

test('200: a person who sees only their own bills reads of no other one, and the position passes over it', async () => {
  const account = await sampleAccount('Waiter');
  const own = await newStaffedVenue(sofra, { roles: null }, { accounts: [account] });
  const ada = await signIn(sofra, account);
  const path = `/venues/${own.id}/roles`;
  const { roles } = (await own.owner.call('GET', path)).body.data;
  const rights = roles.Waiter.rights.filter((right: string) => right !== 'seeOthersBills');
  const changed = await own.owner.call('PUT', path, {
    roles: { ...roles, Waiter: { ...roles.Waiter, rights } },
  });
  assert.equal(changed.status, 200, changed.text);
  const { cursor: start } = (await read('', own.owner, own.id)).body.data;
  const bill = await openBill(own);
  await own.waiter.call('PUT', `${bill.path}/waiter`);
  const seen = (await read(`?after=${start}`, ada, own.id)).body.data;
  const all = (await read(`?after=${start}`, own.owner, own.id)).body.data;
  const bills = ({ changes }: { changes: { kind: string; subjectId: string }[] }) =>
    new Set(changes.filter(({ kind }) => kind === 'Bill').map(({ subjectId }) => subjectId));
  assert.deepEqual(bills(all), new Set([bill.first.id]));
  assert.deepEqual(bills(seen), new Set());
  assert.deepEqual([seen.cursor, seen.hasMore], [all.cursor, all.hasMore]);
  const ordered = await ada.call(
    'POST',
    `/venues/${own.id}/bills`,
    { type: 'Takeaway', lines: [lineOf(own.menu.kebab)] },
    { 'idempotency-key': freshKey() },
  );
  assert.equal(ordered.status, 201, ordered.text);
  const later = (await read(`?after=${seen.cursor}`, ada, own.id)).body.data;
  assert.deepEqual(bills(later), new Set([ordered.body.data.bill.id]));
});

test('200: a call that waits is answered by the next change, also by one of another server', async () => {
  const cursor = await cursorNow();
  const waiting = other.call('GET', `/venue/v1/venues/${venue.id}/changes?after=${cursor}&wait=25`, {
    headers: { cookie: venue.bridge.cookie },
  });
  await openBill(venue);
  const { changes } = (await waiting).body.data;
  assert.equal(changes[0].action, 'BillOpened');
});

test('200: after a long absence the changes come in pages, without a gap', async () => {
  const venue = await newBridgedVenue(sofra);
  let cursor = (await read('', venue.bridge, venue.id)).body.data.cursor;
  const bill = await openBill(venue);
  for (let times = 0; times < 110; times += 1) {
    const { id } = bill.first.lines[0];
    await bill.act('POST', `/lines/${id}/move`, { to: times % 2 === 0 ? 'Preparing' : 'Pending' });
  }
  await sofra.db.query({
    text: `insert into venue_change (venue_id, change, at, kind, subject_id, detail)
           select $1, h.last_change + n, now(), 'Venue', $1, '{"part":"Stock"}'
             from venue_head h, generate_series(1, 150) as n where h.venue_id = $1`,
    values: [venue.id],
  });
  await sofra.db.query({
    text: 'update venue_head set last_change = last_change + 150 where venue_id = $1',
    values: [venue.id],
  });
  const first = (await read(`?after=${cursor}`, venue.bridge, venue.id)).body.data;
  assert.deepEqual([first.changes.length, first.hasMore], [200, true]);
  cursor = first.cursor;
  const rest = (await read(`?after=${cursor}`, venue.bridge, venue.id)).body.data;
  assert.deepEqual([rest.hasMore, Number(rest.cursor)], [false, Number(cursor) + rest.changes.length]);
});

test('410: changes that are deleted, and positions that were never given out', async () => {
  const venue = await newBridgedVenue(sofra);
  const start = (await read('', venue.bridge, venue.id)).body.data.cursor;
  await openBill(venue);
  await openBill(venue);
  await sofra.db.query({
    text: 'delete from venue_change where venue_id = $1 and change <= $2::bigint + 1',
    values: [venue.id, start],
  });
  assertRefused(await read(`?after=${start}`, venue.bridge, venue.id), 410, 'CHANGES_EXPIRED');
  const { cursor } = (await read(`?after=${Number(start) + 1}`, venue.bridge, venue.id)).body.data;
  await sofra.db.query({ text: 'delete from venue_change where venue_id = $1', values: [venue.id] });
  assertRefused(await read(`?after=${Number(start) + 1}`, venue.bridge, venue.id), 410, 'CHANGES_EXPIRED');
  assert.equal((await read(`?after=${cursor}`, venue.bridge, venue.id)).status, 200);
  assertRefused(await read(`?after=${Number(cursor) + 1}`, venue.bridge, venue.id), 410, 'CHANGES_EXPIRED');
});

test('400: a position that cannot be read', async () => {
  assertRefused(await read('?after=-1'), 400, 'VALIDATION_ERROR', ['after']);
  assertRefused(await read('?wait=26'), 400, 'VALIDATION_ERROR', ['wait']);
});
