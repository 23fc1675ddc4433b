import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { reservationIn, TABLE_AT } from '../../../test/samples/sample-reservation.ts';
import { RESERVATION_STATUSES, type Reservation, runsOutAt } from '../../core/reservations/reservation.ts';
import type { Database } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { listParties } from './parties.ts';
import { toStoredContent } from './stored-reservation.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const NOW = TABLE_AT - 30 * MINUTE_MS;
const SPANS = [
  { startsAt: TABLE_AT - 300 * MINUTE_MS, endsAt: TABLE_AT + 300 * MINUTE_MS },
  { startsAt: TABLE_AT + DAY_MS, endsAt: TABLE_AT + 2 * DAY_MS },
];

let own: OwnDatabase;
let db: Database;
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
});
after(async () => {
  await db.close();
  await own.drop();
});

async function add(venueId: string, changes: Partial<Reservation>[]): Promise<string[]> {
  const all = changes.map((change) =>
    reservationIn(change.status!, { id: randomUUID(), venueId, ...change }),
  );
  const rows = all.map((one) => ({
    id: one.id,
    startsAt: new Date(one.startsAt),
    runsOutAt: runsOutAt(one) === null ? null : new Date(runsOutAt(one)!),
    content: toStoredContent(one, db.encryption),
  }));
  await db.query({
    text: `insert into reservation (venue_id, reservation_id, revision, starts_at, requested_starts_at, runs_out_at, is_pending,
                                    is_taken_by_api, phone, code_hash, content, status, guests)
           select $1, r.id, 1, r."startsAt", r."startsAt", r."runsOutAt", r.content ->> 'status' = 'Pending', true,
                  r.content ->> 'phone', decode(md5(r.id::text), 'hex'), r.content, r.content ->> 'status',
                  (r.content ->> 'guests')::integer
             from json_to_recordset($2) as r (id uuid, "startsAt" timestamptz, "runsOutAt" timestamptz, content json)`,
    values: [venueId, JSON.stringify(rows)],
  });
  return all.map(({ id }) => id);
}

test('the parties are all open reservations of the spans, and everyone who is there, once each', async () => {
  const venueId = randomUUID();
  await add(
    venueId,
    RESERVATION_STATUSES.map((status) => ({ status, checkedInAt: status === 'Seated' ? NOW : null })),
  );
  const [inSecond] = await add(venueId, [
    { status: 'Confirmed', startsAt: TABLE_AT + DAY_MS, guests: 7, phone: null },
    { status: 'Confirmed', startsAt: TABLE_AT + 2 * DAY_MS },
    { status: 'Confirmed', startsAt: TABLE_AT + 300 * MINUTE_MS },
    { status: 'Confirmed', startsAt: NOW - 121 * MINUTE_MS },
    { status: 'Seated', startsAt: TABLE_AT, checkedInAt: NOW - 241 * MINUTE_MS },
  ]);
  await add(venueId, [{ status: 'Seated', startsAt: TABLE_AT + 20 * DAY_MS, checkedInAt: NOW, guests: 9 }]);
  await add(randomUUID(), [{ status: 'Confirmed' }]);
  const parties = await listParties(db, venueId, SPANS, NOW);
  const states = parties.map(({ status, guests, checkedInAt }) => [status, guests, checkedInAt] as const);
  assert.deepEqual(states.toSorted(), [
    ['Confirmed', 4, null],
    ['Confirmed', 7, null],
    ['Pending', 4, null],
    ['Seated', 4, NOW],
    ['Seated', 9, NOW],
  ]);
  const second = parties.find(({ id }) => id === inSecond);
  const startsAt = TABLE_AT + DAY_MS;
  assert.deepEqual(second, {
    id: inSecond,
    status: 'Confirmed',
    startsAt,
    guests: 7,
    phone: null,
    checkedInAt: null,
  });
});

test(
  'a venue with 100,000 past reservations reads only those near the time',
  onOneEngine('counts what one server reads'),
  async () => {
    const venueId = randomUUID();
    await add(venueId, Array(40).fill({ status: 'Confirmed' }));
    await db.query({
      text: `insert into reservation (venue_id, reservation_id, revision, starts_at, requested_starts_at, runs_out_at, is_pending,
                                    is_taken_by_api, phone, code_hash, content, status, guests)
           select r.venue_id, gen_random_uuid(), 1, r.starts_at - at * interval '3 minutes' - interval '1 day',
                  r.starts_at - at * interval '3 minutes' - interval '1 day', null, false, true, null,
                  decode(md5(at::text), 'hex'), r.content, case when at % 5 = 0 then 'NoShow' else 'Completed' end, 4
             from generate_series(1, 100000) as at
             cross join (select * from reservation where venue_id = $1 limit 1) as r`,
      values: [venueId],
    });
    await db.query({ text: 'analyze reservation' });
    const watched = watchStatements(db);
    assert.equal((await listParties(watched.db, venueId, SPANS, NOW)).length, 40);
    const { rows, pages } = await costOf(db, watched.taken());
    assert.ok(rows <= 100 && pages <= 60, `${rows} rows, ${pages} pages`);
  },
);
