import type { Db } from '../database.ts';

/**
 * The first table that is distributed. The shards of all other tables with a `venue_id` are placed next to its
 * shards.
 */
export const FIRST_DISTRIBUTED_TABLE = 'venue_head';

/** Whether the tables of the database are distributed over the nodes of a cluster. */
export async function isDatabaseDistributed(query: Db['query']): Promise<boolean> {
  if (!(await hasCitus(query))) return false;
  const rows = await query({
    text: 'select 1 from pg_dist_partition where logicalrelid = to_regclass($1)',
    values: [FIRST_DISTRIBUTED_TABLE],
  });
  return rows.length > 0;
}

/** Whether the database has the extension that distributes tables. */
export async function hasCitus(query: Db['query']): Promise<boolean> {
  return (await query({ text: `select 1 from pg_extension where extname = 'citus'` })).length > 0;
}

/** Whether the connection is to a node of a cluster other than its coordinator. */
export async function isWorker(query: Db['query']): Promise<boolean> {
  if (!(await hasCitus(query))) return false;
  return (await query({ text: 'select 1 from pg_dist_local_group where groupid <> 0' })).length > 0;
}

/**
 * A function that calls `ask` until it returns `true`, and then remembers that. A distributed database never becomes
 * undistributed.
 */
export function rememberTrue(ask: () => Promise<boolean>): () => Promise<boolean> {
  let known = false;
  return async () => {
    known ||= await ask();
    return known;
  };
}
