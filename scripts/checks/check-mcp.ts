import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Installs the scenarios of the Model Context Protocol, and runs those that need nothing made for a test. */
function main(): void {
  run(join(ROOT, 'tools/mcp'), 'npm', 'ci', '--no-audit', '--no-fund');
  run(ROOT, 'npm', 'test', '--', 'server/src/command/mcp/serve-http-conformance.test.ts');
}

/** Runs a program in a folder. Ends with 1 when it fails. */
function run(cwd: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

main();
