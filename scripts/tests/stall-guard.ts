import type { TestEvent } from 'node:test/reporters';

/** No test takes as long, on the slowest machine either. */
const STALLED_AFTER_MS = Number(process.env['TEST_STALLED_AFTER_MS'] ?? 600_000);

/**
 * A reporter of Node's test runner that ends the run when no test has ended for ten minutes, and names the files
 * at work. It prints nothing else.
 */
export default async function* stallGuard(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const atWork = new Set<string>();
  const timer = setTimeout(() => {
    console.error(`No test has ended for ${STALLED_AFTER_MS / 60_000} minutes. At work:`);
    for (const file of atWork) console.error(`  ${file}`);
    process.kill(process.pid, 'SIGTERM');
  }, STALLED_AFTER_MS).unref();
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && isFile(data.name)) atWork.add(data.name);
    if (type !== 'test:complete') continue;
    atWork.delete(data.name);
    timer.refresh();
  }
  clearTimeout(timer);
  yield '';
}

/** `run-files.ts` makes a suite of each file, named by its path. */
function isFile(suite: string): boolean {
  return suite.endsWith('.test.ts');
}
