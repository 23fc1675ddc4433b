import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db, Tx } from '../database.ts';

const FOLDER = new URL('../functions/', import.meta.url);

/** A file of `functions/`, which creates or replaces the function with the name of the file. */
export interface SqlFunction {
  name: string;
  text: string;
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
 * Installs the functions whose text has changed, and drops those without a file. The caller has the migration lock.
 * @param release  the version of the service, stored for people who read the table
 * @returns the names of the functions that were installed or dropped
 * @throws Error if a file does not create exactly one function with the name of the file
 */
export async function installFunctions(
  tx: Tx,
  functions: readonly SqlFunction[],
  release: string,
): Promise<string[]> {
  const outdated = await findOutdatedFunctions(tx, functions);
  for (const name of outdated) {
    const file = functions.find((each) => each.name === name);
    if (file === undefined) await uninstall(tx, name);
    else await install(tx, file, release);
  }
  return outdated;
}

/** The names of the functions whose installed text differs from the file, then of installed functions without a file. */
export async function findOutdatedFunctions(db: Db, functions: readonly SqlFunction[]): Promise<string[]> {
  const rows = await db.query<{ name: string; hash: string }>({
    text: 'select name, hash from schema_function order by name',
  });
  const installed = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = functions.filter(({ name, text }) => installed.get(name) !== hashOfSchemaFile(text));
  const gone = rows.filter((row) => !functions.some(({ name }) => name === row.name));
  return [...changed, ...gone].map(({ name }) => name);
}

/** Whether any function was installed; not after a restore. */
export async function hasInstalledFunctions(db: Db): Promise<boolean> {
  const rows = await db.query({ text: 'select from schema_function limit 1' });
  return rows.length > 0;
}

/**
 * Installs a function. If its parameters have changed, PostgreSQL takes it for another function, so the old one is
 * dropped.
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
    values: [name, hashOfSchemaFile(text), release],
  });
}

async function uninstall(tx: Tx, name: string): Promise<void> {
  for (const signature of await listSignatures(tx, name)) await drop(tx, signature);
  await tx.query({ text: 'delete from schema_function where name = $1', values: [name] });
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

/** The hash of a file that changes the schema, in hexadecimal. */
export function hashOfSchemaFile(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
