import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { sampleReservation } from '../../../test/samples/sample-reservation.ts';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import type { Database } from '../database.ts';
import { migrate } from '../schema/migrate.ts';
import { listPendingReservations, listTakenReservations } from './reservation-lists.ts';
import { searchVenueReservations } from './reservation-search.ts';
import { toStoredContent } from './stored-reservation.ts';

const NOW = Date.parse('2026-03-03T12:00:00Z');
const PAGE_SIZE = 50;
const COUNTS_READS = onOneEngine('counts what one server reads');

let own: OwnDatabase;
let db: Database;
before(async () => {
  own = await makeOwnDatabase();
  db = own.open();
  await migrate(db);
  await db.query({ text: 'alter table reservation set (autovacuum_enabled = false)' });
});
after(async () => {
  await db.close();
  await own.drop();
});

/**
 * Adds reservations around an instant, some at the same time: one in 11 is not from the API, a third has ended, some
 * have expired but are not saved as expired.
 */
async function addReservations(
  venueId: string,
  count: number,
  { from = NOW - 3_600_000 * 40, stepMs = 60_000, isOver = (at: number) => at % 3 === 0 } = {},
): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const startsAt = from + Math.floor(at / 3) * stepMs;
    const reservation = sampleReservation({
      id: randomUUID(),
      venueId,
      startsAt,
      isTakenByApi: at % 11 !== 0,
      status: isOver(at) ? 'Completed' : 'Pending',
    });
    // The job that saves expired reservations is a few hundred behind.
    const isSavedAsOver = isOver(at) || startsAt < NOW - 3_600_000 * 2;
    return {
      id: reservation.id,
      startsAt: new Date(startsAt),
      runsOutAt: isSavedAsOver ? null : new Date(startsAt),
      isTakenByApi: reservation.isTakenByApi,
      content: toStoredContent(reservation, db.encryption),
    };
  });
  await db.query({
    text: `insert into reservation (venue_id, reservation_id, revision, starts_at, requested_starts_at, runs_out_at, is_pending,
                                    is_taken_by_api, code_hash, content, status, guests)
           select $1, r.id, 1, r."startsAt", r."startsAt", r."runsOutAt", r."runsOutAt" is not null, r."isTakenByApi",
                  decode(md5(r.id::text), 'hex'), r.content, r.content ->> 'status', (r.content ->> 'guests')::integer
             from json_to_recordset($2) as r (id uuid, "startsAt" timestamptz, "runsOutAt" timestamptz, "isTakenByApi" boolean, content json)`,
    values: [venueId, JSON.stringify(rows)],
  });
}

/** Moves a third of the reservations of a venue, and ends half of those. */
async function moveSome(venueId: string): Promise<void> {
  const rows = await db.query<{ id: string; startsAt: number }>({
    text: `select reservation_id as id, starts_at as "startsAt" from reservation where venue_id = $1 and random() < 0.3`,
    values: [venueId],
  });
  const moved = rows.map(({ id, startsAt }) => ({
    id,
    startsAt: new Date(startsAt + Math.floor((Math.random() * 100 - 50) * 3_600_000)),
    runsOutAt: Math.random() < 0.5 ? null : new Date(startsAt + 7_200_000),
  }));
  await db.query({
    text: `update reservation r set starts_at = m."startsAt", runs_out_at = m."runsOutAt"
             from json_to_recordset($2) as m (id uuid, "startsAt" timestamptz, "runsOutAt" timestamptz)
            where r.venue_id = $1 and r.reservation_id = m.id`,
    values: [venueId, JSON.stringify(moved)],
  });
}

const SHOWN: Record<ListFilter, string> = {
  Open: 'runs_out_at > $2',
  Closed: '(runs_out_at is null or runs_out_at <= $2)',
  All: '$2::timestamptz is not null',
};

async function allOf(venueIds: readonly string[], filter: ListFilter): Promise<string[]> {
  const order = filter === 'Open' ? 'asc' : 'desc';
  const rows = await db.query<{ id: string }>({
    text: `select reservation_id as id from reservation
            where venue_id = any ($1) and is_taken_by_api and ${SHOWN[filter]}
            order by starts_at ${order}, reservation_id ${order}`,
    values: [venueIds, new Date(NOW)],
  });
  return rows.map(({ id }) => id);
}

/**
 * Asserts that pages of several sizes, near the top, far down and past the end, equal the matching part of the whole
 * list.
 */
async function checkPages(venueIds: readonly string[]): Promise<void> {
  for (const filter of LIST_FILTERS) {
    const all = await allOf(venueIds, filter);
    for (let round = 0; round < 14; round++) {
      const size = randomInt(1, 101);
      const last = Math.ceil(all.length / size);
      const any = randomInt(1, last + 1);
      const number = [1, any, any, last - 1, last, last + 1, 20_000_000][round % 7]!;
      if (number < 1) continue;
      const found = await listTakenReservations(db, venueIds, filter, { number, size }, NOW);
      assert.deepEqual(
        found.map(({ id }) => id),
        all.slice((number - 1) * size, number * size + 1),
        `${filter}, page ${number} of ${last}, ${size} on each`,
      );
    }
  }
}

test('every page of one venue is that part of the whole list, also when reservations move or end', async () => {
  const id = randomUUID();
  await addReservations(id, 9_000);
  await checkPages([id]);
  await moveSome(id);
  await checkPages([id]);
});

test('every page of several venues is that part of their combined list', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await addReservations(ids[0]!, 4_000);
  await addReservations(ids[1]!, 3_500, { from: NOW - 3_600_000, stepMs: 1_000 });
  // All at one instant.
  await addReservations(ids[2]!, 2_500, { from: NOW + 86_400_000, stepMs: 0 });
  await checkPages(ids);
  await checkPages(ids.slice(1));
});

test(
  'the first page reads little, and one far down a table that was never vacuumed what is before it',
  COUNTS_READS,
  async () => {
    const id = randomUUID();
    const length = 12_000;
    await db.query({ text: 'delete from reservation' });
    await addReservations(id, length, { from: NOW + 60_000, isOver: (at) => at % 2 === 0 });
    await db.query({ text: 'analyze reservation' });
    const observed = watchStatements(db);
    for (const filter of LIST_FILTERS) {
      for (const number of [1, 22, 100, 100_000]) {
        await listTakenReservations(observed.db, [id], filter, { number, size: PAGE_SIZE }, NOW);
        const { rows } = await costOf(db, observed.taken());
        const most = Math.min(length, number * PAGE_SIZE) + 2 * PAGE_SIZE;
        assert.ok(rows <= most, `${filter}, page ${number}: ${rows} of ${most}`);
      }
    }
  },
);

test('requests without an answer are read from where the page before ended', async () => {
  const id = randomUUID();
  await addReservations(id, 5_000, { from: NOW + 60_000, isOver: () => false });
  await db.query({ text: 'vacuum analyze reservation' });
  const observed = watchStatements(db);
  const seen: string[] = [];
  let position: Parameters<typeof listPendingReservations>[2] = null;
  for (;;) {
    const found = await listPendingReservations(observed.db, id, position, 500, NOW);
    const { rows } = await costOf(db, observed.taken());
    assert.ok(rows <= 501, `${rows} rows read`);
    seen.push(...found.slice(0, 500).map((one) => one.id));
    if (found.length <= 500) break;
    position = found[499]!;
  }
  assert.equal(new Set(seen).size, 5_000);
});

test(
  'a search reads as many reservations of a venue with many as of one with few',
  COUNTS_READS,
  async () => {
    const [venueId, other] = [randomUUID(), randomUUID()];
    await addReservations(other, 2_000);
    await addReservations(venueId, 6_000);
    await db.query({ text: 'vacuum analyze reservation' });
    const observed = watchStatements(db);
    const { name } = sampleReservation({});
    const found = await searchVenueReservations(observed.db, venueId, name, 20, NOW);
    assert.equal(found.length, 20);
    assert.ok(found.every((one) => one.venueId === venueId));
    const { rows } = await costOf(db, observed.taken());
    assert.ok(rows <= 1_100, `${rows} rows`);
  },
);
