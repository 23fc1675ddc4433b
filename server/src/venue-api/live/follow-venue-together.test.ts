import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { follow } from '../../../test/harness/live-reader.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, type Sofra, startSofra } from '../../../test/harness/sofra.ts';
import { newStaffedVenue, placeOrder, type StaffedVenue, signIn } from '../../../test/harness/staff.ts';
import type { Database } from '../../store/database.ts';

let db: Database;
let sofra: Sofra;
let venue: StaffedVenue;
const named = new Map<string, number>();

before(async () => {
  const open = openTestDatabase();
  db = {
    ...open,
    query: (statement) => {
      const name = statement.name ?? '';
      named.set(name, (named.get(name) ?? 0) + 1);
      return open.query(statement);
    },
  };
  sofra = await startSofra({ db });
  venue = await newStaffedVenue(sofra);
});
after(async () => {
  await sofra.close();
  await db.close();
});

test('200: a change is read once for all readers of the venue', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signIn(sofra, venue.waiter.account)));
  const readers = await Promise.all(
    people.flatMap((person) => Array.from({ length: 8 }, () => follow(sofra.baseUrl, person))),
  );
  await Promise.all(readers.map((reader) => reader.until((events) => events.length > 0)));
  named.clear();
  await placeOrder(venue);
  await Promise.all(readers.map((reader) => reader.until((events) => events.length === 3)));
  for (const reader of readers) reader.disconnect();
  const [first] = readers;
  for (const { events } of readers) assert.deepEqual(events.slice(1), first!.events.slice(1));
  // The order and its ticket are one change each; the stream may see them one after the other.
  assert.ok(
    named.get('list-changes')! <= 2,
    `${named.get('list-changes')} reads for ${readers.length} readers`,
  );
});

test('200: the ninth stream of a session ends its first one with an event and leaves the others open', async () => {
  const readers = [];
  for (let at = 0; at < 9; at++) {
    const reader = await follow(sofra.baseUrl, venue.owner);
    await reader.until((events) => events.length > 0);
    readers.push(reader);
  }
  await readers[0]!.ended;
  await placeOrder(venue);
  await Promise.all(readers.slice(1).map((reader) => reader.until((events) => events.length === 3)));
  for (const reader of readers) reader.disconnect();
  assert.deepEqual(
    readers[0]!.events.map(({ event }) => event),
    ['ready', 'replaced'],
  );
});

test('429: an account with streams in sixty sessions gets no further one until one of them closes', async () => {
  const { account } = venue.owner;
  const busy = await newStaffedVenue(sofra);
  const sessions = await beginSessions(busy, 61);
  const readers = await Promise.all(sessions.slice(1).map((cookie) => follow(sofra.baseUrl, { cookie })));
  await Promise.all(readers.map((reader) => reader.until((events) => events.length > 0)));
  const headers = { cookie: sessions[0]! };
  const refused = await sofra.call('GET', '/venue/v1/live', { headers });
  assertRefused(refused, 429, 'TOO_MANY_LIVE_STREAMS');
  assert.equal(refused.headers.get('retry-after'), '15');
  const neighbour = await follow(sofra.baseUrl, await signIn(sofra, account));
  readers[0]!.disconnect();
  let status = 429;
  while (status === 429) {
    const reader = await follow(sofra.baseUrl, headers);
    status = reader.status;
    reader.disconnect();
  }
  for (const reader of [...readers, neighbour]) reader.disconnect();
  assert.deepEqual([neighbour.status, status], [200, 200]);
});

/** Makes sessions of the waiter of the venue, without the cost of signing in. @returns their cookies */
async function beginSessions(of: StaffedVenue, count: number): Promise<string[]> {
  const tokens = Array.from(
    { length: count },
    (_, at) => `${at}`.padStart(3, '0') + of.id.replaceAll('-', '') + 'A'.repeat(8),
  );
  await sofra.db.query({
    text: `insert into session_directory (token_hash, venue_id, account_id, created_at, expires_at)
           select sha256(token::bytea), $2, $3, to_timestamp(0), '2040-01-01' from unnest($1::text[]) as token`,
    values: [tokens, of.id, of.waiter.account.id],
  });
  return tokens.map((token) => `__Host-sofra=${token}`);
}
