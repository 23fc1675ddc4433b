import type { Database, Db } from '../../src/store/database.ts';
import { sqlStateOf } from '../../src/store/database-errors.ts';
import { distribute } from '../../src/store/distribution/distribute.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { migrate } from '../../src/store/schema/migrate.ts';

/** Names a distributed database that databases of tests are copied from; absent on a plain PostgreSQL. */
export const TEMPLATE = 'SOFRA_TEST_CLUSTER_TEMPLATE';

/** Whether the tests run on a cluster. */
const ON_CLUSTER = process.env[TEMPLATE] !== undefined;

/** The options of tests that mean a cluster: elsewhere they are skipped. */
export function onCluster(): { skip: string | false } {
  return { skip: ON_CLUSTER ? false : 'means a cluster: npm run test:citus' };
}

/** The options of a test that means the bundled engine alone: on a cluster it is skipped, for this reason. */
export function onOneEngine(reason: string): { skip: string | false } {
  return { skip: ON_CLUSTER ? reason : false };
}

/** Few, because each table has so many on each database of a test. */
export const SHARDS = 4;

/** Whether a statement in this database, on any node, waits for a lock. */
export async function doesSomeoneWait(db: Db): Promise<boolean> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`;
  const text = ON_CLUSTER
    ? `select 1 from run_command_on_all_nodes($$select count(*) from (${waiting}) as w$$) where result <> '0'`
    : waiting;
  return (await db.query({ text })).length > 0;
}

/** The addresses of a database on the nodes of its cluster, the coordinator first. */
export async function addressesOf(coordinatorUrl: string): Promise<string[]> {
  const nodes = await onDatabase(coordinatorUrl, (db) =>
    db.query<{ name: string; port: number }>({
      text: `select nodename as name, nodeport as port from pg_dist_node where groupid <> 0 and isactive order by nodeid`,
    }),
  );
  return [
    coordinatorUrl,
    ...nodes.map(({ name, port }) => {
      const url = new URL(coordinatorUrl);
      url.hostname = name;
      url.port = String(port);
      return url.href;
    }),
  ];
}

/** The address of another database on the same server. */
export function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes a distributed database on every node, without data. */
export async function makeDistributed(
  nodes: readonly string[],
  name: string,
  shards = SHARDS,
): Promise<void> {
  await runOn(nodes[0]!, `create database ${name}`);
  await joinNodes(nodes, name);
  await onDatabase(inDatabase(nodes[0]!, name), async (db) => {
    await migrate(db);
    await distribute(db, shards);
  });
}

/** Makes a cluster of a database on the first node, which may have data, and new databases of that name on the others. */
export async function joinNodes(nodes: readonly string[], name: string): Promise<void> {
  const [coordinator, ...workers] = nodes.map((node) => inDatabase(node, name));
  await runOn(coordinator!, 'create extension citus');
  await onNode(coordinator!, 'select citus_set_coordinator_host($1, $2)', coordinator!);
  for (const worker of workers) await joinNode(coordinator!, worker);
}

/** Makes a database on a node and adds it to the cluster of a coordinator's database. */
export async function joinNode(coordinator: string, worker: string): Promise<void> {
  const name = new URL(worker).pathname.slice(1);
  await runOn(inDatabase(worker, 'postgres'), `create database ${name}`);
  await runOn(worker, 'create extension citus');
  await onNode(coordinator, 'select citus_add_node($1, $2)', worker);
}

async function onNode(coordinator: string, text: string, node: string): Promise<void> {
  const { hostname, port } = new URL(node);
  await onDatabase(coordinator, (db) => db.query({ text, values: [hostname, Number(port || 5432)] }));
}

/** Makes a distributed database that others are copied from. */
export async function makeTemplate(nodes: readonly string[], name: string): Promise<void> {
  await makeDistributed(nodes, name);
  // A copy can only be made while nobody, not even the extension's own worker, is connected.
  await Promise.all(
    nodes.map(async (node) => {
      await runOn(node, `alter database ${name} allow_connections false`);
      await runOn(node, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }),
  );
}

/** Makes a database on every node: a copy of the template. */
export async function copyTemplate(nodes: readonly string[], template: string, name: string): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      await runOn(node, `create database ${name} template ${template}`);
      // As on the bundled engine, the database of a test may answer a commit before it is on disk.
      await runOn(node, `alter database ${name} set synchronous_commit = off`);
    }),
  );
}

/** Drops a database on every node. */
export async function dropEverywhere(nodes: readonly string[], name: string): Promise<void> {
  await Promise.all(nodes.map((node) => dropOn(node, name)));
}

const DROPS = 10;
const OBJECT_IN_USE = '55006';

/** The extension's own worker may connect anew between the end of all sessions and the drop. */
async function dropOn(node: string, name: string): Promise<void> {
  for (let left = DROPS; ; left--) {
    try {
      return await runOn(node, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if (left === 1 || sqlStateOf(error) !== OBJECT_IN_USE) throw error;
    }
  }
}

async function runOn(address: string, text: string): Promise<void> {
  await onDatabase(address, (db) => db.query({ text }));
}

/** Opens a database for one piece of work. */
export async function onDatabase<T>(address: string, run: (db: Database) => Promise<T>): Promise<T> {
  const settings = { connections: 1, onIdleError: () => {}, statementTimeoutMs: 120_000 };
  const db = openDatabase({ connectionString: address }, settings);
  try {
    return await run(db);
  } finally {
    await db.close();
  }
}
