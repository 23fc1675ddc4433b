import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { countBills } from '../../src/operations/figures/count-bills.ts';
import { spanOfToday } from '../../src/operations/figures/open-bills.ts';
import { readTrend } from '../../src/operations/figures/read-figures.ts';
import { readHours } from '../../src/operations/figures/read-hours.ts';
import { readToday } from '../../src/operations/figures/read-today.ts';
import { findVenueKey, listVenueKeys, listWorkingKeys } from '../../src/store/access/api-keys.ts';
import { listKeyRequests, listTraceRequests } from '../../src/store/access/key-requests.ts';
import type { Database, Statement, Tx } from '../../src/store/database.ts';
import { sumOpenProducts } from '../../src/store/figures/current-figures.ts';
import { listChannelFigures, listProductFigures } from '../../src/store/figures/figure-sums.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';
import {
  lineOf,
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
} from '../harness/sofra.ts';
import { book, bookable, cancel } from '../venues/booking.ts';
import { insertPlayed, playYear } from '../venues/year-of-bills.ts';

/*
 * The schema, hash-partitioned by venue: a query that does not name its venue is found here, because it reads
 * more than one partition. On a cluster it would need more than one machine.
 */

const PARTITIONS = 8;
const DIRECTORY = /_directory$/;
const NAME = `partitioned_${randomUUID().replaceAll('-', '')}`;

let admin: Database;
let db: Database;
let observed: Statement[];
let sofra: Sofra;
let venue: TestVenue;

before(async () => {
  admin = openTestDatabase(1);
  await admin.query({ text: `create database ${NAME}` });
  const url = new URL(process.env['SOFRA_TEST_DATABASE_URL']!);
  url.pathname = `/${NAME}`;
  const open = openDatabase({ connectionString: url.href }, { connections: 4, onIdleError: () => {} });
  await migrate(open);
  await partition(open);
  observed = [];
  db = {
    ...open,
    query: (statement) => {
      observed.push(statement);
      return open.query(statement);
    },
    transaction: (run) =>
      open.transaction((tx) => {
        const query: Tx['query'] = (statement) => {
          observed.push(statement);
          return tx.query(statement);
        };
        return run({ ...tx, query });
      }),
  };
  sofra = await startSofra({ db });
  venue = await sofra.newVenue(bookable());
});

after(async () => {
  await sofra.close();
  await db.close();
  await admin.query({ text: `drop database ${NAME} with (force)` });
  await admin.close();
});

/**
 * Makes every table of a venue a hash-partitioned one, with its constraints and indexes as the migrations
 * wrote them.
 */
async function partition(open: Database): Promise<void> {
  const tables = await open.query<{ name: string }>({
    text: `select t.relname as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
            where n.nspname = 'public' and t.relkind = 'r' and t.relname not in ('schema_migration', 'schema_function', 'secret_key_check')`,
  });
  for (const { name } of tables.filter((table) => !DIRECTORY.test(table.name))) {
    const indexes = await open.query<{ definition: string }>({
      text: `select pg_get_indexdef(x.indexrelid) as definition from pg_index x
              where x.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
      values: [name],
    });
    const keys = await open.query<{ name: string; definition: string }>({
      text: `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
              where conrelid = $1::regclass and contype in ('p', 'u')`,
      values: [name],
    });
    await open.query({ text: `alter table ${name} rename to old_${name}` });
    await open.query({
      text: `create table ${name} (like old_${name} including defaults) partition by hash (venue_id)`,
    });
    await open.query({ text: `drop table old_${name}` });
    for (let remainder = 0; remainder < PARTITIONS; remainder++) {
      const bound = `for values with (modulus ${PARTITIONS}, remainder ${remainder})`;
      await open.query({ text: `create table ${name}_p${remainder} partition of ${name} ${bound}` });
    }
    for (const key of keys)
      await open.query({ text: `alter table ${name} add constraint ${key.name} ${key.definition}` });
    for (const { definition } of indexes)
      await open.query({ text: definition.replaceAll(`old_${name}`, name) });
  }
}

test('over a partitioned schema every public call answers as over a plain one', async () => {
  const key = venue.key.text;
  const path = `/public/v1/venues/${venue.id}`;
  const order = sampleOrder(venue, { lines: [lineOf(venue.menu.kebab), lineOf(venue.menu.baklava)] });
  const dineIn = { type: 'DineIn', tableId: venue.tableIds[0], lines: [lineOf(venue.menu.kebab)] };
  const ref = (idempotencyKey: string, body: unknown) =>
    sofra.call('POST', `${path}/orders`, { key, body, headers: { 'idempotency-key': idempotencyKey } });

  for (const read of [path, `${path}/tables`, `${path}/menu`]) {
    assert.equal((await sofra.call('GET', read, { key })).status, 200);
  }
  assert.equal((await sofra.call('GET', '/public/v1/venues', { key })).body.data.length, 1);
  assert.equal((await sofra.call('POST', `${path}/orders/preview`, { key, body: order })).status, 200);
  const placed = await ref('partitioned-1', order);
  assert.equal(placed.status, 201);
  assert.equal((await ref('partitioned-1', order)).status, 200);
  assert.equal((await ref('partitioned-2', dineIn)).body.data.order.number, 2);
  assert.equal((await ref('partitioned-3', dineIn)).body.data.order.lines.length, 2);
  assert.equal(
    (await sofra.call('GET', `/public/v1/orders/${placed.body.data.order.id}`, { key })).status,
    200,
  );
  for (const status of ['Open', 'Closed', 'All']) {
    const list = await sofra.call('GET', `/public/v1/orders?status=${status}&venueId=${venue.id}`, { key });
    assert.equal(list.body.data.items.length, status === 'Closed' ? 0 : 2);
  }
  assert.equal((await sofra.call('GET', `${path}/reservation-availability`, { key })).status, 200);
  const booked = await book(sofra, venue);
  assert.equal(booked.status, 201);
  assert.equal((await book(sofra, venue)).status, 200);
  assert.equal((await cancel(sofra, venue, booked.body.data.id)).body.data.status, 'Cancelled');
  for (const status of ['Open', 'Closed', 'All']) {
    const list = await sofra.call('GET', `/public/v1/reservations?status=${status}`, { key });
    assert.equal(list.body.data.items.length, status === 'Open' ? 0 : 1);
  }
});

test('every statement of those calls stays within the one partition of its venue', async () => {
  const statements = new Map(
    observed.filter(({ name }) => name !== undefined).map((statement) => [statement.name!, statement]),
  );
  assert.ok(statements.size >= 8, [...statements.keys()].join());
  for (const [name, statement] of statements) {
    // A second time these write nothing, or an existing row; the partition of a new row depends on its venue
    // alone.
    if (
      name.startsWith('place-round') ||
      name === 'save-bill' ||
      /^insert into \w+ \([^)]*\)\s+values/.test(statement.text)
    )
      continue;
    const partitions = await partitionsReached({ text: statement.text, values: statement.values ?? [] });
    assert.ok(partitions.size <= 1, `${name} reaches partitions ${[...partitions].join()}`);
  }
});

test('the calls of a key are recorded over a partitioned schema, too, and read from the one partition of its venue', async () => {
  const ref = { venueId: venue.id, keyId: venue.key.record.id };
  const any = { statuses: [0, 999], errorCode: null, traceId: null } as const;
  await sofra.app.requests.flush();
  assert.deepEqual(sofra.log, []);
  observed.length = 0;
  const { found } = await listKeyRequests(db, ref, any, null, 50);
  assert.ok(found.length >= 10);
  const { traceId } = found[0]!;
  assert.equal((await listKeyRequests(db, ref, { ...any, traceId }, null, 50)).found.length, 1);
  assert.equal((await listTraceRequests(db, venue.id, traceId, 50)).length, 1);
  assert.equal((await findVenueKey(db, venue.id, ref.keyId))!.lastUsedAt, sofra.clock.now());
  assert.equal((await listWorkingKeys(db, venue.id)).length, 1);
  assert.equal((await listVenueKeys(db, venue.id, 10)).length, 1);
  assert.equal(observed.length, 6);
  for (const statement of [...observed]) {
    const partitions = await partitionsReached(statement);
    assert.equal(partitions.size, 1, `${statement.name} reaches partitions ${[...partitions].join()}`);
  }
});

test('the figures of a venue are counted and read within its one partition', async () => {
  const { id: venueId, record } = await sofra.newVenue();
  const played = playYear({
    ...{ venueId, venue: record.venue, products: record.menu.products.slice(0, 3) },
    openers: [{ kind: 'Key', id: randomUUID(), name: 'Web' }],
    ...{ startsAt: sofra.clock.now() - 2 * 86_400_000, days: 2, billsADay: 20, seed: 5 },
  });
  await insertPlayed(db, venueId, played);
  assert.ok((await countBills(db, venueId, record.venue)) > 20);
  assert.equal(observed.filter(({ name }) => name === 'add-figures-products').length, 1);
  observed.length = 0;
  const [from, to] = ['2026-02-20', '2026-03-10'];
  const now = sofra.clock.now();
  await readToday(db, venueId, record.venue, '2026-03-03', now);
  await readTrend(db, venueId, record.venue, { range: { from, to }, step: 'Week', now });
  await readHours(db, venueId, record.venue, { from, to }, now);
  await sumOpenProducts(db, venueId, spanOfToday(record.venue, now), 100);
  assert.ok((await listProductFigures(db, venueId, { from, to })).length > 0);
  assert.equal((await listChannelFigures(db, venueId, { from, to })).length, 3);
  for (const statement of [...observed]) {
    const partitions = await partitionsReached({ text: statement.text, values: statement.values ?? [] });
    assert.ok(partitions.size <= 1, `${statement.name} reaches partitions ${[...partitions].join()}`);
  }
});

test('the functions that write stay within the one partition of their venue', async () => {
  const [row] = await db.query<{ sources: string }>({
    text: `select string_agg(prosrc, ' ') as sources from pg_proc where proname in ('place_round', 'save_bill', 'move_stock', 'log_changes')`,
  });
  const statements = row!.sources
    .split(';')
    .filter((source) => /\b(from|update)\s+(bill|placement|venue_head|product_stock)\b/.test(source));
  assert.ok(statements.length >= 8);
  for (const statement of statements) assert.match(statement, /venue_id\s*=\s*p_(key_)?venue/, statement);
});

/** Runs a statement and returns the numbers of the partitions that it touched. */
async function partitionsReached(statement: Statement): Promise<Set<string>> {
  const rows = await db.query<{ 'QUERY PLAN': unknown }>({
    text: `explain (analyze, costs off, timing off, format json) ${statement.text}`,
    values: statement.values ?? [],
  });
  const touched = new Set<string>();
  collectScans(rows[0]!['QUERY PLAN'], touched);
  return touched;
}

function collectScans(node: unknown, touched: Set<string>): void {
  if (Array.isArray(node)) for (const item of node) collectScans(item, touched);
  if (typeof node !== 'object' || node === null) return;
  const { 'Relation Name': relation, 'Actual Loops': loops } = node as Record<string, unknown>;
  const number = typeof relation === 'string' && loops !== 0 ? /_p(\d+)$/.exec(relation)?.[1] : undefined;
  if (number !== undefined) touched.add(number);
  for (const value of Object.values(node)) collectScans(value, touched);
}
