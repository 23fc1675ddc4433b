import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSdk } from '../build-sdk.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TOOLS = join(ROOT, 'tools/sdk');
const PACKAGE = join(ROOT, 'sdk/dist');

/**
 * Checks the built SDK with third-party tools: two that look at the package as it is published, two web
 * frameworks that its adapters are compiled against and run in, and the runtimes that it promises to run on.
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
  runOnRuntimes();
  console.log('the package of the SDK holds');
}

/** Node, Bun, Deno without any permission, and the runtime of Cloudflare's workers. */
function runOnRuntimes(): void {
  const bin = join(TOOLS, 'node_modules/.bin');
  const bundle = join(ROOT, 'node_modules/.cache/sofra/worker.js');
  run(process.execPath, 'runtimes/run.js');
  run(join(bin, 'bun'), 'runtimes/run.js');
  run(join(bin, 'deno'), 'run', '--no-prompt', 'runtimes/run.js');
  run(join(bin, 'bun'), 'build', 'runtimes/worker.js', `--outfile=${bundle}`);
  run(process.execPath, 'runtimes/run-worker.js', bundle);
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
