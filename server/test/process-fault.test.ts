import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOwnDatabase } from './own-database.ts';
import { startService } from './service-process.ts';

/** Rejects a promise of the process that is not awaited. */
const FAULT = "process.on('SIGUSR2', () => void Promise.reject(new Error('a bug')))";

test('after an uncaught error the process logs it, shuts down cleanly and exits with 1', async (t) => {
  const database = await makeOwnDatabase();
  t.after(() => database.drop());
  const service = await startService({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULT)}`,
  });
  assert.deepEqual(await service.end('SIGUSR2'), { code: 1, signal: null });
  const lines = service
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  const logged = lines.map(
    (line) => JSON.parse(line) as { level: number; msg: string; fault?: { message: string } },
  );
  const fatal = logged.filter(({ level }) => level === 60);
  assert.deepEqual(
    fatal.map((line) => line.fault?.message),
    ['a bug'],
  );
  assert.equal(logged.at(-1)?.msg, 'stopped');
  assert.doesNotMatch(service.output(), /^\s+at /m);
});
