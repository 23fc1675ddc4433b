import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import manifest from '../../../package.json' with { type: 'json' };
import { SetupError } from '../../core/setup-error.ts';
import type { DatabaseConnection, Statement } from '../database.ts';
import { isDatabaseDistributed } from '../distribution/find-distribution.ts';
import { openLongSession } from '../pool-config.ts';
import { requireNotBeforeBaseline } from '../schema/baseline.ts';
import { readMigrations, schemaNumberOf } from '../schema/migration-files.ts';
import {
  BACKUP_FIRST_LINE,
  type BackupHeader,
  countsLine,
  headerLine,
  type RowCounts,
  RUN_LINE,
} from './backup-header.ts';
import { STATEMENTS_AFTER_RESTORE } from './new-generation.ts';

/** Tables that the service fills again automatically; neither a backup nor a copy contains them. */
export const REBUILT_TABLES = ['schema_function'];

/** Tables that a backup does not include. After a restore people sign in again and request new links. */
const LEFT_OUT = [
  'session_directory',
  'session_detail',
  'device_session',
  'device_code_directory',
  'one_time_link',
  'passkey_challenge',
  ...REBUILT_TABLES,
];

interface TableToCopy {
  name: string;
  /** Quoted and separated by commas. */
  columns: string;
}

/**
 * `Backup`: restored later, starts a new generation. `Copy`: moves the database to another place, without a new
 * generation.
 */
export type ScriptPurpose = 'Backup' | 'Copy';

/** A session that reads a snapshot of the database while others write. */
export interface BackupReader {
  header: BackupHeader;
  /** The script, piece by piece; its last line has the row counts. */
  script(): AsyncGenerator<string | Buffer>;
  /** The number of rows that were read so far. */
  rows(): number;
  close(): Promise<void>;
}

/**
 * Opens a database for a backup. The backup is an SQL script for an empty database with PostgreSQL 15 or newer;
 * `psql` can run it too, even years later. It creates the tables with the migrations of this build, fills them with
 * COPY, and starts a new generation.
 * @throws SetupError if the schema is not that of this build, or the database is a cluster and the purpose is a
 *   backup
 */
export async function openForBackup(
  connection: DatabaseConnection,
  purpose: ScriptPurpose = 'Backup',
): Promise<BackupReader> {
  const client = await openLongSession(connection);
  try {
    if (purpose === 'Backup') await requireOneEngine(client);
    await client.query('begin isolation level repeatable read read only');
    const migrations = await appliedMigrations(client);
    const header = await headerOf(client, schemaNumberOf(migrations));
    const tables = await listTables(client, purpose === 'Backup' ? LEFT_OUT : REBUILT_TABLES);
    const counts: RowCounts = {};
    return {
      header,
      rows: () => Object.values(counts).reduce((sum, count) => sum + count, 0),
      close: () => client.end(),
      async *script() {
        yield `${BACKUP_FIRST_LINE}\n${headerLine(header)}\nbegin;\n`;
        for (const { name, text } of migrations) yield `\n-- ${name}\n${text}\n${RUN_LINE}\n`;
        for (const table of tables) {
          yield `copy ${table.name} (${table.columns}) from stdin;\n`;
          const rows = client.query(copyTo(`copy ${table.name} (${table.columns}) to stdout`));
          yield* rows as AsyncIterable<Buffer>;
          yield '\\.\n';
          counts[table.name] = rows.rowCount ?? 0;
        }
        if (purpose === 'Backup') {
          const steps = tables.flatMap(({ name }) => STATEMENTS_AFTER_RESTORE[name] ?? []);
          yield `\n${steps.join('\n')}\n${RUN_LINE}\n`;
        }
        yield `${countsLine(counts)}\ncommit;\n`;
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Refuses a cluster: a session would read each node at a different moment. */
async function requireOneEngine(client: pg.Client): Promise<void> {
  const query = async <Row>({ text, values = [] }: Statement) =>
    (await client.query(text, [...values])).rows as Row[];
  if (await isDatabaseDistributed(query))
    throw new SetupError(
      'DATABASE_URL names a cluster, and a backup by this command would not have one moment of all nodes. Back each node up with pg_basebackup and archived WAL, and mark moments with citus_create_restore_point: docs/scaling.md says how. With all servers stopped, "sofra move" copies it whole.',
    );
}

async function appliedMigrations(client: pg.Client): Promise<{ name: string; text: string }[]> {
  const made = await client.query(`select from pg_class where oid = to_regclass('schema_migration')`);
  if (made.rowCount === 0)
    throw new SetupError('There is nothing to back up: this database has no tables of Sofra.');
  const found = await client.query<{ name: string }>('select name from schema_migration');
  for (const row of found.rows) requireNotBeforeBaseline(schemaNumberOf([row]), 'database');
  const applied = new Set(found.rows.map(({ name }) => name));
  const own = (await readMigrations()).filter(({ name }) => applied.has(name));
  if (own.length === applied.size) return own;
  throw new SetupError(
    'The schema of this database was made by a newer release of Sofra: back it up with that release.',
  );
}

async function headerOf(client: pg.Client, schema: number): Promise<BackupHeader> {
  const found = await client.query<{ postgres: string; at: string }>(
    `select current_setting('server_version') as postgres,
            to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  );
  const { postgres, at } = found.rows[0]!;
  return { release: manifest.version, schema, postgres: postgres.split(' ')[0]!, at };
}

async function listTables(client: pg.Client, leftOut: readonly string[]): Promise<TableToCopy[]> {
  const found = await client.query<TableToCopy>(
    `select c.relname as name,
            (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
       from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
      order by c.relname`,
    [leftOut],
  );
  return found.rows;
}
