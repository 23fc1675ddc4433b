import { readdir, readFile } from 'node:fs/promises';
import { SetupError } from '../../core/setup-error.ts';
import { hashOf } from './sql-functions.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** A file of `migrations/`. */
export interface Migration {
  name: string;
  text: string;
  hash: string;
  /** The lowest schema number of a server that may run on the schema since this migration; `null` if that does not change. */
  oldestServer: number | null;
  /** Whether it changes or removes what is stored, so that only a backup leads back. */
  changesData: boolean;
}

/** A migration that ran on a database. */
export interface AppliedMigration {
  name: string;
  hash: string;
  oldestServer: number | null;
}

/** The migrations of this build, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => toMigration(name, await readFile(new URL(name, FOLDER), 'utf8'))),
  );
}

const OLDEST_SERVER = /^-- Oldest server: (\d+)$/m;
const CHANGES_DATA = /^-- Changes data$/m;

/**
 * The migration of a file. A line `-- Oldest server: 7` says which schema number a server needs from then on, a line `-- Changes data`
 * that it changes or removes what is stored.
 */
export function toMigration(name: string, text: string): Migration {
  const oldest = OLDEST_SERVER.exec(text)?.[1];
  return {
    name,
    text,
    hash: hashOf(text),
    oldestServer: oldest === undefined ? null : Number(oldest),
    changesData: CHANGES_DATA.test(text),
  };
}

/** What a statement consists of: comments, quoted texts, functions between dollar signs, and everything else. */
const SQL_PARTS = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$.*?\$\1\$|./gs;

/** The statements of a migration, one by one: a cluster passes on the text that a statement came in, and takes one at a time. */
export function statementsIn(text: string): string[] {
  const statements = [''];
  for (const [part] of text.matchAll(SQL_PARTS)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements.push(statements.pop()! + part);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** A statement whose quoted texts are empty, so that only its words are left. */
export function withoutTexts(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, "''");
}

/** The number of the schema that migrations make: that of the newest. */
export function schemaNumberOf(migrations: readonly { name: string }[]): number {
  return Math.max(0, ...migrations.map(({ name }) => Number.parseInt(name, 10)));
}

/**
 * Checks that a build may run on a database.
 * @throws SetupError naming the file, when an applied migration was edited, or is one that a build with this number should
 *   have; naming the numbers, when the schema needs a newer server
 */
export function requireSupported(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): void {
  const own = new Map(migrations.map((migration) => [migration.name, migration]));
  const edited = applied.find(({ name, hash }) => own.has(name) && own.get(name)!.hash !== hash);
  if (edited !== undefined) {
    throw new SetupError(
      `The migration "${edited.name}" has run on the database with another text than the file of this build has: put the file back as it was, and make the change in a new migration.`,
    );
  }
  const unknown = applied.filter(({ name }) => !own.has(name));
  if (unknown.length > 0) requireNewer(migrations, applied, unknown);
}

/** The database has migrations that this build does not have: they all come after its own, and it may run with them. */
function requireNewer(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
  unknown: readonly AppliedMigration[],
): void {
  const number = schemaNumberOf(migrations);
  const ran = new Set(applied.map(({ name }) => name));
  const missing = migrations.find(({ name }) => !ran.has(name));
  const foreign = unknown.find((each) => schemaNumberOf([each]) <= number) ?? (missing && unknown[0]);
  if (foreign !== undefined) {
    throw new SetupError(
      `The database was made by another build of Sofra: it has the migration "${foreign.name}", which this build, with schema number ${number}, does not have. Start that build, or one that has the migrations of both.`,
    );
  }
  const oldest = Math.max(...unknown.map(({ oldestServer }) => oldestServer ?? 0));
  if (oldest > number) {
    throw new SetupError(
      `The database was made by a newer release of Sofra: its schema has the number ${schemaNumberOf(applied)} and needs a server with schema number ${oldest} or higher, and this one has ${number}. Start the newer release.`,
    );
  }
}
