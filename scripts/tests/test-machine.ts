import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { dieOf, passSignalsOn } from '../signals.mjs';

/** Tests of other folders that need such programs, too; `npm test` and `npm run test:slow` have them as well. */
const IN_OTHER_FOLDERS = ['server/src/postgres/upgrade', 'server/test/webhooks/webhook-samples.test.ts'];

/**
 * Runs the tests that need programs of Debian (proxies, container tools, systemd, Prometheus, PHP), an older PostgreSQL, or the registry of npm. Arguments are those of `npm test`. A
 * test whose program is missing is skipped with that reason; with MACHINE_PROGRAMS=required it fails.
 */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const files = given.some((word) => !word.startsWith('-')) ? [] : ['deploy', ...IN_OTHER_FOLDERS];
  const signals = passSignalsOn({ untilChild: 'hold' });
  const test = fileURLToPath(new URL('./test.ts', import.meta.url));
  const runner = spawn(process.execPath, [test, ...given, ...files], {
    // Images and containers are too large for memory.
    env: { ...process.env, TMPDIR: tmpdir() },
    stdio: 'inherit',
  });
  signals.passTo(runner);
  const [code, signal] = (await once(runner, 'exit')) as [number | null, NodeJS.Signals | null];
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

await main();
