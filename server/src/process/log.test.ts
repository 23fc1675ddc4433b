import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { openLog } from './log.ts';

const FULL_DISK = '/dev/full';

test('all lines are written, in their order, before the log has ended', async (t) => {
  const pipe = makePipe(t);
  const reader = pipe.read();
  const { log, endLog } = openLog('info', await pipe.write());
  for (let number = 0; number < 2_000; number++) log.info({ number }, 'said');
  await endLog();
  log.info('after the end');
  await until(() => reader.lines().length >= 2_000);
  assert.deepEqual(
    reader.lines().map(({ number }) => number),
    Array.from({ length: 2_000 }, (_, number) => number),
  );
});

test('a full disk neither throws nor keeps the log from ending', {
  skip: !existsSync(FULL_DISK),
}, async (t) => {
  const file = openSync(FULL_DISK, 'w');
  t.after(() => closeSync(file));
  const { log, endLog } = openLog('info', file);
  log.info('lost');
  log.fatal('lost, too');
  await endLog();
});

test('once a log can be written again it says how many lines were lost', async (t) => {
  const pipe = makePipe(t);
  const before = pipe.read();
  const { log, endLog } = openLog('info', await pipe.write());
  log.info('before');
  await until(() => before.lines().length === 1);
  await before.close();
  let logged = 0;
  const logUntil = async (isTrue: () => boolean) => {
    do {
      logged += 1;
      log.info('said');
      await pause(5);
    } while (!isTrue());
  };
  await logUntil(() => logged === 3);
  const after = pipe.read();
  await logUntil(() => after.lines().some(({ lines }) => lines !== undefined));
  await endLog();
  const saying = () => after.lines().filter(({ msg }) => msg === 'said').length;
  const [lost] = after.lines().flatMap(({ lines = [] }) => lines);
  await until(() => saying() + lost! === logged);
  assert.ok(lost! >= 1);
});

interface Line {
  msg: string;
  number?: number;
  lines?: number;
}

/** A pipe with a name, whose reader may leave and come back. */
function makePipe(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  t.after(() => rmSync(folder, { recursive: true }));
  return {
    read() {
      const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'inherit'] });
      t.after(() => reader.kill());
      let text = '';
      reader.stdout.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      return {
        lines: () => {
          const whole = text.split('\n').slice(0, -1);
          return whole.map((line) => JSON.parse(line) as Line);
        },
        close: async () => {
          const closed = once(reader, 'close');
          reader.kill();
          await closed;
        },
      };
    },
    /** Resolves once there is a reader. */
    async write(): Promise<number> {
      const file = await open(path, 'w');
      t.after(() => file.close());
      return file.fd;
    },
  };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5);
}
