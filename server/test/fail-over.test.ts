import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../src/store/database.ts';
import { openDatabase } from '../src/store/open-database.ts';
import { findReplication } from '../src/store/replication.ts';
import { onOneEngine } from './cluster.ts';
import { beforeTests } from './fixture.ts';
import { findPrograms } from './local-cluster.ts';
import { place, read } from './public-caller.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from './sofra.ts';

const CALLERS = 4;
const ORDERS_BEFORE = 20;
const ORDERS_AFTER = 20;
/** The test fails with them, and does not go on for ever. */
const MOST_ORDERS = 5_000;

suite('a fail-over between two servers', onOneEngine('a cluster has a standby for each node'), () => {
  let postgres: ReplicatedPostgres | null = null;
  let db: Database;
  let sofra: Sofra;
  let venue: TestVenue;

  beforeTests(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the database are not on this machine.');
    postgres = await startReplicatedPostgres(programs);
    db = open();
    sofra = await startSofra({ db });
    venue = await sofra.newVenue();
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    await postgres?.remove();
  });

  const open = () =>
    openDatabase({ connectionString: postgres!.url }, { connections: 6, onIdleError: () => {} });

  const portOf = async (one: Database) =>
    (await one.query<{ port: number }>({ text: 'select inet_server_port() as port' }))[0]!.port;

  /** The ids of the orders that were answered, and how often a call was answered with 503. */
  const placed = { ids: new Set<string>(), keys: 0, unavailable: 0 };

  /** Places one order after the other until there are enough of them; repeats under its key what was not answered. */
  async function placeUntil(isEnough: () => boolean): Promise<void> {
    while (!isEnough() && placed.keys < MOST_ORDERS) {
      const idempotencyKey = randomUUID();
      placed.keys += 1;
      for (;;) {
        const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
        // A repeat of what was placed already is answered with 200.
        if (answer.status === 201 || answer.status === 200) {
          placed.ids.add(answer.body.data.order.id);
          break;
        }
        assert.equal(answer.status, 503, answer.text);
        assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
        placed.unavailable += 1;
        await pause(20);
      }
    }
  }

  test('no order that was answered is lost, and none is there twice', async () => {
    assert.equal(await findReplication(db), 'Synchronous');
    const first = await portOf(db);
    let enough = Number.POSITIVE_INFINITY;
    const callers = Array.from({ length: CALLERS }, () => placeUntil(() => placed.ids.size >= enough));
    const failed = Promise.all(callers).then(() => false);
    const until = async (isSo: () => boolean) => {
      while (!isSo()) assert.notEqual(await Promise.race([pause(10, true), failed]), false);
    };
    await until(() => placed.ids.size >= ORDERS_BEFORE);
    // Nothing reaches the standby any more: what is ordered now may not be answered.
    await postgres!.holdStandby();
    const waiting = `select 1 from pg_stat_activity where wait_event = 'SyncRep'`;
    while ((await postgres!.ask(0, waiting)).length === 0) assert.ok(placed.keys < MOST_ORDERS);
    await postgres!.killPrimary();
    await until(() => placed.unavailable > 0);
    const answered = placed.ids.size;
    await postgres!.promote();
    await until(() => placed.ids.size > answered);
    enough = placed.ids.size + ORDERS_AFTER;
    await Promise.all(callers);

    assert.notEqual(await portOf(db), first);
    for (const id of placed.ids) assert.equal((await read(sofra, venue, `/orders/${id}`)).status, 200, id);
    const [row] = await db.query<{ count: number }>({
      text: 'select count(*) from bill where venue_id = $1',
      values: [venue.id],
    });
    assert.deepEqual([row!.count, placed.ids.size], [placed.keys, placed.keys]);
  });

  test('a primary of before that comes back by itself is not written to', async () => {
    await postgres!.startPrimary();
    const second = await portOf(db);
    const other = open();
    try {
      assert.equal(await portOf(other), second);
      assert.equal(await findReplication(other), 'None');
    } finally {
      await other.close();
    }
    await postgres!.killPrimary();
  });

  test('while the primary accepts reads alone, reads are answered and orders are 503 with Retry-After', async () => {
    const setReadOnly = async (state: 'on' | 'off') => {
      await postgres!.ask(1, `alter system set default_transaction_read_only = ${state}`);
      await postgres!.ask(1, 'select pg_reload_conf()');
    };
    const statusOf = async () => (await place(sofra, venue, sampleOrder(venue))).status;
    await setReadOnly('on');
    while ((await statusOf()) !== 503);
    const refused = await place(sofra, venue, sampleOrder(venue));
    assert.deepEqual([refused.status, refused.body.errorCode], [503, 'SERVICE_UNAVAILABLE']);
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    const [id] = placed.ids;
    assert.equal((await read(sofra, venue, `/orders/${id}`)).status, 200);
    assert.equal((await read(sofra, venue, `/venues/${venue.id}/menu`)).status, 200);
    await setReadOnly('off');
    while ((await statusOf()) !== 201);
  });
});
