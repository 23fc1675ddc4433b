import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePhoto } from '../../test/samples/sample-photo.ts';
import { createPhotoProcess } from './photo-process.ts';

const photo = await samplePhoto(60, 40);

async function untilGone(pid: number): Promise<void> {
  // Because of its low priority the process ends slowly on a busy machine.
  const giveUpAt = performance.now() + 90_000;
  while (isThere(pid)) {
    assert.ok(performance.now() < giveUpAt, `process ${pid} still runs`);
    await pause(5);
  }
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('photos are encoded one after the other by one process, at a low priority', async () => {
  const photos = createPhotoProcess();
  assert.equal(photos.pid(), undefined, 'it starts with the first photo');
  const first = photos.encode(photo);
  const pid = photos.pid()!;
  assert.equal(getPriority(pid), constants.priority.PRIORITY_BELOW_NORMAL);
  const grouped = `/proc/${pid}/autogroup`;
  if (existsSync(grouped)) assert.match(readFileSync(grouped, 'utf8'), /nice 10$/m);
  const outcomes = [await first, await photos.encode(await samplePhoto(30, 20))];
  const widths = outcomes.map((outcome) => outcome.kind === 'Encoded' && outcome.sizes[0]!.width);
  assert.deepEqual(widths, [60, 30]);
  assert.equal(photos.pid(), pid);
});

test('the process is stopped half a minute after the last photo, and another photo starts a new one', async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const photos = createPhotoProcess();
  const first = photos.encode(photo);
  const pid = photos.pid()!;
  await first;
  t.mock.timers.tick(29_999);
  const second = photos.encode(photo);
  t.mock.timers.tick(30_000);
  assert.equal(photos.pid(), pid, 'a photo is encoded');
  assert.equal((await second).kind, 'Encoded');
  t.mock.timers.tick(30_000);
  assert.equal(photos.pid(), undefined);
  t.mock.timers.reset();
  await untilGone(pid);
  assert.equal((await photos.encode(photo)).kind, 'Encoded');
});

test('a process that ends early says how, and the next photo gets another one', async () => {
  const photos = createPhotoProcess();
  const ended = photos.encode(photo);
  const pid = photos.pid()!;
  process.kill(pid, 'SIGSEGV');
  assert.deepEqual(await ended, { kind: 'EndedEarly', how: 'SIGSEGV' });
  assert.equal((await photos.encode(photo)).kind, 'Encoded');
  assert.notEqual(photos.pid(), pid);
});

test('the process ends with the service, even when that is killed', async () => {
  const service = startWithPhoto();
  try {
    const [line] = (await once(service.stdout!, 'data')) as [Buffer];
    const pid = Number(line);
    assert.ok(isThere(pid));
    service.kill('SIGKILL');
    await untilGone(pid);
  } finally {
    service.kill('SIGKILL');
  }
});

/** Starts a process that encodes a photo, and prints the process id of its photo process. */
function startWithPhoto(): ChildProcess {
  const file = new URL('./photo-process.ts', import.meta.url).href;
  const script = `import { createPhotoProcess } from '${file}';
    const photos = createPhotoProcess(); photos.encode(Buffer.alloc(9)); console.log(photos.pid()); setInterval(() => {}, 9_999);`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
