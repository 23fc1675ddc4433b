import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { makeBackup } from '../../src/backup/make-backup.ts';
import { SetupError } from '../../src/core/setup-error.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { leftBehind, place, read, roundAt } from '../harness/public-caller.ts';
import { lineOf, type Sofra, sampleOrder, startSofra, type TestVenue, testClock } from '../harness/sofra.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';
import { onCluster } from './cluster.ts';

/** Servers that each ask another node: the coordinator and every worker. */
suite('servers on all nodes of a cluster', onCluster(), () => {
  let own: OwnDatabase;
  let servers: Sofra[];

  before(async () => {
    own = await makeOwnDatabase();
    const clock = testClock();
    servers = [];
    for (const node of own.nodes) {
      const db = openDatabase({ connectionString: node }, { connections: 8, onIdleError: () => {} });
      servers.push(await startSofra({ db, clock }));
    }
  });
  after(async () => {
    for (const { close, db } of servers) {
      await close();
      await db.close();
    }
    await own.drop();
  });

  /** Sends `count` calls at once, each to the next server. */
  const everywhere = <T>(count: number, call: (sofra: Sofra, at: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, at) => call(servers[at % servers.length]!, at)));

  const newVenues = (count: number): Promise<TestVenue[]> =>
    Promise.all(Array.from({ length: count }, () => servers[0]!.newVenue()));

  test('one Idempotency-Key that reaches every node at the same time places one order', async () => {
    // Several venues, so that each node has some.
    for (const venue of await newVenues(6)) {
      const idempotencyKey = randomUUID();
      const answers = await everywhere(9, (sofra) =>
        place(sofra, venue, sampleOrder(venue), { idempotencyKey }),
      );
      const statuses = answers.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status === 201).length, 1, statuses.join());
      assert.ok(
        statuses.every((status) => [200, 201, 409].includes(status)),
        statuses.join(),
      );
      const left = await leftBehind(servers[0]!.db, venue.id);
      assert.deepEqual([left['bills'], left['placements'], left['number']], [1, 1, 1]);
      for (const sofra of servers) {
        const repeated = await place(sofra, venue, sampleOrder(venue), { idempotencyKey });
        assert.deepEqual([repeated.status, repeated.body.data.order.number], [200, 1]);
      }
    }
  });

  test('orders through all nodes get numbers without gaps, and each is read at every node', async () => {
    for (const venue of await newVenues(3)) {
      const placed = await everywhere(12, (sofra) => place(sofra, venue, sampleOrder(venue)));
      assert.deepEqual(new Set(placed.map(({ status }) => status)), new Set([201]));
      const numbers = placed.map(({ body }) => body.data.order.number as number).sort((a, b) => a - b);
      assert.deepEqual(
        numbers,
        Array.from({ length: 12 }, (_, at) => at + 1),
      );
      const lists = await everywhere(servers.length, (sofra) => read(sofra, venue, '/orders?status=All'));
      for (const { body } of lists) assert.deepEqual(body.data, lists[0]!.body.data);
      assert.equal(lists[0]!.body.data.items.length, 12);
    }
  });

  test('the last of a stock is sold once, whichever nodes are asked', async () => {
    for (const venue of await newVenues(3)) {
      const body = sampleOrder(venue, { lines: [lineOf(venue.menu.baklava)] });
      const before = (await leftBehind(servers[0]!.db, venue.id))['stock'] as number;
      const answers = await everywhere(before + 5, (sofra) => place(sofra, venue, body));
      assert.equal(answers.filter(({ status }) => status === 201).length, before);
      assert.equal((await leftBehind(servers[0]!.db, venue.id))['stock'], 0);
    }
  });

  test('rounds for one table through all nodes are on one open bill', async () => {
    for (const venue of await newVenues(3)) {
      const body = roundAt(venue.tableIds[0], [lineOf(venue.menu.kebab)]);
      const answers = await everywhere(6, (sofra) => place(sofra, venue, body));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(answers.map(({ body: { data } }) => data.order.id)).size, 1);
      const order = await read(servers[1]!, venue, `/orders/${answers[0]!.body.data.order.id}`);
      assert.equal(order.body.data.lines.length, 6);
    }
  });

  test('a backup of a cluster is refused, and says what to use instead', async () => {
    const from = { connectionString: own.url };
    const path = join(tmpdir(), `${randomUUID()}.sql.gz`);
    const backup = makeBackup({ connection: from, pathOf: () => path, key: null, isSlow: false });
    await assert.rejects(
      backup,
      (error: Error) => error instanceof SetupError && /pg_basebackup/.test(error.message),
    );
    assert.equal(existsSync(path), false);
  });
});
