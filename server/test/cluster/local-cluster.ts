import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/postgres/postgres-connection.ts';
import { onDatabase } from './cluster.ts';

const run = promisify(execFile);

/** A cluster of a test's own on this machine, whose nodes it may kill. */
export interface LocalCluster {
  /** The address of the database `postgres` on each node, the coordinator first. */
  nodes: readonly string[];
  /** Ends a node at once, without a word to its clients, and as after a loss of power. */
  kill(node: number): Promise<void>;
  start(node: number): Promise<void>;
  /** Lets a node hang: its connections stay, and nothing answers, until it is resumed. */
  suspend(node: number): Promise<void>;
  resume(node: number): Promise<void>;
  /** Starts another PostgreSQL and returns its address, which is then the last of `nodes`. */
  add(): Promise<string>;
  /** Ends all nodes and deletes their files. */
  remove(): Promise<void>;
}

/**
 * The folder with the programs of the PostgreSQL that an address leads to, when they are on this machine and can be run; else
 * `null`.
 */
export async function findPrograms(address: string): Promise<string | null> {
  const [row] = await onDatabase(address, (db) =>
    db.query<{ folder: string }>({ text: `select setting as folder from pg_config where name = 'BINDIR'` }),
  );
  return existsSync(join(row!.folder, 'initdb')) ? row!.folder : null;
}

/** Starts a coordinator and two workers on free ports of the loopback. */
export async function startLocalCluster(programs: string): Promise<LocalCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-cluster-'));
  await chmod(folder, 0o777);
  const ports: number[] = [];
  const nodes: string[] = [];
  const dataOf = (node: number) => join(folder, `node-${node}`);
  const start = async (node: number) => {
    await asServer(`${programs}/pg_ctl -D ${dataOf(node)} -l ${dataOf(node)}.log -w start`);
  };
  const end = (node: number, mode: string) =>
    asServer(`${programs}/pg_ctl -D ${dataOf(node)} -m ${mode} -w stop`);
  const signal = (node: number, name: string) => {
    const server = `$(head -n 1 ${dataOf(node)}/postmaster.pid)`;
    return asServer(`pkill -${name} -P ${server}; kill -${name} ${server}`);
  };
  const add = async () => {
    const port = await freePort();
    const node = ports.push(port) - 1;
    await asServer(`${programs}/initdb -D ${dataOf(node)} -A trust -U postgres --no-sync`);
    await appendFile(join(dataOf(node), 'postgresql.conf'), settingsOf(port));
    await start(node);
    const address = `postgres://postgres@127.0.0.1:${port}/postgres`;
    nodes.push(address);
    return address;
  };
  while (nodes.length < 3) await add();
  return {
    nodes,
    add,
    kill: (node) => end(node, 'immediate'),
    start,
    suspend: (node) => signal(node, 'STOP'),
    resume: (node) => signal(node, 'CONT'),
    remove: async () => {
      await Promise.all(ports.map((_, node) => end(node, 'immediate').catch(() => {})));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const settingsOf = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'citus'
wal_level = logical
max_connections = 100
max_prepared_transactions = 100
citus.enable_stat_counters = on
`;

/** PostgreSQL refuses to run as root. */
export async function asServer(command: string): Promise<void> {
  // The output of a server goes to its log; pg_ctl would otherwise keep these pipes open.
  const quiet = `${command} >/dev/null 2>&1`;
  await (process.getuid?.() === 0
    ? run('su', ['postgres', '-s', '/bin/sh', '-c', quiet])
    : run('/bin/sh', ['-c', quiet]));
}
