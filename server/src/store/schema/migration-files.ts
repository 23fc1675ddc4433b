import { readdir, readFile } from 'node:fs/promises';
import { SetupError } from '../../core/setup-error.ts';
import { hashOfSchemaFile } from './sql-functions.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** A file of `migrations/`. */
export interface Migration {
  name: string;
  text: string;
  hash: string;
  /**
   * The lowest schema number of a server that may run on the schema after this migration; `null` if the migration
   * does not change it.
   */
  oldestServer: number | null;
  /** Whether it changes or removes stored data, so that only a backup can restore the old state. */
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
 * Parses the text of a migration. A line `-- Oldest server: 7` sets `oldestServer`, and a line `-- Changes data` sets
 * `changesData`.
 */
export function toMigration(name: string, text: string): Migration {
  const oldest = OLDEST_SERVER.exec(text)?.[1];
  return {
    name,
    text,
    hash: hashOfSchemaFile(text),
    oldestServer: oldest === undefined ? null : Number(oldest),
    changesData: CHANGES_DATA.test(text),
  };
}

/** The parts of SQL: comments, quoted texts, texts between dollar signs, and any other character. */
const SQL_PARTS = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$.*?\$\1\$|./gs;

/**
 * The single statements of a migration: a cluster forwards the text of a query to its nodes, and accepts one
 * statement at a time.
 */
export function statementsIn(text: string): string[] {
  const statements = [''];
  for (const [part] of text.matchAll(SQL_PARTS)) {
    if (part === ';') statements.push('');
    else if (!part.startsWith('--')) statements.push(statements.pop()! + part);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

/** A statement without the content of its quoted texts, so that searches find only SQL words. */
export function withoutQuotedTexts(statement: string): string {
  return statement.replaceAll(/'(?:[^']|'')*'/g, "''");
}

/** The schema number that migrations lead to: the number of the newest migration. */
export function schemaNumberOf(migrations: readonly { name: string }[]): number {
  return Math.max(0, ...migrations.map(({ name }) => Number.parseInt(name, 10)));
}

/**
 * Checks that a build may run on a database.
 * @throws SetupError with the name of the file if an applied migration was edited, or this build lacks one with a
 *   number below its own; with the numbers if the schema needs a newer server
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

/** Checks that migrations which this build does not have all come after its own, and that it may run with them. */
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
