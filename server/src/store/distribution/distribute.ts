import { SetupError } from '../../core/setup-error.ts';
import { type Database, inTransaction, type Tx } from '../database.ts';
import { lockMigrations } from '../schema/migration-lock.ts';
import { FIRST_DISTRIBUTED_TABLE, hasCitus, isDatabaseDistributed } from './find-distribution.ts';

/** The names of what {@link distribute} changed; all lists are empty if the database was distributed before. */
export interface DistributionResult {
  /** The tables whose rows are now distributed over the nodes by venue. */
  byVenue: string[];
  /** The tables that every node now has a copy of. */
  everywhere: string[];
  /** The functions that every node now has; those of a venue run on the node that has it. */
  functions: string[];
}

/**
 * Distributes a database with the Citus extension. Tables with a `venue_id` are sharded by it, so that all rows of a
 * venue are on one node; every node gets a copy of every other table. A function with a parameter `p_venue` runs on
 * the node of that venue; any other function runs where it is called. One transaction; can be repeated.
 * @param shards  the number of shards for the venues
 * @returns `null` on a PostgreSQL without the extension
 * @throws SetupError if the node is not the coordinator, or the cluster has no other node
 */
export async function distribute(database: Database, shards: number): Promise<DistributionResult | null> {
  return inTransaction(database, async (tx) => {
    await lockMigrations(tx);
    if (!(await hasCitus(tx.query))) return null;
    await requireCoordinator(tx);
    return distributeMissing(tx, shards);
  });
}

/**
 * Distributes the tables and functions that a migration added to a distributed database. Does nothing on any other
 * database. The caller has the migration lock.
 */
export async function distributeNewTables(tx: Tx): Promise<void> {
  if (await isDatabaseDistributed(tx.query)) await distributeMissing(tx, null);
}

async function requireCoordinator(tx: Tx): Promise<void> {
  const [row] = await tx.query<{ isCoordinator: boolean; nodes: number }>({
    text: `select citus_is_coordinator() as "isCoordinator",
                  (select count(*) from pg_dist_node where shouldhaveshards and isactive) as nodes`,
  });
  if (!row!.isCoordinator)
    throw new SetupError(
      'DATABASE_URL names a worker of the cluster: run this command with the address of the coordinator.',
    );
  if (row!.nodes === 0)
    throw new SetupError('The cluster has no node for shards: add one first (select citus_add_node(…)).');
}

async function distributeMissing(tx: Tx, shards: number | null): Promise<DistributionResult> {
  // Creates the shards one after the other: shards that are created in parallel would be invisible to this transaction.
  await tx.query({ text: `set local citus.multi_shard_modify_mode to 'sequential'` });
  const tables = await listUndistributedTables(tx);
  const everywhere = tables.filter(({ ofVenues }) => !ofVenues).map(({ name }) => name);
  for (const name of everywhere) {
    await tx.query({ text: 'select create_reference_table($1::text)', values: [name] });
  }
  const byVenue = tables.filter(({ ofVenues }) => ofVenues).map(({ name }) => name);
  // The first table comes first: the shards of the others are placed next to its shards.
  byVenue.sort((a, b) => Number(b === FIRST_DISTRIBUTED_TABLE) - Number(a === FIRST_DISTRIBUTED_TABLE));
  for (const name of byVenue) await distributeTable(tx, name, shards);
  for (const signature of await listForcedPlans(tx)) {
    await tx.query({ text: `alter function ${signature} reset plan_cache_mode` });
  }
  const functions = await listUndistributedFunctions(tx);
  for (const { signature, ofVenue } of functions) {
    await tx.query({
      text: ofVenue
        ? `select create_distributed_function($1::regprocedure, 'p_venue', colocate_with := $2::text)`
        : 'select create_distributed_function($1::regprocedure)',
      values: ofVenue ? [signature, FIRST_DISTRIBUTED_TABLE] : [signature],
    });
  }
  return { byVenue, everywhere, functions: functions.map(({ signature }) => signature.split('(')[0]!) };
}

async function distributeTable(tx: Tx, name: string, shards: number | null): Promise<void> {
  if (name === FIRST_DISTRIBUTED_TABLE) {
    await tx.query({
      text: `select create_distributed_table($1::text, 'venue_id', colocate_with := 'none', shard_count := $2::integer)`,
      values: [name, shards],
    });
    return;
  }
  await tx.query({
    text: `select create_distributed_table($1::text, 'venue_id', colocate_with := $2::text)`,
    values: [name, FIRST_DISTRIBUTED_TABLE],
  });
}

/**
 * The tables that are not distributed yet. Directories find the venue of a key or token, so every node needs a full
 * copy of them.
 */
function listUndistributedTables(tx: Tx): Promise<{ name: string; ofVenues: boolean }[]> {
  return tx.query({
    text: `select t.relname as name,
                  t.relname !~ '_directory$' and exists (
                    select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'venue_id' and not a.attisdropped
                  ) as "ofVenues"
             from pg_class t
            where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r'
              and not exists (select 1 from pg_dist_partition p where p.logicalrelid = t.oid)
            order by t.relname`,
  });
}

/** The functions of the schema that not every node has, or that do not run where their venue is. */
function listUndistributedFunctions(tx: Tx): Promise<{ signature: string; ofVenue: boolean }[]> {
  return tx.query({
    text: `select p.signature, p."ofVenue"
             from (select oid, proname, oid::regprocedure::text as signature,
                          coalesce('p_venue' = any (proargnames), false) as "ofVenue"
                     from pg_proc where pronamespace = current_schema()::regnamespace) as p
            where not exists (
                    select 1 from pg_catalog.pg_dist_object d
                     where d.classid = 'pg_proc'::regclass and d.objid = p.oid
                       and (d.distribution_argument_index is not null or not p."ofVenue"))
            order by p.proname`,
  });
}

/** The functions that force generic plans. On a cluster a plan needs the venue, to find its shard. */
async function listForcedPlans(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ signature: string }>({
    text: `select oid::regprocedure::text as signature from pg_proc
            where pronamespace = current_schema()::regnamespace and 'plan_cache_mode=force_generic_plan' = any (proconfig)`,
  });
  return rows.map(({ signature }) => signature);
}
