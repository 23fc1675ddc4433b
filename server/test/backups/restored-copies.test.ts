import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, suite, type TestContext, test } from 'node:test';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { moveDatabase } from '../../src/backup/move-database.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { startPostgresForTest } from '../../src/postgres/engine-fixture.ts';
import type { Database, DatabaseConnection } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { beforeTests } from '../harness/fixture.ts';
import { read } from '../harness/public-caller.ts';
import { makeDataFolder } from '../harness/service-process.ts';
import { type Sofra, startSofra, type TestVenue } from '../harness/sofra.ts';
import { signIn } from '../harness/staff.ts';
import { reasonToSkipUpgrades, startOlderPostgres } from '../postgres/older-postgres.ts';
import { makeEmptyDatabase, makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { orderSteadily } from '../races/incoming-orders.ts';
import { type Allowed, type Answers, assertAlike } from '../statements/all-reads.ts';
import { newReadVenues, type ReadVenues, readVenues } from '../statements/read-venues.ts';
import { createEndpoint } from '../webhooks/webhook-fixture.ts';

/** How many orders come in a second meanwhile. */
const RATE = 50;
/** How many are waited for between two steps. */
const STEP = 40;
const skip = reasonToSkipUpgrades();
const SILENT = { onHeader: () => {}, onTable: () => {} };

const AFTER_ORDERS: readonly Allowed[] = [
  { at: /^operator findVenues /, why: 'busy venues, and their orders, are in the list of all venues' },
];
const AFTER_RESTORE: readonly Allowed[] = [
  ...AFTER_ORDERS,
  { at: /^venue listChanges .+ \.cursor:/, why: 'a restore begins a new generation' },
  { at: /^venue getDaySoFar .+ \.rows \.(last|hash):/, why: 'a new generation begins' },
  { at: /^venue listAccounts .+ \.lastSignInAt:/, why: 'everybody signs in again' },
  { at: /^operator showVenue .+ \.sessions:/, why: 'everybody signs in again' },
];

suite('a copy of a database answers like the original', onOneEngine('a cluster is not copied'), () => {
  const endpoint = createEndpoint();
  let folder: string;
  let own: OwnDatabase;
  let db: Database;
  let original: Sofra;
  let venues: ReadVenues;
  let expected: Answers;

  beforeTests(async () => {
    folder = await makeDataFolder('copies');
    own = await makeOwnDatabase();
    db = own.open();
    original = await startSofra({ db, send: endpoint.send });
    venues = await newReadVenues(original, endpoint);
    expected = await readVenues(original, venues, venues.headquarter.owner);
  });
  after(async () => {
    await closeOriginal();
    await own.drop();
    await rm(folder, { recursive: true, force: true });
  });

  let closed: Promise<void> | null = null;
  function closeOriginal(): Promise<void> {
    closed ??= original.close().then(() => db.close());
    return closed;
  }

  async function makeTarget(t: TestContext): Promise<DatabaseConnection> {
    const { url, drop } = await makeEmptyDatabase();
    t.after(drop);
    return { connectionString: url };
  }

  /** Starts a service on a copy. It ends with the test, or before. */
  async function startOn(t: TestContext, copy: DatabaseConnection) {
    const opened = openDatabase(copy, { connections: 5, onIdleError: () => {} });
    const sofra = await startSofra({ db: opened, send: endpoint.send });
    let closed: Promise<void> | null = null;
    const close = () => {
      closed ??= sofra.close().then(() => opened.close());
      return closed;
    };
    t.after(close);
    return { ...sofra, close };
  }

  async function backUp(name: string): Promise<string> {
    const path = join(folder, name);
    await makeBackup({ connection: db.connection, pathOf: () => path, key: null, isSlow: false });
    return path;
  }

  test('a restored backup, made while orders come in: it has what was answered before, and no half order', async (t) => {
    const busy = await original.newVenue();
    const orders = orderSteadily(original, busy, RATE);
    t.after(() => orders.leave());
    await orders.more(STEP);
    const before = [...orders.placed];
    const path = await backUp('sofra.sql.gz');
    await orders.more(STEP);
    t.diagnostic(`${Math.round(await orders.end())} orders a second`);

    const target = await makeTarget(t);
    await restoreBackup(path, target, null, SILENT);
    const restored = await startOn(t, target);
    assertAlike(expected, await readVenues(restored, venues), AFTER_RESTORE);
    for (const id of orders.placed) {
      const found = await orderOf(restored, busy, id);
      if (found === null) assert.ok(!before.includes(id), `${id} was answered before the backup`);
      else assert.deepEqual(found, await orderOf(original, busy, id));
    }
  });

  test('PostgreSQL 18 with all of 17, where orders came in until the stop', { skip }, async (t) => {
    const dataDir = join(folder, 'upgraded');
    const old = await startOlderPostgres(dataDir);
    await restoreBackup(await backUp('of-18.sql.gz'), { ...old.ownerConnection, ssl: false }, null, SILENT);
    const before = await startOn(t, { ...old.ownerConnection, ssl: false });
    const owner = await signIn(before, venues.headquarter.owner.account);
    const answersBefore = await readVenues(before, venues, owner);
    const busy = await before.newVenue();
    const orders = orderSteadily(before, busy, RATE);
    t.after(() => orders.leave());
    await orders.more(STEP);
    await before.close();
    await old.stop();
    const answered = [...orders.placed];
    const upgraded = await startPostgresForTest(t, dataDir);
    const moved = await startOn(t, { ...upgraded.ownerConnection, ssl: false });
    orders.goTo(moved);
    await orders.more(STEP);
    t.diagnostic(`${Math.round(await orders.end())} orders a second, the stop counted in`);
    assertAlike(answersBefore, await readVenues(moved, venues, owner), AFTER_ORDERS);
    for (const id of answered) assert.ok((await orderOf(moved, busy, id)) !== null, id);
    await moved.close();
  });

  test('a move, with orders that come in until the service stops and after the next one starts', async (t) => {
    const target = await makeTarget(t);
    const busy = await original.newVenue();
    const orders = orderSteadily(original, busy, RATE);
    t.after(() => orders.leave());
    await orders.more(STEP);
    await assert.rejects(moveDatabase(db.connection, target, SILENT), /A service runs on the database/);
    await orders.more(STEP);
    await closeOriginal();
    const answered = [...orders.placed];
    await moveDatabase(db.connection, target, SILENT);
    const moved = await startOn(t, target);
    orders.goTo(moved);
    await orders.more(STEP);
    t.diagnostic(`${Math.round(await orders.end())} orders a second, the stop counted in`);
    assertAlike(expected, await readVenues(moved, venues, venues.headquarter.owner), AFTER_ORDERS);
    for (const id of answered) assert.ok((await orderOf(moved, busy, id)) !== null, id);
    const kept = await moved.db.query<{ count: number }>({
      text: 'select count(*) from bill where venue_id = $1',
      values: [busy.id],
    });
    assert.equal(kept[0]!.count, orders.placed.size);
  });
});

/** `null` when there is no such order. */
async function orderOf(sofra: Sofra, venue: TestVenue, id: string): Promise<object | null> {
  return (await read(sofra, venue, `/orders/${id}`)).body.data ?? null;
}
