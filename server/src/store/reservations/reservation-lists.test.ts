import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { onOneEngine } from '../../../test/cluster/cluster.ts';
import { makeOwnDatabase, type OwnDatabase } from '../../../test/postgres/own-database.ts';
import { costOf, watchStatements } from '../../../test/postgres/statement-cost.ts';
import { sampleReservation } from '../../../test/samples/sample-reservation.ts';
import { LIST_FILTERS, type ListFilter } from '../../core/list-filter.ts';
import { type Database, type Db, inTransaction } from '../database.ts';
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
});
after(async () => {
  await db.close();
  await own.drop();
});

/** Reservations around an instant, some at the same one: one in 11 not of the API, a third over, some expired but not saved as such. */
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
    // The saving of what has expired is a few hundred reservations behind.
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
  // They are counted as one block on each level, which is then cut: one by one would take seconds.
  const listed = rows.filter(({ isTakenByApi }) => isTakenByApi);
  const open = listed.filter(({ runsOutAt }) => runsOutAt !== null).length;
  await db.query({
    text: `insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
           select $1, level, '-infinity', '00000000-0000-0000-0000-000000000000', $2, $3 from generate_series(0, 1) as level`,
    values: [venueId, open, listed.length - open],
  });
  await db.query({ text: 'select split_reservation_blocks(p_venue => $1)', values: [venueId] });
}

/** Moves a third of the reservations of a venue, and ends half of those. */
async function moveSome(venueId: string): Promise<void> {
  const rows = await db.query<{ id: string; startsAt: number; isTakenByApi: boolean; content: object }>({
    text: `select reservation_id as id, starts_at as "startsAt", is_taken_by_api as "isTakenByApi", content
             from reservation where venue_id = $1 and random() < 0.3`,
    values: [venueId],
  });
  const moved = rows.map((row) => {
    const startsAt = row.startsAt + Math.floor((Math.random() * 100 - 50) * 3_600_000);
    const runsOutAt = Math.random() < 0.5 ? null : new Date(row.startsAt + 7_200_000);
    return { ...row, startsAt: new Date(startsAt), runsOutAt };
  });
  await db.query({
    text: `select save_reservation(
             p_venue => $1, p_reservation => r.id, p_revision => 2, p_starts_at => r."startsAt",
             p_requested_starts_at => r."startsAt", p_runs_out_at => r."runsOutAt", p_is_pending => false,
             p_is_taken_by_api => r."isTakenByApi", p_phone => null, p_code_hash => decode(md5(r.id::text), 'hex'),
             p_content => r.content, p_status => 'Pending', p_guests => 2)
             from json_to_recordset($2) as r (id uuid, "startsAt" timestamptz, "runsOutAt" timestamptz, "isTakenByApi" boolean, content json)`,
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

/** Asserts that pages equal that part of the whole list. */
async function checkPages(venueIds: readonly string[]): Promise<void> {
  for (const filter of LIST_FILTERS) {
    const all = await allOf(venueIds, filter);
    const last = Math.ceil(all.length / PAGE_SIZE);
    for (const number of [1, 20, 21, 22, 23, 47, Math.floor(last / 2), last - 1, last, last + 1, 400_000]) {
      if (number < 1) continue;
      const page = { number, size: PAGE_SIZE };
      const found = await listTakenReservations(db, venueIds, filter, page, NOW);
      const expected = all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE + 1);
      assert.deepEqual(
        found.map(({ id }) => id),
        expected,
        `${filter}, page ${number} of ${last}`,
      );
    }
  }
}

/** Asserts that the blocks count exactly what they hold, and stay small. */
async function checkBlocks(venueIds: readonly string[]): Promise<void> {
  const wrong = await db.query({
    text: `select k.*, h.open_count as open_there, h.closed_count as closed_there
             from (select *, lead(from_at, 1, 'infinity') over by_place as until_at,
                          lead(from_id, 1, venue_id) over by_place as until_id
                     from reservation_block where venue_id = any ($1)
                   window by_place as (partition by venue_id, level order by from_at, from_id)) as k
            cross join lateral (
              select count(*) filter (where runs_out_at is not null) as open_count,
                     count(*) filter (where runs_out_at is null) as closed_count
                from reservation r
               where r.venue_id = k.venue_id and r.is_taken_by_api
                 and (r.starts_at, r.reservation_id) >= (k.from_at, k.from_id)
                 and (r.starts_at, r.reservation_id) < (k.until_at, k.until_id)) as h
            where (k.open_count, k.closed_count) <> (h.open_count, h.closed_count) or k.open_count + k.closed_count > case k.level when 0 then 2000 else 32000 end`,
    values: [venueIds],
  });
  assert.deepEqual(wrong, []);
}

test('every page of one venue is that part of the whole list, also when reservations move or end', async () => {
  const id = randomUUID();
  await addReservations(id, 9_000);
  await checkPages([id]);
  await checkBlocks([id]);
  await moveSome(id);
  await checkPages([id]);
  await checkBlocks([id]);
});

test('every page of several venues is that part of their combined list', async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await addReservations(ids[0]!, 4_000);
  await addReservations(ids[1]!, 3_500, { from: NOW - 3_600_000, stepMs: 1_000 });
  // All at one instant.
  await addReservations(ids[2]!, 2_500, { from: NOW + 86_400_000, stepMs: 0 });
  await checkPages(ids);
  await checkPages(ids.slice(1));
  await checkBlocks(ids);
});

test('a page far down or past the end reads little more than the first one', COUNTS_READS, async () => {
  const id = randomUUID();
  const count = 24_000;
  await db.query({ text: 'delete from reservation' });
  await addReservations(id, count, { from: NOW + 60_000, isOver: (at) => at % 2 === 0 });
  await db.query({ text: 'vacuum analyze reservation' });
  const observed = watchStatements(db);
  const cost = async (filter: ListFilter, number: number) => {
    await listTakenReservations(observed.db, [id], filter, { number, size: PAGE_SIZE }, NOW);
    return costOf(db, observed.taken());
  };
  await checkBlocks([id]);
  await checkPages([id]);
  for (const filter of LIST_FILTERS) {
    const first = await cost(filter, 1);
    assert.ok(first.rows <= 3 * PAGE_SIZE, `${filter}: the first page reads ${first.rows}`);
    for (const number of [22, 100, 200]) {
      const deep = await cost(filter, number);
      const where = `${filter}, page ${number}: ${JSON.stringify({ first, deep })}`;
      // A block and a page of index entries.
      assert.ok(deep.rows <= 2_000 + 3 * PAGE_SIZE, where);
    }
    const past = await cost(filter, 100_000);
    assert.equal(past.rows, 0, `${filter}, past the end: ${JSON.stringify(past)}`);
  }
});

/** The blocks that this connection has read. */
async function blocksRead(tx: Db): Promise<number> {
  const [read] = await tx.query<{ rows: number }>({
    text: `select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
            where relid = 'reservation_block'::regclass`,
  });
  return read!.rows;
}

test(
  'a page among a million reservations is found by the blocks of level 1 and a few of level 0',
  COUNTS_READS,
  async () => {
    const id = randomUUID();
    await db.query({
      text: `insert into reservation_block (venue_id, level, from_at, from_id, open_count, closed_count)
           select $1, l.level, case when at = 0 then '-infinity' else $2::timestamptz + at * interval '1 hour' end,
                  '00000000-0000-0000-0000-000000000000', 500 * l.blocks, 500 * l.blocks
             from (values (0, 1), (1, 8)) as l (level, blocks)
            cross join generate_series(0, 999, l.blocks) as at`,
      values: [id, new Date(NOW)],
    });
    await db.query({ text: 'vacuum analyze reservation_block' });
    for (const filter of LIST_FILTERS) {
      for (const skip of [1_050, 250_000, 400_000, 20_000_000]) {
        const [pages, reads] = await inTransaction(db, async (tx) => {
          const readSoFar = await blocksRead(tx);
          const found = await tx.query<{ at: number; before: number; position: number }>({
            text: `select at, before, position from find_reservation_page(
                   p_venue => $1, p_list => $2, p_skip => $3, p_size => 50, p_expired => 0)`,
            values: [id, filter, skip],
          });
          return [found, (await blocksRead(tx)) - readSoFar] as const;
        });
        const where = `${filter}, ${skip} skipped: ${JSON.stringify({ pages, reads })}`;
        assert.equal(pages.length, skip < 1_000_000 ? 1 : 0, where);
        for (const { before, position } of pages)
          assert.ok(position - before < 1_000 && position >= before, where);
        // The blocks of level 1 twice, and those of level 0 in one of them; all blocks are 1,125.
        assert.ok(reads <= 2 * 125 + 8 + 1, where);
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
