import assert from 'node:assert/strict';
import { type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../harness/free-ports.ts';
import { serviceEnvironment } from '../harness/service-process.ts';
import { makeOwnDatabase, type OwnDatabase } from '../postgres/own-database.ts';

/** Standard output and error of the service go away. It goes on, or it ends in order; nothing in between. */

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const FULL_DISK = '/dev/full';

/** Rejects a promise of the process that is not awaited. */
const FAULT = "process.on('SIGUSR2', () => void Promise.reject(new Error('a bug')))";

/** `script` of util-linux runs a command in a terminal of its own; that of other systems has other options. */
const NO_TERMINAL =
  process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
    ? false
    : 'needs script and setsid of util-linux';

let database: OwnDatabase;
before(async () => {
  database = await makeOwnDatabase();
});
after(() => database.drop());

test('a service whose reader has closed the pipe goes on, and ends in order on a signal', async (t) => {
  const service = await start(t, 'exec', ['ignore', 'pipe', 'pipe']);
  service.child.stdout!.destroy();
  service.child.stderr!.destroy();
  await refuseSomeCalls(service);
  assert.deepEqual(await service.end('SIGTERM'), [0, null]);
});

test('a service that starts and logs onto a full disk goes on, and ends in order on a signal', {
  skip: !existsSync(FULL_DISK),
}, async (t) => {
  const full = openSync(FULL_DISK, 'w');
  const service = await start(t, 'exec', ['ignore', full, full]);
  await refuseSomeCalls(service);
  assert.deepEqual(await service.end('SIGTERM'), [0, null]);
});

test('a service without standard output and error goes on, and ends in order on a signal', async (t) => {
  const service = await start(t, 'exec >&- 2>&-; exec', 'ignore');
  await refuseSomeCalls(service);
  assert.deepEqual(await service.end('SIGTERM'), [0, null]);
});

test('a service that cannot start ends with 1, though no one hears why', async (t) => {
  const { env } = await start(t, 'exec', 'ignore');
  const second = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  second.stdout.destroy();
  second.stderr.destroy();
  assert.deepEqual(await once(second, 'exit'), [1, null]);
});

/** The shell stays in the terminal, as one at which a person has typed "npm start &". */
const IN_BACKGROUND = 'setsid';

for (const signal of ['SIGTERM', 'SIGUSR2'] as const) {
  test(`a service in the background goes on when its terminal is gone, and ends after ${signal === 'SIGTERM' ? signal : 'an uncaught error'}`, {
    skip: NO_TERMINAL,
  }, async (t) => {
    const service = await start(t, IN_BACKGROUND, 'terminal');
    await service.closeTerminal();
    await refuseSomeCalls(service);
    process.kill(service.pid, signal);
    await untilGone(service.pid);
  });
}

test('a service in the foreground ends when its terminal is closed', { skip: NO_TERMINAL }, async (t) => {
  const service = await start(t, 'exec', 'terminal');
  await service.closeTerminal();
  await untilGone(service.pid);
});

type Service = Awaited<ReturnType<typeof start>>;

/** Starts the service by a shell, by the words that come before its command, and waits until it is ready. */
async function start(t: TestContext, by: string, output: StdioOptions | 'terminal') {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-output-'));
  const [port] = await freePorts(1);
  const env = serviceEnvironment({
    DATABASE_URL: database.url,
    PORT: `${port}`,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  });
  const service = `sh -c 'echo $$ > ${folder}/pid; exec ${process.execPath} ${MAIN}'`;
  const command = by === IN_BACKGROUND ? `${by} ${service} & exec sleep 1000` : `${by} ${service}`;
  const child =
    output === 'terminal'
      ? spawn('script', ['-qefc', command, '/dev/null'], { env, stdio: ['pipe', 'ignore', 'ignore'] })
      : spawn('sh', ['-c', command], { env, stdio: output });
  const exit = once(child, 'exit');
  const baseUrl = `http://127.0.0.1:${port}`;
  let isReady = false;
  t.after(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    if (existsSync(join(folder, 'pid'))) killIfThere(pidIn(folder));
    rmSync(folder, { recursive: true });
  });
  while (!isReady) {
    assert.equal(child.exitCode, null, 'the service did not start');
    await pause(20);
    isReady = await fetch(`${baseUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    child,
    baseUrl,
    env,
    pid: pidIn(folder),
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return exit;
    },
    closeTerminal: () => {
      child.kill('SIGKILL');
      return exit;
    },
  };
}

/** Each of them is a line of the log. */
async function refuseSomeCalls({ baseUrl }: Service): Promise<void> {
  for (let calls = 0; calls < 20; calls++) {
    const { status } = await fetch(`${baseUrl}/public/v1/venues`);
    assert.equal(status, 401);
  }
}

function pidIn(folder: string): number {
  return Number(readFileSync(join(folder, 'pid'), 'utf8'));
}

/** Another process starts it, so its end is seen by its number. */
async function untilGone(pid: number): Promise<void> {
  while (isThere(pid)) await pause(20);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // What nobody waits for stays as a zombie, which has ended.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function killIfThere(pid: number): void {
  if (isThere(pid)) process.kill(pid, 'SIGKILL');
}
