import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { type Sofra, startSofra, type TestVenue } from '../harness/sofra.ts';
import { checkOrders, placeOf, placeOrders } from '../races/placing-callers.ts';
import { inDatabase, makeDistributed, onCluster } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const NAME = 'moved';
const MOST_VENUES = 100;

suite('a cluster whose shards move and whose nodes fail', onCluster(), () => {
  let cluster: LocalCluster | null = null;
  let db: Database;
  let sofra: Sofra;

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await makeDistributed(cluster.nodes, NAME);
    const connectionString = inDatabase(cluster.nodes[0]!, NAME);
    db = openDatabase({ connectionString }, { connections: 8, onIdleError: () => {} });
    sofra = await startSofra({ db });
  });
  after(async () => {
    await sofra?.close();
    await db?.close();
    await cluster?.remove();
  });

  /** Moves the shard of a venue to the other node. */
  async function moveShardOf(venue: TestVenue, mode: string): Promise<void> {
    const { shard, port, otherPort } = await placeOf(db, venue);
    await db.query({
      text: `select citus_move_shard_placement($1::bigint, '127.0.0.1', $2::integer, '127.0.0.1', $3::integer,
                                               shard_transfer_mode := $4::citus.shard_transfer_mode)`,
      values: [shard, port, otherPort, mode],
    });
  }

  for (const mode of ['block_writes', 'force_logical']) {
    test(`a shard that moves while orders come in (${mode}) loses none and doubles none`, async () => {
      const venue = await sofra.newVenue();
      const orders = placeOrders(sofra, venue);
      await orders.more(5);
      const { otherPort } = await placeOf(db, venue);
      await moveShardOf(venue, mode);
      await orders.more(5);
      await orders.end();
      assert.equal((await placeOf(db, venue)).port, otherPort);
      await checkOrders(db, venue, orders);
    });
  }

  test('a venue that gets a shard of its own while orders come in loses none and doubles none', async () => {
    const venue = await sofra.newVenue();
    const orders = placeOrders(sofra, venue);
    await orders.more(5);
    const { shard } = await placeOf(db, venue);
    await db.query({
      text: `select isolate_tenant_to_new_shard('venue_head', $1::uuid, 'CASCADE', shard_transfer_mode := 'block_writes')`,
      values: [venue.id],
    });
    await orders.more(5);
    await orders.end();
    assert.notEqual((await placeOf(db, venue)).shard, shard);
    await checkOrders(db, venue, orders);
  });

  test('while the node of a venue is dead its callers get 503 with Retry-After, and other venues are served', async () => {
    const venue = await sofra.newVenue();
    const { port, shard } = await placeOf(db, venue);
    const node = cluster!.nodes.findIndex((address) => new URL(address).port === String(port));
    let elsewhere = await sofra.newVenue();
    for (let made = 1; (await placeOf(db, elsewhere)).shard === shard && made < MOST_VENUES; made++)
      elsewhere = await sofra.newVenue();
    // The tests before have moved shards: all of them may be on one node.
    if ((await placeOf(db, elsewhere)).port === port) await moveShardOf(elsewhere, 'block_writes');
    assert.notEqual((await placeOf(db, elsewhere)).port, port);
    const orders = placeOrders(sofra, venue);
    const others = placeOrders(sofra, elsewhere);
    await Promise.all([orders.more(5), others.more(5)]);
    await cluster!.kill(node);
    await orders.moreOf(503, 5);
    await others.more(5);
    await cluster!.start(node);
    await orders.more(5);
    await Promise.all([orders.end(), others.end()]);
    await checkOrders(db, venue, orders);
    await checkOrders(db, elsewhere, others);
  });
});
