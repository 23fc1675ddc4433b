import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open-database.ts';
import { addressesOf, copyTemplate, dropEverywhere, inDatabase, TEMPLATE } from '../cluster/cluster.ts';
import { openTestDatabase, withTestKey } from '../harness/sofra.ts';

/** A separate database, for tests that read all venues. */
export interface OwnDatabase {
  url: string;
  /** Its addresses on all nodes of a cluster, the coordinator first; of a plain PostgreSQL, the one. */
  nodes: readonly string[];
  open(connections?: number): Database;
  drop(): Promise<void>;
}

/**
 * Makes a database without data. It is a copy that has the schema, on a cluster the distributed one.
 */
export async function makeOwnDatabase(): Promise<OwnDatabase> {
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const given = process.env['SOFRA_TEST_DATABASE_URL']!;
  const url = inDatabase(given, name);
  const { nodes, drop } = await create(given, name);
  return {
    url,
    nodes: nodes.map((node) => inDatabase(node, name)),
    open: openerOf(url),
    drop,
  };
}

/**
 * A database for the test file of a job that looks through all venues: on the common one it would act on the venues of other files, whose
 * clocks are different. `close` drops it; call it after the services on it are closed.
 */
export async function openOwnDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const own = await makeOwnDatabase();
  const db = own.open();
  const close = async () => {
    await db.close();
    await own.drop();
  };
  return { db, close };
}

/** Makes a database without a schema, as a restore needs it; not distributed on a cluster. @param more  options of `create database` */
export async function makeEmptyDatabase(more = ''): Promise<Omit<OwnDatabase, 'nodes'>> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const drop = await createAlone(name, `template template0 ${more}`);
  const url = inDatabase(process.env['SOFRA_TEST_DATABASE_URL']!, name);
  return { url, open: openerOf(url), drop };
}

const openerOf =
  (url: string) =>
  (connections = 5) =>
    withTestKey(openDatabase({ connectionString: url }, { connections, onIdleError: () => {} }));

async function create(given: string, name: string): Promise<{ nodes: string[]; drop(): Promise<void> }> {
  const template = process.env[TEMPLATE];
  if (template !== undefined) {
    const nodes = await addressesOf(given);
    const admins = nodes.map((node) => inDatabase(node, 'postgres'));
    await copyTemplate(admins, template, name);
    return { nodes, drop: () => dropEverywhere(admins, name) };
  }
  return { nodes: [given], drop: await createAlone(name) };
}

/** Creates a database on the server of the tests alone. @returns drops it */
async function createAlone(name: string, copied = ''): Promise<() => Promise<void>> {
  const admin = openTestDatabase(1);
  await admin.query({ text: `create database ${name} ${copied}` });
  return async () => {
    await admin.query({ text: `drop database ${name} with (force)` });
    await admin.close();
  };
}
