import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLittleMemory } from '../../scripts/service-environment.mjs';
import { DATABASE_NAME, DATABASE_ROLES } from '../../server/src/postgres/cluster/cluster-roles.ts';
import { readOrCreatePasswords } from '../../server/src/postgres/cluster/postgres-passwords.ts';
import type { PostgresConnection } from '../../server/src/postgres/postgres-connection.ts';
import type { Database } from '../../server/src/store/database.ts';
import { openDatabase } from '../../server/src/store/open-database.ts';
import { startService } from '../../server/test/harness/service-process.ts';

/** The service as an operator runs it, with its own PostgreSQL, and a way to that PostgreSQL. */
export interface Sofra {
  pid: number;
  port: number;
  /** The first process of its PostgreSQL. */
  postgresPid: number;
  connection: PostgresConnection;
  db: Database;
  /** Of the node process, in MB. */
  memoryMb(): number;
  /** The most of it since the call before. Linux tells; elsewhere it is what it is now. */
  mostMemoryMb(): number;
  stop(): Promise<void>;
}

/** Starts the service in a data folder with the limits of callers switched off. */
export async function startSofra(dataDir: string, environment: Record<string, string> = {}): Promise<Sofra> {
  const memory = withLittleMemory({}) as Record<string, string>;
  const service = await startService({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...memory, ...environment });
  const connection = connectionOf(dataDir);
  const db = openDatabase(connection, { connections: 2, onIdleError: () => {} });
  return {
    pid: service.pid,
    postgresPid: postgresPidOf(dataDir),
    port: Number(new URL(service.baseUrl).port),
    connection,
    db,
    memoryMb: () => residentMb(service.pid),
    mostMemoryMb: () => takeMostMb(service.pid) ?? residentMb(service.pid),
    stop: async () => {
      await db.close();
      await service.end('SIGTERM');
    },
  };
}

/** Starts another server on the database of a running service. */
export async function startAnotherServer(
  { connection: { host, port, user, password, database } }: Sofra,
  environment: Record<string, string>,
): Promise<{ pid: number; port: number; stop(): Promise<void> }> {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  // The folder of a socket stands where the driver looks for a host.
  url.searchParams.set('host', host);
  const DATABASE_URL = url.href;
  const memory = withLittleMemory({}) as Record<string, string>;
  const service = await startService({ DATABASE_URL, RATE_LIMITS: 'off', ...memory, ...environment });
  return {
    pid: service.pid,
    port: Number(new URL(service.baseUrl).port),
    stop: async () => void (await service.end('SIGTERM')),
  };
}

/** Runs with a folder of its own, which is deleted afterwards. */
export async function withDataFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sofra-bench-'));
  try {
    // The account that PostgreSQL runs under where this process is root has to pass through.
    await chmod(folder, 0o711);
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PORT_LINE = 3;
const SOCKET_FOLDER_LINE = 4;

/**
 * The connection to the PostgreSQL of a running service as its owner, from the address and password in its data folder.
 */
function connectionOf(dataDir: string): PostgresConnection {
  const cluster = realpathSync(join(dataDir, 'postgres'));
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const hasSocket = lines[SOCKET_FOLDER_LINE] !== '';
  return {
    host: hasSocket ? cluster : '127.0.0.1',
    port: Number(lines[PORT_LINE]),
    user: DATABASE_ROLES.owner,
    password: readOrCreatePasswords(dataDir).owner,
    database: DATABASE_NAME,
  };
}

/** The first line of the file that a running PostgreSQL keeps in its folder. */
function postgresPidOf(dataDir: string): number {
  return Number.parseInt(
    readFileSync(join(realpathSync(join(dataDir, 'postgres')), 'postmaster.pid'), 'utf8'),
    10,
  );
}

/** Reads the most memory of a process, and lets Linux begin anew; `null` on other systems. */
function takeMostMb(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const [, most] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return most === undefined ? null : Number(most) / 1024;
}

function residentMb(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
