import type { Db } from '../database.ts';
import { type Migration, statementsIn, withoutQuotedTexts } from './migration-files.ts';

/** The size of a table, without its indexes. */
export interface TableSize {
  /** PostgreSQL's estimate of the number of rows; `null` if it has made none yet. */
  rows: number | null;
  bytes: number;
}

/** What a migration does with a table: only locks it, reads all rows, or writes rows. */
export interface TableWork extends TableSize {
  table: string;
  kind: (typeof KINDS)[number];
}

/** From the fastest to the slowest. */
const KINDS = ['Locks', 'Reads', 'Writes'] as const;

/**
 * The bytes of a table that are processed per second, on a small machine with a slow disk. Writing a row includes its
 * indexes.
 */
const BYTES_A_SECOND = { Locks: Number.POSITIVE_INFINITY, Reads: 50_000_000, Writes: 5_000_000 };

/** The sizes of the tables of a database, by name. */
export async function findTableSizes(db: Db): Promise<Map<string, TableSize>> {
  const tables = await db.query<TableSize & { name: string }>({
    text: `select relname::text as name, nullif(reltuples, -1)::bigint as rows, pg_table_size(oid) as bytes
             from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
  });
  return new Map(tables.map(({ name, rows, bytes }) => [name, { rows, bytes }]));
}

/** What a migration does with each table that exists before it. */
export function tableWorksOf({ text }: Migration, tables: ReadonlyMap<string, TableSize>): TableWork[] {
  const works = new Map<string, TableWork>();
  for (const statement of statementsIn(text).map(withoutQuotedTexts)) {
    const kind = kindOf(statement);
    if (kind === null) continue;
    for (const [, table] of statement.matchAll(TABLE)) {
      const size = tables.get(table!);
      const before = works.get(table!)?.kind ?? kind;
      const most = KINDS[Math.max(KINDS.indexOf(before), KINDS.indexOf(kind))]!;
      if (size !== undefined) works.set(table!, { table: table!, kind: most, ...size });
    }
  }
  return [...works.values()];
}

/** A rough estimate of the seconds that a migration takes, from the sizes of the tables. */
export function estimateSeconds(works: readonly TableWork[]): number {
  return works.reduce((sum, { kind, bytes }) => sum + bytes / BYTES_A_SECOND[kind], 0);
}

const TABLE = /\b(?:table|on|update|from|into|join)\s+(?:if\s+exists\s+)?(?:only\s+)?"?(\w+)/gi;
const WRITES = /^do\b|\bupdate\b|\bdelete\b|\bmerge\b|\btype\b/i;
const READS =
  /\bindex\b|\binsert\b|\badd\s+(?:constraint|check|primary|foreign|unique)\b|\bset\s+not\s+null\b/i;

function kindOf(statement: string): TableWork['kind'] | null {
  if (/^(?:comment|create\s+(?:table|type))\b/i.test(statement)) return null;
  if (WRITES.test(statement)) return 'Writes';
  return READS.test(statement) && !/^drop\b/i.test(statement) ? 'Reads' : 'Locks';
}
