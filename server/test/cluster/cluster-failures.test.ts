import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { place, read } from '../harness/public-caller.ts';
import { type Sofra, sampleOrder, startSofra, type TestAnswer } from '../harness/sofra.ts';
import { newStaffedVenue, PASSWORD, type StaffedVenue } from '../harness/staff.ts';
import { placeOf } from '../races/placing-callers.ts';
import { inDatabase, makeDistributed, onCluster } from './cluster.ts';
import { findPrograms, type LocalCluster, startLocalCluster } from './local-cluster.ts';

const NAME = 'failing';

/** What callers of a server get while a node of its cluster is away. */
suite('a cluster with a node away', onCluster(), () => {
  let cluster: LocalCluster | null = null;
  const databases: Database[] = [];
  /** Servers that ask the coordinator and each worker. */
  let servers: Sofra[];
  /** A venue on each worker, in the order of the workers. */
  let venues: StaffedVenue[];

  before(async () => {
    const programs = await findPrograms(process.env['SOFRA_TEST_DATABASE_URL']!);
    if (programs === null) throw new Error('The programs of the cluster are not on this machine.');
    cluster = await startLocalCluster(programs);
    await makeDistributed(cluster.nodes, NAME);
    servers = [];
    for (const node of cluster.nodes) {
      const db = openDatabase(
        { connectionString: inDatabase(node, NAME) },
        { connections: 4, onIdleError: () => {} },
      );
      databases.push(db);
      servers.push(await startSofra({ db }));
    }
    venues = [];
    for (const node of cluster.nodes.slice(1)) venues.push(await newVenueOn(Number(new URL(node).port)));
  });
  after(async () => {
    for (const server of servers ?? []) await server.close();
    for (const db of databases) await db.close();
    await cluster?.remove();
  });

  async function newVenueOn(port: number): Promise<StaffedVenue> {
    for (;;) {
      const venue = await newStaffedVenue(servers[0]!);
      if ((await placeOf(databases[0]!, venue)).port === port) return venue;
    }
  }

  /** The same settings again would write nothing. */
  let nextPhone = 1_000;

  /** The statuses of calls of each kind for a venue through a server. Each 503 says when to try again. */
  async function statusesOf(sofra: Sofra, venue: StaffedVenue): Promise<Record<string, number>> {
    const { id, owner } = venue;
    const signIn = { email: owner.account.email, password: PASSWORD };
    const calls: Record<string, () => Promise<TestAnswer>> = {
      menu: () => read(sofra, venue, `/venues/${id}/menu`),
      orders: () => read(sofra, venue, '/orders?status=All'),
      place: () => place(sofra, venue, sampleOrder(venue)),
      board: () => asOwner('GET', '/tickets'),
      settings: () => asOwner('PATCH', '/settings', { phone: `0212 555 ${nextPhone++}` }),
      signIn: () => sofra.call('POST', '/venue/v1/session', { body: signIn }),
      newKey: () => asOwner('POST', '/keys', { name: randomUUID() }),
    };
    function asOwner(method: string, path: string, body?: unknown): Promise<TestAnswer> {
      const headers = { cookie: owner.cookie };
      return sofra.call(method, `/venue/v1/venues/${id}${path}`, { headers, ...(body ? { body } : {}) });
    }
    const statuses: Record<string, number> = {};
    for (const [what, call] of Object.entries(calls)) {
      const answer = await call();
      statuses[what] = answer.status;
      if (answer.status === 503) assert.ok(Number(answer.headers.get('retry-after')) > 0, what);
    }
    return statuses;
  }

  const SERVED = { menu: 200, orders: 200, place: 201, board: 200, settings: 200 };
  const ALL_SERVED = { ...SERVED, signIn: 200, newKey: 201 };
  /** Sign-in and a new key write a directory, of which every node has a copy. */
  const SERVED_WITHOUT_DIRECTORIES = { ...SERVED, signIn: 503, newKey: 503 };
  const REFUSED = { menu: 503, orders: 503, place: 503, board: 503, settings: 503, signIn: 503, newKey: 503 };

  async function assertAllServed(): Promise<void> {
    for (const sofra of servers)
      for (const venue of venues) assert.deepEqual(await statusesOf(sofra, venue), ALL_SERVED);
  }

  test('a worker away: its venues get 503, the others are served, and nobody signs in or makes a key', async () => {
    await assertAllServed();
    const [here, away] = venues as [StaffedVenue, StaffedVenue];
    await cluster!.kill(2);
    for (const sofra of servers.slice(0, 2)) {
      assert.deepEqual(await statusesOf(sofra, here), SERVED_WITHOUT_DIRECTORIES);
      assert.deepEqual(await statusesOf(sofra, away), REFUSED);
    }
    await cluster!.start(2);
    await assertAllServed();
  });

  test('the coordinator away: servers that ask a worker serve every venue, and nobody signs in or makes a key', async () => {
    const [ofCoordinator, ...ofWorkers] = servers as [Sofra, ...Sofra[]];
    await cluster!.kill(0);
    for (const venue of venues) {
      assert.deepEqual(await statusesOf(ofCoordinator, venue), REFUSED);
      for (const sofra of ofWorkers)
        assert.deepEqual(await statusesOf(sofra, venue), SERVED_WITHOUT_DIRECTORIES);
    }
    await cluster!.start(0);
    await assertAllServed();
  });
});
