import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { asServer } from '../cluster/local-cluster.ts';
import { freePorts } from '../harness/free-ports.ts';
import { quickFolder } from './quick-folder.ts';

/** A primary and a standby that follows it, on free ports of the loopback. */
export interface ReplicatedPostgres {
  /** Names both, the primary first. */
  url: string;
  /** Runs a statement on one of them, over a connection of its own. */
  ask<Row>(node: 0 | 1, text: string): Promise<Row[]>;
  /** Keeps the second one from getting what the first writes, as a network that stops passing anything on does. */
  holdStandby(): Promise<void>;
  /** Waits until the second one has all that the first wrote, and keeps everything later from it for good. */
  cutStandby(): Promise<void>;
  /** Ends the first one as a loss of power does. What was on its way to the second one arrives, or is lost. */
  killPrimary(): Promise<void>;
  /** Starts the first one again, as it was. */
  startPrimary(): Promise<void>;
  /** Makes the second one the primary. */
  promote(): Promise<void>;
  /** Ends both and deletes their files. */
  remove(): Promise<void>;
}

const settingsOf = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 40
shared_buffers = 32MB
wal_level = replica
`;

/**
 * Starts both. The standby is made as any PostgreSQL can be copied: its files between
 * `pg_backup_start` and `pg_backup_stop`.
 * @param programs  the folder with the programs of a PostgreSQL
 * @param mode  whether commits of the first wait for the second
 */
export async function startReplicatedPostgres(
  programs: string,
  mode: 'Synchronous' | 'Asynchronous',
): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(join(quickFolder(), 'sofra-replicated-'));
  await chmod(folder, 0o777);
  const ports = (await freePorts(2)) as [number, number];
  const data = [join(folder, 'first'), join(folder, 'second')] as const;
  const start = (node: 0 | 1) =>
    asServer(`${programs}/pg_ctl -D ${data[node]} -l ${data[node]}.log -w start`);
  const ask = <Row>(node: 0 | 1, text: string) => askOn<Row>(ports[node], text);

  await asServer(`${programs}/initdb -D ${data[0]} -A trust -U postgres --no-sync`);
  await appendFile(join(data[0], 'postgresql.conf'), settingsOf(ports[0]));
  await start(0);
  await copyWhileRunning(ports[0], data);
  const follow = `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=postgres'`;
  await appendFile(join(data[1], 'postgresql.conf'), `${settingsOf(ports[1])}${follow}\n`);
  await asServer(`touch ${data[1]}/standby.signal`);
  await start(1);
  const setOn = async (node: 0 | 1, setting: string) => {
    await ask(node, `alter system set ${setting}`);
    await ask(node, 'select pg_reload_conf()');
  };
  if (mode === 'Synchronous') await setOn(0, `synchronous_standby_names = '*'`);
  const state = mode === 'Synchronous' ? 'sync' : 'async';
  const following = `select 1 from pg_stat_replication where state = 'streaming' and sync_state = '${state}'`;
  while ((await ask(0, following)).length === 0);

  const kill = async () => {
    const server = `$(head -n 1 ${data[0]}/postmaster.pid)`;
    await asServer(`pkill -KILL -P ${server}; kill -KILL ${server}`);
  };
  const end = (node: 0 | 1) => asServer(`${programs}/pg_ctl -D ${data[node]} -m immediate -w stop`);
  let held: number | null = null;
  return {
    url: `postgres://postgres@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres?target_session_attrs=read-write`,
    ask,
    holdStandby: async () => {
      held = (await ask<{ pid: number }>(1, 'select pid from pg_stat_wal_receiver'))[0]!.pid;
      await asServer(`kill -STOP ${held}`);
    },
    cutStandby: async () => {
      const [row] = await ask<{ end: string }>(0, 'select pg_current_wal_lsn() as end');
      while ((await ask(1, `select 1 where pg_last_wal_replay_lsn() >= '${row!.end}'`)).length === 0);
      await setOn(1, `primary_conninfo = ''`);
      while ((await ask(1, 'select 1 from pg_stat_wal_receiver')).length > 0);
    },
    killPrimary: async () => {
      await kill();
      if (held !== null) await asServer(`kill -CONT ${held}`);
      held = null;
    },
    startPrimary: () => startAfterKill(() => start(0)),
    promote: async () => void (await ask(1, 'select pg_promote()')),
    remove: async () => {
      await Promise.all([0, 1].map((node) => end(node as 0 | 1).catch(() => {})));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Processes of a server that was killed keep its memory for a moment, and it does not start before. */
async function startAfterKill(start: () => Promise<void>): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      return await start();
    } catch (error) {
      if (left === 0) throw error;
      await pause(100);
    }
  }
}

/** Copies the files of a running server. The label of the copy says from where its log has to be read. */
async function copyWhileRunning(port: number, [from, to]: readonly [string, string]): Promise<void> {
  const client = await connect(port);
  try {
    await client.query(`select pg_backup_start('copy', true)`);
    await asServer(`cp -a ${from} ${to} && rm ${to}/postmaster.pid`);
    const { rows } = await client.query<{ label: string }>(
      'select labelfile as label from pg_backup_stop(false)',
    );
    await writeFile(join(to, 'backup_label'), rows[0]!.label);
    await chmod(join(to, 'backup_label'), 0o666);
  } finally {
    await client.end();
  }
}

async function askOn<Row>(port: number, text: string): Promise<Row[]> {
  const client = await connect(port);
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function connect(port: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  client.on('error', () => {});
  await client.connect();
  return client;
}
