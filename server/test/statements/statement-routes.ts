import { readFileSync } from 'node:fs';
import type { Db, SqlValue, Statement } from '../../src/store/database.ts';
import { sqlStateOf } from '../../src/store/database-errors.ts';

/** How a statement is routed on a cluster. */
export type Route =
  /** To the shard of its one venue. */
  | 'one shard'
  /** As one call, to the node of its venue, which runs the function there. */
  | 'function at its venue'
  /** Nowhere: the node that is asked has a copy of the directories. */
  | 'directory'
  /** To every node, as one transaction: it writes a directory. */
  | 'every node'
  /** Nowhere: it reads no table of the service, or calls a function that reads a directory and then one shard. */
  | 'here'
  /** To the shards of the venues that it names. */
  | 'several venues'
  /** To every shard, in parallel. */
  | 'all shards'
  /** Its rows are made on the node that is asked, and go to the shard of each venue. */
  | 'rows to their shards'
  /** Nowhere that a plan shows: it changes or locks the schema, or asks for a setting. */
  | 'no plan'
  /** Nowhere: Citus refuses it. On a cluster another statement takes its place, perhaps of the same name. */
  | 'not on a cluster';

/** A statement that was sent, and the file of the store that sent it. */
export interface SentStatement extends Statement {
  /** From `server/src/store`, without its ending, such as `venue/venue-heads`. */
  file: string;
  /** Where the call stands in that file. */
  line?: number;
}

/** The route of each statement of the store by {@link keyOf}; the routes, when several statements have one key. */
export const CLUSTER_ROUTES: Readonly<Record<string, Route | readonly Route[]>> = JSON.parse(
  readFileSync(new URL('./cluster-routes.json', import.meta.url), 'utf8'),
);

/** The statement's name, else its file with the first words that tell what it does to which table. */
export function keyOf({ name, file, text }: Pick<SentStatement, 'name' | 'file' | 'text'>): string {
  return name ?? `${file}: ${gist(file, text)}`;
}

function gist(file: string, text: string): string {
  const words = withoutComment(text).replace(/\s+/g, ' ').toLowerCase();
  // The demo is removed by one statement for each table that there is.
  if (file === 'venue/demo-venues' && /^delete from \w+ where venue_id = \$1$/.test(words))
    return 'delete from each table';
  const found =
    /^(?:insert into|update|delete from) \w+/.exec(words)?.[0] ??
    /^select \w+\(/.exec(words)?.[0].slice(0, -1) ??
    /^with (?:recursive )?\w+/.exec(words)?.[0];
  if (found !== undefined) return found;
  const from = /\bfrom (?:\( ?select .*?\bfrom )?([a-z]\w*)/.exec(words)?.[1];
  return words.startsWith('select') && from !== undefined
    ? `select from ${from}`
    : words.split(' ').slice(0, 2).join(' ');
}

/** A text without the comment that it begins with. */
const withoutComment = (text: string) => text.replace(/^(?:\s|--[^\n]*\n)+/, '');

const WITHOUT_PLAN = /^(?:create|alter|comment|drop|revoke|show|set|lock|analyze|vacuum|do)\b/i;
/** The SQLSTATE with which Citus refuses a statement that it cannot spread. */
const NOT_SUPPORTED = '0A000';

const WRITES = /\b(?:insert into|delete from|update \w+(?: (?:as )?\w+)? set)\b/i;

/**
 * Reads from the planner how a statement is routed.
 * @param shards  how many shards the database has
 * @throws Error when the plan does not fit what the statement says of itself
 */
async function readRoute(db: Db, statement: SentStatement, shards: number): Promise<Route> {
  const text = withoutComment(statement.text);
  if (WITHOUT_PLAN.test(text)) return 'no plan';
  const plan = await explain(db, statement).catch((error: unknown) => {
    if (sqlStateOf(error) === NOT_SUPPORTED) return null;
    throw error;
  });
  if (plan === null) return 'not on a cluster';
  const tasks = plan.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []).map(Number);
  const most = Math.max(0, ...tasks);
  const isOnlyDirectory =
    !namesTableOfVenues(text) && /\w_directory\b|\bschema_\w+|\bsecret_key_check\b/.test(text);
  if (isOnlyDirectory && most <= 1) return WRITES.test(text) ? 'every node' : 'directory';
  // A migration changes the rows of all venues.
  const across = statement.file === 'schema/migrate' && most > 1 ? 'AllVenues' : statement.across;
  const arePulled = plan.some((line) => line.includes('pull to coordinator'));
  if (across === 'AllVenues') {
    if (most !== shards)
      throw new Error(`${tasks.join()} tasks, and not ${shards}: it says that it asks all shards`);
    return 'all shards';
  }
  if (across === 'Venues') return arePulled ? 'rows to their shards' : 'several venues';
  if (most > 1) throw new Error(`${tasks.join()} tasks: it does not say that it is across venues`);
  if (arePulled) return 'rows to their shards';
  if (/\bp_venue => \$/.test(text)) return 'function at its venue';
  return most === 0 ? 'here' : 'one shard';
}

/** Whether a statement names a table, other than a directory, after a word that a table follows. */
function namesTableOfVenues(text: string): boolean {
  const named = new Set(
    [...text.matchAll(/\b(\w+) as (?:not )?(?:materialized )?\(/gi)].map(([, name]) => name!),
  );
  return [...text.matchAll(/\b(?:from|join|into|update)\s+(?!lateral\b)([a-z]\w*)\b(?!\s*\()/gi)].some(
    ([, name]) => !named.has(name!) && !/_directory$|^schema_|^secret_key_check$|^pg_|^set$/.test(name!),
  );
}

/** The lines of a statement's plan. */
async function explain(db: Db, { text, values = [] }: Statement): Promise<string[]> {
  const inlined = text.replace(/\$(\d+)(::\w+\[\])?/g, (_, at, array = '') => {
    const value = values[Number(at) - 1] ?? null;
    // What is in an array that is sent in binary does not change the plan.
    return (array !== '' && Buffer.isBuffer(value) ? "'{}'" : literalOf(value)) + array;
  });
  const rows = await db.query<{ 'QUERY PLAN': string }>({ text: `explain (costs off) ${inlined}` });
  return rows.map(({ 'QUERY PLAN': line }) => line);
}

/** An item of an array as it stands in the text of one. */
function itemOf(item: unknown): string {
  return JSON.stringify(Buffer.isBuffer(item) ? `\\x${item.toString('hex')}` : item);
}

/** A value as it stands in SQL. */
function literalOf(value: SqlValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return quote(`{${value.map(itemOf).join()}}`);
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`;
  return quote(value instanceof Date ? value.toISOString() : String(value));
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What is wrong with the routes of statements: one sentence each, none when all are as the table says. */
export async function findWrongRoutes(
  db: Db,
  statements: Iterable<SentStatement>,
  shards: number,
): Promise<string[]> {
  const faults = new Set<string>();
  for (const statement of statements) {
    const key = keyOf(statement);
    try {
      const route = await readRoute(db, statement, shards);
      const expected = CLUSTER_ROUTES[key];
      if (expected === undefined) faults.add(`not in the table: "${key}": "${route}"`);
      else if (![expected].flat().includes(route))
        faults.add(`"${key}" is routed to "${route}", the table says "${expected}"`);
    } catch (error) {
      faults.add(`"${key}": ${(error as Error).message}`);
    }
  }
  return [...faults].sort();
}
