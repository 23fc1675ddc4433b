import pg from 'pg';
import { type Db, queryCount } from '../database.ts';
import { isConnectionLost } from '../database-errors.ts';

/** A statement of a background job that reads rows of all venues, and that each shard can answer for its own venues. */
export interface StatementOfAllVenues {
  name?: string;
  across: 'AllVenues';
  text: string;
  values: readonly (string | number | Date)[];
  /** The columns of the result that are instants, in milliseconds. */
  instants?: readonly string[];
}

/**
 * The rows of all venues. If a node of a cluster is lost, it asks each shard on the other nodes separately, and each
 * applies the order and the limit of the statement. `merge` combines the rows of the shards; without it the first row
 * of each shard comes first, then the second of each.
 */
export async function queryReachable<Row>(
  db: Db,
  { merge, ...statement }: StatementOfAllVenues & { merge?: (ofShards: readonly Row[][]) => Promise<Row[]> },
): Promise<Row[]> {
  try {
    return await db.query<Row>(statement);
  } catch (error) {
    const text = `select coalesce(json_agg(r), '[]') from (${statement.text}) as r`;
    const answers = await askReachableShards(db, { ...statement, text }, error);
    const instants = new Set(statement.instants);
    const toInstant = (key: string, value: unknown) =>
      instants.has(key) && typeof value === 'string' ? Date.parse(value) : value;
    const ofShards = answers.map((answer): Row[] => JSON.parse(answer, toInstant));
    return merge === undefined ? interleave(ofShards) : await merge(ofShards);
  }
}

/** The `count` of a statement. If a node of a cluster is lost, the sum over the shards on other nodes. */
export async function countReachable(db: Db, statement: StatementOfAllVenues): Promise<number> {
  try {
    return await queryCount(db, statement);
  } catch (error) {
    const answers = await askReachableShards(db, statement, error);
    return answers.reduce((sum, answer) => sum + Number(answer), 0);
  }
}

/**
 * Sends a statement that returns one value to each shard, and returns the answers of those on reachable nodes.
 * @param lost  the error of the statement for all shards; thrown again if the reason is not a lost node of a cluster
 */
async function askReachableShards(db: Db, statement: StatementOfAllVenues, lost: unknown): Promise<string[]> {
  if (!isConnectionLost(lost) || !(await db.isDistributed())) throw lost;
  const shards = await listShards(db, statement.text);
  const nodes = Map.groupBy(shards, ({ host, port }) => `${host}:${port}`);
  // Asks each node separately: a node that hangs does not affect the answers of the others.
  const asked = await Promise.allSettled([...nodes.values()].map((ofNode) => askNode(db, statement, ofNode)));
  const fault = asked.find((each) => each.status === 'rejected' && !isConnectionLost(each.reason));
  if (fault?.status === 'rejected') throw fault.reason;
  const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (answers.length === 0) throw lost;
  return answers;
}

/** A shard: the rows of a part of the venues, on one node. */
interface Shard {
  host: string;
  port: number;
  /** For each distributed table, the name of its shard on that node. */
  tables: Record<string, string>;
}

const TABLE = /\b(from|join|update|into)(\s+)(\w+)/gi;

/** The shards of the tables that a statement names. */
function listShards(db: Db, text: string): Promise<Shard[]> {
  return db.query<Shard>({
    name: 'list-shards',
    text: `select p.nodename as host, p.nodeport as port, json_object_agg(t.name, shard_name(s.logicalrelid, s.shardid)) as tables
             from unnest($1::text[]) as t (name)
             join pg_dist_shard s on s.logicalrelid = to_regclass(t.name)
             join pg_dist_shard_placement p on p.shardid = s.shardid
            where s.shardminvalue is not null
            group by p.nodename, p.nodeport, s.shardminvalue`,
    values: [[...new Set(Array.from(text.matchAll(TABLE), ([, , , name]) => name!))]],
  });
}

/** The answers of the shards on one node; empty if it cannot be reached. */
async function askNode(db: Db, statement: StatementOfAllVenues, shards: readonly Shard[]): Promise<string[]> {
  const answers = await db.query<{ success: boolean; result: string }>({
    name: 'ask-shards',
    text: 'select success, result from master_run_on_worker($1::text[], $2::integer[], $3::text[], false)',
    values: [
      shards.map(({ host }) => host),
      shards.map(({ port }) => port),
      shards.map(({ tables }) => textForShard(statement, tables)),
    ],
  });
  const failed = answers.filter(({ success }) => !success);
  const fault = failed.find(({ result }) => !result.startsWith('failed to connect to'));
  if (fault !== undefined) throw new Error(`A shard refused a statement: ${fault.result}`);
  return answers.filter(({ success }) => success).map(({ result }) => result);
}

/** The text of a statement for one shard: with the shard's table names, and with the values inserted. */
function textForShard({ text, values }: StatementOfAllVenues, tables: Shard['tables']): string {
  return text
    .replace(TABLE, (_, verb: string, space: string, name: string) => verb + space + (tables[name] ?? name))
    .replace(/\$(\d+)/g, (_, at) => literalOf(values[Number(at) - 1]!));
}

function literalOf(value: string | number | Date): string {
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** The first item of each list, then the second of each. */
function interleave<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
