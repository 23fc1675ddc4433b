import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { lineOf, type Sofra, sampleOrder, startSofra, type TestVenue } from '../../test/harness/sofra.ts';
import { makeOwnDatabase } from '../../test/postgres/own-database.ts';
import { DEFAULT_KEPT_DAYS } from '../config/config.ts';
import type { Statement } from '../store/database.ts';
import { createSweep } from './sweep.ts';

const HOUR_MS = 3_600_000;

let sofra: Sofra;
let venue: TestVenue;
let end: () => Promise<void>;

before(async () => {
  // An own database, because a sweep deletes rows of all venues.
  const own = await makeOwnDatabase();
  const db = own.open();
  sofra = await startSofra({ db });
  venue = await sofra.newVenue();
  end = async () => {
    await sofra.close();
    await db.close();
    await own.drop();
  };
});
after(() => end());

async function count(table: string): Promise<number> {
  const [row] = await sofra.db.query<{ count: number }>({
    text: `select count(*) from ${table} where venue_id = $1`,
    values: [venue.id],
  });
  return row!.count;
}

test('changes and tickets are kept for 35 days, requests of keys for a week, and orders forever', async () => {
  const placed = await sofra.call('POST', `/public/v1/venues/${venue.id}/orders`, {
    key: venue.key.text,
    body: sampleOrder(venue, { lines: [lineOf(venue.menu.kebab)] }),
    headers: { 'idempotency-key': 'swept-order' },
  });
  assert.equal(placed.status, 201);
  await sofra.app.requests.flush();
  const { sweep } = sofra.app.jobs;
  const counts = async () => {
    const tables = ['key_request', 'venue_change', 'kitchen_ticket', 'bill', 'placement'];
    const rows = await Promise.all(tables.map(count));
    return rows.map((number) => Math.min(number, 1));
  };
  sofra.clock.advance(6 * 24 * HOUR_MS);
  await sweep.runOnce();
  assert.deepEqual(await counts(), [1, 1, 1, 1, 1]);
  sofra.clock.advance(28 * 24 * HOUR_MS);
  await sweep.runOnce();
  assert.deepEqual(await counts(), [0, 1, 1, 1, 1]);
  sofra.clock.advance(2 * 24 * HOUR_MS);
  await sweep.runOnce();
  assert.deepEqual(await counts(), [0, 0, 0, 1, 1]);
});

test('the operator sets how long each is kept; a ticket that was never printed is also deleted', async () => {
  const kept = { tickets: 2, changes: 400, requests: 400, deliveries: 400, audit: 400 };
  const headers = { 'idempotency-key': 'kept-order' };
  const body = sampleOrder(venue, { lines: [lineOf(venue.menu.kebab)] });
  const path = `/public/v1/venues/${venue.id}/orders`;
  const answer = await sofra.call('POST', path, { key: venue.key.text, body, headers });
  assert.equal(answer.status, 201);
  await sofra.db.query({
    text: `update kitchen_ticket set state = 'Waiting', queued_at = created_at where venue_id = $1`,
    values: [venue.id],
  });
  sofra.clock.advance(49 * HOUR_MS);
  await createSweep({ db: sofra.db, clock: sofra.clock, log: pino({ level: 'silent' }), kept }).runOnce();
  assert.deepEqual([await count('kitchen_ticket'), (await count('venue_change')) > 0], [0, true]);
});

test('a backlog is deleted by statements with a limited number of rows', async () => {
  const rows = 5;
  const before = await count('venue_change');
  await sofra.db.query({
    text: `insert into venue_change (venue_id, change, at, kind, subject_id, detail)
           select $1, 1000 + n, $2, 'Venue', $1, '{}' from generate_series(1, $3::integer) as n`,
    values: [venue.id, new Date(sofra.clock.now() - 36 * 24 * HOUR_MS), rows],
  });
  const statements: Statement[] = [];
  const db: typeof sofra.db = {
    ...sofra.db,
    query: (statement) => {
      statements.push(statement);
      return sofra.db.query(statement);
    },
  };
  await createSweep(
    { db, clock: sofra.clock, log: pino({ level: 'silent' }), kept: DEFAULT_KEPT_DAYS },
    2,
  ).runOnce();
  const sweeps = statements.filter(({ text }) => text.includes('delete from venue_change'));
  assert.deepEqual([sweeps.length, await count('venue_change')], [3, before]);
  assert.ok(statements.every(({ values }) => values?.at(-1) === 2));
});

test('the row of a bill that was paid first is deleted when no board lists the bill any more', async () => {
  const note = (boardUntil: number) =>
    sofra.db.query({
      text: 'insert into paid_first_bill (venue_id, bill_id, board_until) values ($1, gen_random_uuid(), $2)',
      values: [venue.id, new Date(boardUntil)],
    });
  await note(sofra.clock.now() - 1);
  await note(sofra.clock.now() + 1);
  await sofra.app.jobs.sweep.runOnce();
  assert.equal(await count('paid_first_bill'), 1);
});

test('the draft of an assistant is kept for a day after it expired, what a key ordered on a day for a week', async () => {
  const { now } = sofra.clock;
  for (const hoursAgo of [23, 25])
    await sofra.db.query({
      text: `insert into assistant_draft (venue_id, key_id, likeness, slot, draft_id, content, expires_at)
             values ($1, gen_random_uuid(), '', 0, gen_random_uuid(), '{}', $2)`,
      values: [venue.id, new Date(now() - hoursAgo * HOUR_MS)],
    });
  for (const daysAgo of [6, 9])
    await sofra.db.query({
      text: `insert into assistant_spending (venue_id, key_id, day, spent_kurus)
             values ($1, gen_random_uuid(), $2::timestamptz::date, 100)`,
      values: [venue.id, new Date(now() - daysAgo * 24 * HOUR_MS)],
    });
  await sofra.app.jobs.sweep.runOnce();
  assert.deepEqual([await count('assistant_draft'), await count('assistant_spending')], [1, 1]);
});

test('audit entries are deleted after the days that the operator set, by default two years', async () => {
  const add = (daysAgo: number) =>
    sofra.db.query({
      text: `insert into audit_entry (venue_id, entry_id, at, part, operation, actor, record_count, records)
             values ($1, gen_random_uuid(), $2, 'Standing', 'test', 'Operator', 0, '[]')`,
      values: [venue.id, new Date(sofra.clock.now() - daysAgo * 24 * HOUR_MS)],
    });
  for (const daysAgo of [1, 99, 101, 729, 731]) await add(daysAgo);
  await sofra.app.jobs.sweep.runOnce();
  assert.equal(await count('audit_entry'), 4);
  const { db, clock } = sofra;
  await createSweep({
    db,
    clock,
    log: pino({ level: 'silent' }),
    kept: { ...DEFAULT_KEPT_DAYS, audit: 100 },
  }).runOnce();
  assert.equal(await count('audit_entry'), 2);
});
