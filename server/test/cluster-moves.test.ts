import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '../src/store/database.ts';
import { inDatabase, makeDistributed, onCluster } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';
import { leftBehind, place } from './public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestVenue } from './sofra.ts';

const NAME = 'moved';

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

  /** Callers that place orders until they are told to stop, and repeat a call that got no order with its key. */
  function placeOrders(venue: TestVenue) {
    let isOver = false;
    const statuses: number[] = [];
    const placed: number[] = [];
    const caller = async () => {
      while (!isOver) placed.push(await placeOne());
    };
    async function placeOne(): Promise<number> {
      const idempotencyKey = randomUUID();
      for (;;) {
        const answer = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
        statuses.push(answer.status);
        if (answer.status === 503) assert.ok(Number(answer.headers.get('retry-after')) > 0);
        if (answer.status < 300) return answer.body.data.order.number;
        await pause(20);
      }
    }
    const callers = Promise.all([caller(), caller(), caller()]);
    return {
      statuses,
      placed,
      /** Waits for that many orders more. */
      more: async (count: number) => {
        const until = placed.length + count;
        while (placed.length < until) await Promise.race([pause(20), callers]);
      },
      end: async () => {
        isOver = true;
        await callers;
      },
    };
  }

  /** Asserts that each call placed one order, and that nobody was answered a bug. */
  async function checkOrders(venue: TestVenue, { placed, statuses }: ReturnType<typeof placeOrders>) {
    assert.deepEqual(
      placed.toSorted((a, b) => a - b),
      placed.map((_, at) => at + 1),
    );
    const left = await leftBehind(db, venue.id);
    assert.deepEqual([left['bills'], left['placements'], left['number']], Array(3).fill(placed.length));
    const others = new Set(statuses.filter((status) => status !== 200 && status !== 201));
    for (const status of others) assert.ok(status === 503 || status === 409, `a caller got ${status}`);
  }

  interface Place {
    shard: number;
    port: number;
    otherPort: number;
  }

  async function placeOf(venue: TestVenue): Promise<Place> {
    const [row] = await db.query<Place>({
      text: `select s.shard, p.nodeport as port, o.nodeport as "otherPort"
               from (select get_shard_id_for_distribution_column('venue_head', $1::uuid) as shard) as s
               join pg_dist_shard_placement p on p.shardid = s.shard
               join pg_dist_node o on o.nodeport <> p.nodeport and o.groupid <> 0`,
      values: [venue.id],
    });
    return row!;
  }

  for (const mode of ['block_writes', 'force_logical']) {
    test(`a shard that moves while orders come in (${mode}) loses none and doubles none`, async () => {
      const venue = await sofra.newVenue();
      const orders = placeOrders(venue);
      await orders.more(5);
      const { shard, port, otherPort } = await placeOf(venue);
      await db.query({
        text: `select citus_move_shard_placement($1::bigint, '127.0.0.1', $2::integer, '127.0.0.1', $3::integer,
                                                 shard_transfer_mode := $4::citus.shard_transfer_mode)`,
        values: [shard, port, otherPort, mode],
      });
      await orders.more(5);
      await orders.end();
      assert.equal((await placeOf(venue)).port, otherPort);
      await checkOrders(venue, orders);
    });
  }

  test('a venue that gets a shard of its own while orders come in loses none and doubles none', async () => {
    const venue = await sofra.newVenue();
    const orders = placeOrders(venue);
    await orders.more(5);
    const { shard } = await placeOf(venue);
    await db.query({
      text: `select isolate_tenant_to_new_shard('venue_head', $1::uuid, 'CASCADE', shard_transfer_mode := 'block_writes')`,
      values: [venue.id],
    });
    await orders.more(5);
    await orders.end();
    assert.notEqual((await placeOf(venue)).shard, shard);
    await checkOrders(venue, orders);
  });

  test('while the node of a venue is dead its callers get 503 with Retry-After, and other venues are served', async () => {
    const venues = await Promise.all(Array.from({ length: 8 }, () => sofra.newVenue()));
    const venue = venues[0]!;
    const { port } = await placeOf(venue);
    const node = cluster!.nodes.findIndex((address) => new URL(address).port === String(port));
    let elsewhere: TestVenue | undefined;
    for (const other of venues) if ((await placeOf(other)).port !== port) elsewhere = other;
    const orders = placeOrders(venue);
    const others = placeOrders(elsewhere!);
    await Promise.all([orders.more(5), others.more(5)]);
    await cluster!.kill(node);
    const refusedBefore = orders.statuses.length;
    while (orders.statuses.slice(refusedBefore).filter((status) => status === 503).length < 5)
      await pause(20);
    await others.more(5);
    await cluster!.start(node);
    await orders.more(5);
    await Promise.all([orders.end(), others.end()]);
    await checkOrders(venue, orders);
    await checkOrders(elsewhere!, others);
  });
});
