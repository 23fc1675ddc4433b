import type { Db } from '../database.ts';

/** The properties of a database that decide how a build starts on it. */
export interface DatabaseState {
  /** Such as `16.4`. */
  version: string;
  major: number;
  /** The current time of the clock of the database, in milliseconds. */
  now: number;
  /** The number of its schema; `null` before the first start. */
  schemaNumber: number | null;
  /** The lowest schema number of a build that may run on this database. */
  oldestServer: number;
}

/** Reads the version, the clock and the schema number of a database; it need not have a schema yet. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const [row] = await db.query<{ number: number; version: string; now: number; hasSchema: boolean }>({
    name: 'read-database-state',
    text: `select current_setting('server_version_num')::integer as number, current_setting('server_version') as version,
                  clock_timestamp() as now, exists (select from pg_tables where tablename = 'schema_migration') as "hasSchema"`,
  });
  const { number, version, now, hasSchema } = row!;
  const state = { version: version.split(' ')[0]!, major: Math.floor(number / 10_000), now };
  if (!hasSchema) return { ...state, schemaNumber: null, oldestServer: 0 };
  const [schema] = await db.query<{ newest: string | null; oldest: number | null }>({
    name: 'read-schema-state',
    text: 'select max(name) as newest, max(oldest_server) as oldest from schema_migration',
  });
  const newest = schema!.newest === null ? null : Number.parseInt(schema!.newest, 10);
  return { ...state, schemaNumber: newest, oldestServer: schema!.oldest ?? 0 };
}
