import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ServiceProcess, startService } from '../harness/service-process.ts';
import { makeOwnDatabase } from '../postgres/own-database.ts';

/** Rejects a promise of the process that is not awaited. */
const FAULT = "process.on('SIGUSR2', () => void Promise.reject(new Error('a bug')))";

interface LogLine {
  level: number;
  msg: string;
  traceId?: string;
  fault?: { message: string };
}

function linesOf(service: ServiceProcess): LogLine[] {
  const lines = service.output().split('\n');
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as LogLine);
}

test('after an uncaught error the process logs it, shuts down cleanly and exits with 1', async (t) => {
  const database = await makeOwnDatabase();
  t.after(() => database.drop());
  const service = await startService({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  });
  assert.deepEqual(await service.end('SIGUSR2'), { code: 1, signal: null });
  const logged = linesOf(service);
  const fatal = logged.filter(({ level }) => level === 60);
  assert.deepEqual(
    fatal.map((line) => line.fault?.message),
    ['a bug'],
  );
  assert.equal(logged.at(-1)?.msg, 'stopped');
  assert.doesNotMatch(service.output(), /^\s+at /m);
});

for (const signal of ['SIGTERM', 'SIGUSR2'] as const) {
  test(`the process ends after ${signal === 'SIGTERM' ? signal : 'an uncaught error'}, though nobody reads its log`, async (t) => {
    const database = await makeOwnDatabase();
    t.after(() => database.drop());
    const service = await startService({
      DATABASE_URL: database.url,
      LOG_LEVEL: 'debug',
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
    });
    service.stopReading();
    // More than the pipe and both of its ends hold.
    for (let calls = 0; calls < 5_000; calls += 50) {
      await Promise.all(
        Array.from({ length: 50 }, async () => (await fetch(`${service.baseUrl}/venue/v1/demo`)).json()),
      );
    }
    assert.equal((await service.end(signal)).signal, 'SIGKILL');
  });
}

test('lines that are written in the background are complete when the process ends', async (t) => {
  const database = await makeOwnDatabase();
  t.after(() => database.drop());
  const service = await startService({ DATABASE_URL: database.url, LOG_LEVEL: 'info', RATE_LIMITS: 'off' });
  const answers = await Promise.all(
    Array.from({ length: 400 }, () => fetch(`${service.baseUrl}/public/v1/venues`)),
  );
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as { traceId: string }),
  );
  await service.end('SIGTERM');
  const lines = linesOf(service);
  const logged = new Set(lines.filter(({ msg }) => msg === 'answered').map(({ traceId }) => traceId));
  assert.deepEqual(logged, new Set(bodies.map(({ traceId }) => traceId)));
  assert.equal(lines.at(-1)?.msg, 'stopped');
});
