import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import {
  cleanUpAfterTest,
  kill,
  killGroup,
  linesWithoutCopying,
  query,
  recordLog,
  spawnPostgresOwner,
  startInOtherProcess,
  startPostgresForTest,
  temporaryFolder,
  until,
} from './engine-fixture.ts';
import { readPostmasterFile } from './postgres-orphan.ts';

const ONLY_LINUX = process.platform === 'linux' ? false : 'finding processes by their folder needs /proc';

test('a service that is killed after a commit leaves no server behind, and the next start has every row', async (t) => {
  const dataDir = temporaryFolder(t);
  const { child, connection, serverPid } = await startInOtherProcess(t, dataDir);
  await query(connection, 'create table dishes as select generate_series(1, 100) as number');
  await kill(child);
  await until(() => readPostmasterFile(join(dataDir, 'postgres')) === null, 'the server to end by itself');
  await until(() => !isRunning(serverPid), 'its process to be gone');
  const engine = await startPostgresForTest(t, dataDir);
  assert.deepEqual(
    await query(engine.ownerConnection, 'select count(*)::int, sum(number)::int from dishes'),
    [[100, 5050]],
  );
});

test('a server whose service and watchdog were both killed is ended by the next start', {
  skip: ONLY_LINUX,
}, async (t) => {
  const dataDir = temporaryFolder(t);
  const { child, connection, serverPid } = await startInOtherProcess(t, dataDir);
  await query(connection, 'create table dishes as select generate_series(1, 100) as number');
  const watchdog = watchdogOf(join(dataDir, 'postgres'));
  process.kill(watchdog, 'SIGSTOP');
  await kill(child);
  process.kill(watchdog, 'SIGKILL');
  assert.deepEqual(await query(connection, 'select count(*)::int from dishes'), [[100]]);
  const log = recordLog();
  const engine = await startPostgresForTest(t, dataDir, log);
  assert.deepEqual(linesWithoutCopying(log), ['warn: ending a PostgreSQL that an earlier run left behind']);
  assert.equal(isRunning(serverPid), false);
  assert.deepEqual(await query(engine.ownerConnection, 'select count(*)::int from dishes'), [[100]]);
});

test('a watchdog that was killed is replaced', { skip: ONLY_LINUX }, async (t) => {
  const dataDir = temporaryFolder(t);
  const cluster = join(dataDir, 'postgres');
  const { child } = await startInOtherProcess(t, dataDir);
  const first = watchdogOf(cluster);
  process.kill(first, 'SIGKILL');
  await until(() => watchdogOf(cluster) !== first, 'another watchdog');
  await kill(child);
  await until(() => readPostmasterFile(cluster) === null, 'the server to end by itself');
});

test('a clean stop leaves neither server nor watchdog', { skip: ONLY_LINUX }, async (t) => {
  const dataDir = temporaryFolder(t);
  const engine = await startPostgresForTest(t, dataDir);
  assert.ok(processesIn(join(dataDir, 'postgres')).length > 1);
  await engine.stop();
  assert.deepEqual(processesIn(join(dataDir, 'postgres')), []);
});

test('a killed server is restarted with all rows, even while one of its sessions is busy', async (t) => {
  const dataDir = temporaryFolder(t);
  const log = recordLog();
  const engine = await startPostgresForTest(t, dataDir, log);
  await query(engine.ownerConnection, 'create table dishes as select generate_series(1, 100) as number');
  const killed = engine.processId() ?? 0;
  const busy = query(engine.ownerConnection, 'do $$ begin loop end loop; end $$').catch(() => 'broken');
  const running = `select 1 from pg_stat_activity where query like 'do %' and state = 'active'`;
  await until(
    async () => (await query(engine.ownerConnection, running)).length === 1,
    'the session to be busy',
  );
  process.kill(killed, 'SIGKILL');
  await until(() => ![null, killed].includes(engine.processId()), 'another server');
  await until(async () => (await query(engine.ownerConnection, 'select 1')).length === 1, 'it to answer');
  assert.equal(await busy, 'broken');
  assert.deepEqual(await query(engine.ownerConnection, 'select count(*)::int from dishes'), [[100]]);
  // An instant here would make a service start a new generation, which must not happen after a crash.
  assert.deepEqual(await query(engine.ownerConnection, 'select pg_last_xact_replay_timestamp()'), [[null]]);
  // PostgreSQL answers a moment before the service notices.
  await until(() => log.lines.includes('info: PostgreSQL runs again'), 'the service to say so');
  assert.deepEqual(linesWithoutCopying(log), [
    'warn: PostgreSQL has ended; starting it again',
    'info: PostgreSQL runs again',
  ]);
});

test('a server that cannot start is tried again until it can', async (t) => {
  const dataDir = temporaryFolder(t);
  const log = recordLog();
  const engine = await startPostgresForTest(t, dataDir, log);
  const part = join(dataDir, 'postgres', 'global');
  renameSync(part, `${part}.away`);
  process.kill(engine.processId() ?? 0, 'SIGKILL');
  await until(() => log.lines.some((line) => line.startsWith('error: ')), 'it to be called an error');
  renameSync(`${part}.away`, part);
  await until(() => log.lines.at(-1) === 'info: PostgreSQL runs again', 'it to run again');
  assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
});

test('a stop ends the restarts of a server that cannot start', async (t) => {
  const dataDir = temporaryFolder(t);
  const log = recordLog();
  const engine = await startPostgresForTest(t, dataDir, log);
  const part = join(dataDir, 'postgres', 'global');
  renameSync(part, `${part}.away`);
  process.kill(engine.processId() ?? 0, 'SIGKILL');
  await until(() => log.lines.includes('warn: PostgreSQL did not start'), 'a start to fail');
  await engine.stop();
  assert.equal(engine.processId(), null);
  renameSync(`${part}.away`, part);
  const again = await startPostgresForTest(t, dataDir);
  assert.deepEqual(await query(again.ownerConnection, 'select 1'), [[1]]);
});

for (const [what, end] of [
  ['with everything it started', killGroup],
  ['alone', (child: ChildProcess) => child.kill('SIGKILL')],
] as const) {
  test(`a first start that is killed ${what} leaves a folder that starts`, async (t) => {
    const dataDir = temporaryFolder(t);
    const child = spawnPostgresOwner(t, dataDir);
    await until(
      () => readdirSync(dataDir).some((name) => isHalfMade(dataDir, name)),
      'a cluster in the making',
    );
    const exit = once(child, 'exit');
    end(child);
    await exit;
    assert.equal(existsSync(join(dataDir, 'postgres')), false);
    const engine = await startPostgresForTest(t, dataDir);
    assert.equal(engine.isFresh, true);
    assert.deepEqual(await query(engine.ownerConnection, 'select 1'), [[1]]);
  });
}

test('an old file that names the process of another program neither delays a start nor ends that program', async (t) => {
  const dataDir = temporaryFolder(t);
  const cluster = join(dataDir, 'postgres');
  const first = await startPostgresForTest(t, dataDir);
  const file = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  const stranger = spawnAsOwnerOf(t, cluster);
  writeFileSync(join(cluster, 'postmaster.pid'), file.replace(/^\d+/, String(stranger.pid)));
  const second = await startPostgresForTest(t, dataDir);
  assert.deepEqual(await query(second.ownerConnection, 'select 1'), [[1]]);
  assert.equal(stranger.exitCode ?? stranger.signalCode, null);
});

function isHalfMade(dataDir: string, name: string): boolean {
  return name.startsWith('postgres.making-') && existsSync(join(dataDir, name, 'cluster', 'global'));
}

function spawnAsOwnerOf(t: TestContext, folder: string): ChildProcess {
  const { uid, gid } = statSync(folder);
  const child = spawn('/bin/sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
  cleanUpAfterTest(t, () => child.kill('SIGKILL'));
  return child;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process (ended, but its parent has not read its exit code) has no command line.
    return process.platform !== 'linux' || commandOf(pid) !== '';
  } catch {
    return false;
  }
}

function watchdogOf(cluster: string): number {
  const watchdog = processesIn(cluster).find(({ command }) => command.startsWith('/bin/sh'));
  assert.ok(watchdog, 'there is no watchdog');
  return watchdog.pid;
}

function processesIn(folder: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolderOf(name) === folder)
    .map((name) => ({ pid: Number(name), command: commandOf(Number(name)) }));
}

/** The command line of a process; empty if it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function workingFolderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}
