import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSdk } from '../build-sdk.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOOLS = join(ROOT, 'tools/sdk');
const PACKAGE = join(ROOT, 'sdk/dist');

/**
 * Checks the built SDK with third-party tools: two that look at the package as it is published, and two web
 * frameworks that its adapters are compiled against and run in.
 */
function main(): void {
  run('npm', 'ci', '--no-audit', '--no-fund');
  buildSdk(PACKAGE);
  tool('publint/src/cli.js', PACKAGE, '--strict');
  // Resolvers without "exports" find the client, and no other entry.
  tool('@arethetypeswrong/cli/dist/index.js', '--pack', PACKAGE, '--profile', 'node16');
  const installed = join(TOOLS, 'node_modules/@sofra/sdk');
  mkdirSync(dirname(installed), { recursive: true });
  rmSync(installed, { force: true, recursive: true });
  symlinkSync(PACKAGE, installed);
  tool('typescript/bin/tsc', '--project', '.');
  run(process.execPath, 'adapters.ts');
  console.log('the package of the SDK holds');
}

function tool(path: string, ...args: string[]): void {
  run(process.execPath, join(TOOLS, 'node_modules', path), ...args);
}

/** Runs a program in the folder of the tools. Ends with 1 when it fails. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: TOOLS, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

main();
