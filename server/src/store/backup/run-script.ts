import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { SetupError } from '../../core/setup-error.ts';
import type { DatabaseConnection } from '../database.ts';
import { isNotPermitted } from '../database-errors.ts';
import { openLongSession } from '../pool-config.ts';
import { requireNotBeforeBaseline } from '../schema/baseline.ts';
import { READ_ENCODING, requireUtf8 } from '../schema/database-encoding.ts';
import { readMigrations, schemaNumberOf } from '../schema/migration-files.ts';
import {
  BACKUP_FIRST_LINE,
  type BackupHeader,
  COUNTS_PREFIX,
  parseCountsLine,
  parseHeaderLine,
  type RowCounts,
  RUN_LINE,
} from './backup-header.ts';

/** The bytes of rows that are sent in one write. */
const BATCH = 64 * 1024;
const NEWLINE = 10;
const END_OF_ROWS = '\\.';
const COPY = /^copy (\w+) \(.*\) from stdin;$/;

/** Called while a restore runs, to show its progress. */
export interface RestoreProgress {
  onHeader(header: BackupHeader): void;
  onTable(name: string, rows: number): void;
}

/**
 * Runs the script of a backup on an empty database, in one transaction. Restores everything, with the row counts that
 * the backup states, or changes nothing.
 * @param chunks  the script, in pieces of any size
 * @throws SetupError if the database is not empty, or the backup is damaged, incomplete, of a newer release, or older
 *   than the first release
 */
export async function runBackupScript(
  connection: DatabaseConnection,
  chunks: AsyncIterable<Buffer>,
  progress: RestoreProgress,
): Promise<RowCounts> {
  const client = await openLongSession(connection);
  try {
    await requireEmpty(client);
    requireUtf8((await client.query<{ encoding: string }>(READ_ENCODING)).rows[0]!.encoding);
    return await runLines(client, linesOf(chunks), progress);
  } catch (error) {
    if (error instanceof pg.DatabaseError)
      throw new SetupError(
        `Nothing was written: PostgreSQL says "${error.message}".${isNotPermitted(error) ? ' Give the role that owns the schema, such as sofra_owner.' : ''}`,
        { cause: error },
      );
    throw error;
  } finally {
    // Closing the connection rolls back everything that was not committed.
    await client.end();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const found = await client.query(
    `select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  if (found.rowCount === 0) return;
  throw new SetupError(
    'The database is not empty, and nothing was changed: give an empty one, or a new DATA_DIR.',
  );
}

async function runLines(
  client: pg.Client,
  lines: AsyncGenerator<Buffer>,
  { onHeader, onTable }: RestoreProgress,
): Promise<RowCounts> {
  const header = await readHeader(lines);
  onHeader(header);
  const counts: RowCounts = {};
  let sql = '';
  for await (const line of lines) {
    const text = line.toString();
    const table = COPY.exec(text)?.[1];
    if (table !== undefined) {
      counts[table] = await copyRows(client, text, lines);
      onTable(table, counts[table]);
    } else if (text === RUN_LINE) {
      await client.query(sql);
      sql = '';
    } else if (text.startsWith(COUNTS_PREFIX)) {
      requireCounts(parseCountsLine(text), counts);
    } else if (text === 'commit;') {
      // Reads to the end: the checksum of a compressed file comes after its last line.
      if (!(await lines.next()).done) throw damagedBackupError('it continues after its end');
      await client.query(text);
      return counts;
    } else sql += `${text}\n`;
  }
  throw damagedBackupError('it ends too early');
}

async function readHeader(lines: AsyncGenerator<Buffer>): Promise<BackupHeader> {
  const first = (await lines.next()).value?.toString();
  const header = parseHeaderLine((await lines.next()).value?.toString() ?? '');
  if (first !== BACKUP_FIRST_LINE || header === null) throw new SetupError('The file is no backup of Sofra.');
  requireNotBeforeBaseline(header.schema, 'backup');
  const own = schemaNumberOf(await readMigrations());
  if (header.schema <= own) return header;
  throw new SetupError(
    `The backup was made by release ${header.release}, whose schema has the number ${header.schema}; this release has ${own}. Restore it with that release or a newer one.`,
  );
}

async function copyRows(
  client: pg.Client,
  statement: string,
  lines: AsyncGenerator<Buffer>,
): Promise<number> {
  const rows = client.query(copyFrom(statement));
  // A refused row destroys the stream: the error comes from `finished`.
  const done = finished(rows);
  done.catch(() => {});
  let batch: Buffer[] = [];
  let bytes = 0;
  const send = async () => {
    if (batch.length > 0 && !rows.write(Buffer.concat(batch)))
      await Promise.race([once(rows, 'drain'), done]);
    [batch, bytes] = [[], 0];
  };
  for (;;) {
    const { value: line, done: isOver } = await lines.next();
    if (isOver) throw damagedBackupError('it ends too early');
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) break;
    batch.push(line, Buffer.from([NEWLINE]));
    bytes += line.length;
    if (bytes >= BATCH) await send();
  }
  await send();
  rows.end();
  await done;
  return rows.rowCount;
}

function requireCounts(expected: RowCounts, restored: RowCounts): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(restored)]);
  const wrong = [...names].find((name) => expected[name] !== restored[name]);
  if (wrong !== undefined)
    throw damagedBackupError(
      `it should have ${expected[wrong] ?? 0} rows of ${wrong}, and has ${restored[wrong] ?? 0}`,
    );
}

function damagedBackupError(why: string): SetupError {
  return new SetupError(`The backup is damaged (${why}), and nothing was changed.`);
}

/** Splits at line feeds only: texts of guests may contain other line separators. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const piece = chunk.subarray(start, end);
      yield pieces.length === 0 ? piece : Buffer.concat([...pieces.splice(0), piece]);
      start = end + 1;
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
  }
  if (pieces.length > 0) throw damagedBackupError('its last line is cut off');
}
