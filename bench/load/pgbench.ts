import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import { type Measurement, measurementOf } from './http-load.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The `pgbench` of this machine, of the newest PostgreSQL if there are several; `null` when there is none. */
export function findPgbench(): string | null {
  const runs = (program: string) => spawnSync(program, ['--version']).status === 0;
  return [...debianPrograms(), 'pgbench'].find(runs) ?? null;
}

function debianPrograms(): string[] {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin', 'pgbench'));
  } catch {
    return [];
  }
}

/** A script of pgbench with the values of its variables. */
export interface PgbenchLoad {
  script: string;
  variables: Record<string, string>;
  connections: number;
  durationMs: number;
}

const MICROSECONDS_COLUMN = 2;

/** Runs a script over and over, its statements prepared, and counts whole transactions; whole seconds, at least one. */
export async function drivePgbench(
  program: string,
  connection: PostgresConnection,
  load: PgbenchLoad,
): Promise<Measurement> {
  const seconds = Math.max(1, Math.round(load.durationMs / 1000));
  const folder = await mkdtemp('/tmp/sofra-pgbench-');
  try {
    await writeFile(join(folder, 'script.sql'), load.script);
    const variables = Object.entries(load.variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const clients = ['-c', String(load.connections), '-j', '1', '-T', String(seconds)];
    const log = ['--log', `--log-prefix=${join(folder, 'log')}`];
    const { stdout } = await promisify(execFile)(
      program,
      ['-n', '-M', 'prepared', ...clients, ...log, ...variables, '-f', join(folder, 'script.sql')],
      { env: environmentOf(connection) },
    );
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
    return { ...measurementOf(readLatencies(folder), seconds * 1000), perSecond };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readLatencies(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
    .map((line) => Number(line.split(' ')[MICROSECONDS_COLUMN]) / 1000);
}

function environmentOf({ host, port, user, password, database }: PostgresConnection): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
  };
}
