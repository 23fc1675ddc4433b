import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { distribute } from '../../src/store/distribution/distribute.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { read } from '../harness/public-caller.ts';
import { type Sofra, startSofra, type TestVenue } from '../harness/sofra.ts';
import { checkOrders, placeOrders } from '../races/placing-callers.ts';
import { inDatabase, joinNode, joinNodes, onCluster, onDatabase, SHARDS } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const NAME = 'grown';

/** The rows of before stay on the disk of the coordinator, where nobody reads them. */
const FREE_OLD_ROWS =
  'select truncate_local_data_after_distributing_table(logicalrelid) from pg_dist_partition';

/** One service: its database is distributed while it runs, and then gets a node more. */
suite('a service that outgrows one PostgreSQL', onCluster(), () => {
  let cluster: LocalCluster | null = null;
  let db: Database;
  let sofra: Sofra;
  let venues: TestVenue[];
  /** The database on the coordinator. */
  let url: string;

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await onDatabase(cluster.nodes[0]!, (admin) => admin.query({ text: `create database ${NAME}` }));
    url = inDatabase(cluster.nodes[0]!, NAME);
    db = openDatabase({ connectionString: url }, { connections: 8, onIdleError: () => {} });
    sofra = await startSofra({ db });
    venues = await Promise.all(Array.from({ length: 6 }, () => sofra.newVenue()));
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    await cluster?.remove();
  });

  test('it goes on while its database is distributed with all its data, and loses and doubles no order', async () => {
    const [venue] = venues as [TestVenue];
    const orders = placeOrders(sofra, venue);
    await orders.more(20);
    assert.equal(await db.isDistributed(), false);
    await joinNodes(cluster!.nodes, NAME);
    const done = await onDatabase(url, (other) => distribute(other, SHARDS));
    assert.ok(done!.byVenue.length >= 30);
    await orders.more(20);
    const left = await db.query({ text: FREE_OLD_ROWS });
    assert.ok(left.length >= 30);
    await orders.more(20);
    await orders.end();
    assert.equal(await db.isDistributed(), true);
    await checkOrders(db, venue, orders);
    for (const other of venues)
      assert.equal((await read(sofra, other, `/venues/${other.id}/menu`)).status, 200);
  });

  test('a node that is added takes its share of the venues while orders come in', async () => {
    const many = venues.map((venue) => ({
      venue,
      orders: venue === venues[0] ? null : placeOrders(sofra, venue),
    }));
    const address = new URL(await cluster!.add());
    await joinNode(url, inDatabase(address.href, NAME));
    await db.query({ text: 'select citus_rebalance_start()' });
    await onDatabase(url, (other) => other.query({ text: 'select citus_rebalance_wait()' }));
    for (const { orders } of many) await orders?.more(5);
    for (const { orders } of many) await orders?.end();
    const [row] = await db.query<{ shards: number }>({
      text: `select count(*)::int as shards from pg_dist_shard_placement where nodeport = $1`,
      values: [Number(address.port)],
    });
    assert.ok(row!.shards > 0);
    for (const { venue, orders } of many) if (orders) await checkOrders(db, venue, orders);
  });
});
