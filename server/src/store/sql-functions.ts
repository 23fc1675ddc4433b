import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Tx } from './database.ts';

const FOLDER = new URL('./functions/', import.meta.url);

/** A file of `functions/`: it creates or replaces the one function that it is named after. */
export interface SqlFunction {
  name: string;
  text: string;
}

interface InstalledFunction {
  name: string;
  hash: string;
  release: string;
}

/** The functions of this release, by name. */
export async function readFunctions(): Promise<SqlFunction[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(new URL(file, FOLDER), 'utf8'),
    })),
  );
}

/**
 * Installs the functions whose text is not the installed one, and drops those that are gone. What a newer
 * release installed stays as it is: during a rolling upgrade a server of the release before may start once
 * more. The caller has the lock of migrations.
 * @returns the names of the functions that were installed or dropped
 * @throws Error when a file does not create exactly the function that it is named after
 */
export async function installFunctions(
  tx: Tx,
  functions: readonly SqlFunction[],
  release: string,
): Promise<string[]> {
  const { changed, gone } = await findOutdated(tx, functions, release);
  for (const each of changed) await install(tx, each, release);
  for (const name of gone) {
    for (const signature of await listSignatures(tx, name)) await drop(tx, signature);
    await tx.query({ text: 'delete from schema_function where name = $1', values: [name] });
  }
  return [...changed.map(({ name }) => name), ...gone];
}

/** The functions of a release that are not installed as they are in it, and the installed ones that it does not have. */
export async function findOutdated(
  tx: Tx,
  functions: readonly SqlFunction[],
  release: string,
): Promise<{ changed: SqlFunction[]; gone: string[] }> {
  const rows = await tx.query<InstalledFunction>({ text: 'select name, hash, release from schema_function' });
  const installed = new Map(rows.map((row) => [row.name, row]));
  const isOurs = (name: string) => {
    const known = installed.get(name);
    return known === undefined || compareReleases(known.release, release) <= 0;
  };
  const changed = functions.filter(
    ({ name, text }) => installed.get(name)?.hash !== hashOf(text) && isOurs(name),
  );
  const names = new Set(functions.map(({ name }) => name));
  return { changed, gone: [...installed.keys()].filter((name) => !names.has(name) && isOurs(name)) };
}

/**
 * A function with other parameters than before is another function to PostgreSQL: the one before is dropped.
 */
async function install(tx: Tx, { name, text }: SqlFunction, release: string): Promise<void> {
  const before = await listSignatures(tx, name);
  await tx.query({ text });
  const after = await listSignatures(tx, name);
  const made = after.filter((signature) => !before.includes(signature));
  if (made.length > 1 || (made.length === 0 && after.length !== 1)) {
    throw new Error(`functions/${name}.sql has to create one function, named "${name}".`);
  }
  if (made.length === 1) for (const signature of before) await drop(tx, signature);
  await tx.query({
    text: `insert into schema_function (name, hash, release) values ($1, $2, $3)
           on conflict (name) do update set hash = excluded.hash, release = excluded.release`,
    values: [name, hashOf(text), release],
  });
}

async function listSignatures(tx: Tx, name: string): Promise<string[]> {
  const rows = await tx.query<{ signature: string }>({
    text: `select oid::regprocedure::text as signature from pg_proc
            where proname = $1 and pronamespace = current_schema()::regnamespace`,
    values: [name],
  });
  return rows.map(({ signature }) => signature);
}

async function drop(tx: Tx, signature: string): Promise<void> {
  await tx.query({ text: `drop function ${signature}` });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Negative when `a` is older than `b`. Both are like `1.2.3`; what follows a hyphen is not compared. */
function compareReleases(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : left[at]! - right[at]!;
}

function numbersOf(release: string): number[] {
  return release.split('-')[0]!.split('.').map(Number);
}
