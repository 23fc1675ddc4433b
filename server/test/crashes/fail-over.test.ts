import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { findReplication } from '../../src/store/replication.ts';
import { onOneEngine } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/local-cluster.ts';
import { beforeTests } from '../harness/fixture.ts';
import { place, read } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from '../harness/sofra.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../postgres/replicated-postgres.ts';
import { orderSteadily } from '../races/incoming-orders.ts';
import { type Allowed, assertAlike } from '../statements/all-reads.ts';
import { newReadVenues, type ReadVenues, readVenues } from '../statements/read-venues.ts';
import { createEndpoint } from '../webhooks/webhook-fixture.ts';

/** How many orders come in a second meanwhile. */
const RATE = 50;
/** How many are waited for between two steps. */
const STEP = 40;

const AFTER_FAIL_OVER: readonly Allowed[] = [
  { at: /^operator findVenues /, why: 'orders come in at another venue of the list' },
  { at: /^venue listChanges .+ \.cursor:/, why: 'a new generation begins' },
  { at: /^venue getDaySoFar .+ \.rows \.(last|hash):/, why: 'a new generation begins' },
];

suite('a fail-over between two servers', onOneEngine('a cluster has a standby for each node'), () => {
  const endpoint = createEndpoint();
  let postgres: ReplicatedPostgres | null = null;
  let db: Database;
  let sofra: Sofra;
  let venue: TestVenue;
  let venues: ReadVenues;

  beforeTests(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the database are not on this machine.');
    postgres = await startReplicatedPostgres(programs, 'Synchronous');
    db = open();
    sofra = await startSofra({ db, send: endpoint.send });
    venues = await newReadVenues(sofra, endpoint);
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

  let placed: ReadonlySet<string>;

  test('no order that was answered is lost, and none is there twice; all else is answered as before', async (t) => {
    assert.equal(await findReplication(db), 'Synchronous');
    const first = await portOf(db);
    const { owner } = venues.headquarter;
    const before = await readVenues(sofra, venues, owner);
    const orders = orderSteadily(sofra, venue, RATE);
    t.after(() => orders.leave());
    placed = orders.placed;
    await orders.more(STEP);
    // Nothing reaches the standby any more: what is ordered now may not be answered.
    await postgres!.holdStandby();
    const waiting = `select 1 from pg_stat_activity where wait_event = 'SyncRep'`;
    while ((await postgres!.ask(0, waiting)).length === 0) await pause(5);
    await postgres!.killPrimary();
    await orders.unavailable();
    await postgres!.promote();
    await orders.more(STEP);
    t.diagnostic(`${Math.round(await orders.end())} orders a second, the fail-over counted in`);

    assert.notEqual(await portOf(db), first);
    for (const id of placed) assert.equal((await read(sofra, venue, `/orders/${id}`)).status, 200, id);
    const [row] = await db.query<{ count: number }>({
      text: 'select count(*) from bill where venue_id = $1',
      values: [venue.id],
    });
    assert.deepEqual([row!.count, placed.size], [orders.asked(), orders.asked()]);
    assertAlike(before, await readVenues(sofra, venues, owner), AFTER_FAIL_OVER);
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
    const order = () => place(sofra, venue, sampleOrder(venue));
    await setReadOnly('on');
    // Each of its sessions learns of it by itself.
    let refused = await order();
    while (refused.status !== 503) refused = await order();
    assert.equal(refused.body.errorCode, 'SERVICE_UNAVAILABLE');
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    const [id] = placed;
    assert.equal((await read(sofra, venue, `/orders/${id}`)).status, 200);
    assert.equal((await read(sofra, venue, `/venues/${venue.id}/menu`)).status, 200);
    await setReadOnly('off');
    while ((await order()).status !== 201);
  });
});
