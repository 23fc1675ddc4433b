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
  // Its low priority makes it slow to end on a busy machine.
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

test('photos that arrive in turns are encoded, at a low priority, and their bytes do not stay in memory', async () => {
  const photos = createPhotoProcess();
  assert.equal(photos.pid(), undefined, 'it starts with the first photo');
  const other = await samplePhoto(30, 20);
  const [one, two] = [photos.open(), photos.open()];
  const pid = photos.pid()!;
  assert.equal(getPriority(pid), constants.priority.PRIORITY_BELOW_NORMAL);
  const grouped = `/proc/${pid}/autogroup`;
  if (existsSync(grouped)) assert.match(readFileSync(grouped, 'utf8'), /nice 10$/m);
  const parts = [Buffer.from(new Uint8Array(photo.subarray(0, 99)).buffer), Buffer.from(photo.subarray(99))];
  one.write(parts[0]!);
  two.write(Buffer.from(other));
  one.write(parts[1]!);
  const outcomes = await Promise.all([one.encode(), two.encode()]);
  const widths = outcomes.map((outcome) => outcome.kind === 'Encoded' && outcome.sizes[0]!.width);
  assert.deepEqual(widths, [60, 30]);
  assert.equal(parts[0]!.length, 0);
  one.close();
  two.close();
  assert.equal(photos.pid(), pid);
});

test('the process is stopped half a minute after the last photo, and another photo starts a new one', async (t: TestContext) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const photos = createPhotoProcess();
  const first = photos.open();
  const pid = photos.pid()!;
  first.close();
  t.mock.timers.tick(29_999);
  const second = photos.open();
  t.mock.timers.tick(30_000);
  assert.equal(photos.pid(), pid, 'a photo is open');
  second.close();
  t.mock.timers.tick(30_000);
  assert.equal(photos.pid(), undefined);
  t.mock.timers.reset();
  await untilGone(pid);
  const third = photos.open();
  third.write(Buffer.from(photo));
  assert.equal((await third.encode()).kind, 'Encoded');
  third.close();
});

test('a process that ends early says how, also to a photo that asks afterwards', async () => {
  const photos = createPhotoProcess();
  const [one, two] = [photos.open(), photos.open()];
  const ended = one.encode();
  process.kill(photos.pid()!, 'SIGSEGV');
  // Nothing was written: an answer that was faster says that it is no photo.
  assert.ok(['EndedEarly', 'Refused'].includes((await ended).kind));
  while (photos.pid() !== undefined) await pause(1);
  assert.deepEqual(await two.encode(), { kind: 'EndedEarly', how: 'SIGSEGV' });
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

/** A process with an open photo that prints the id of its process of photos. */
function startWithPhoto(): ChildProcess {
  const file = new URL('./photo-process.ts', import.meta.url).href;
  const script = `import { createPhotoProcess } from '${file}';
    const photos = createPhotoProcess(); photos.open(); console.log(photos.pid());`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
