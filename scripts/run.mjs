#!/usr/bin/env node
// Runs on any Node of the machine, before anything is installed: plain JavaScript that imports only Node.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILDS, isBuilt } from './builds.mjs';
import { ensureInstalled, InstallFailure } from './install/install.mjs';
import { findSystemNode, reasonNotRunning } from './install/system-node.mjs';
import { withLittleMemory } from './service-environment.mjs';
import { dieOf, endGroup, killGroup, passSignalsOn } from './signals.mjs';
import { takenPort } from './taken-port.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Node's cache of compiled modules: with it a start takes a third less time and 20 MB less memory. */
const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(ROOT, 'node_modules', '.cache', 'sofra');

const BUILD = 'scripts/build.ts';

/** The script of each command, with arguments of its own. */
const SCRIPTS = new Map([
  ['start', 'server/src/main.ts'],
  ['dev', 'scripts/dev.ts'],
  ['storefront', 'examples/storefront/demo/main.ts'],
  ['build', BUILD],
  ['build:sdk', 'scripts/build-sdk.ts'],
  ['test', 'scripts/tests/test.ts'],
  ['test:slow', 'scripts/tests/test.ts --part=slow'],
  ['test:machine', 'scripts/tests/test-machine.ts'],
  ['test:citus', 'scripts/tests/test-citus.ts'],
  ['test:upgrade', 'scripts/tests/test-upgrade.ts'],
  ['format', 'scripts/format.ts'],
  ['check', 'scripts/checks/check.ts'],
  ['check:release', 'scripts/checks/check-release.ts'],
  ['check:openapi', 'scripts/checks/check-openapi.ts'],
  ['check:mcp', 'scripts/checks/check-mcp.ts'],
  ['check:sdk', 'scripts/checks/check-sdk.ts'],
  ['prepare:release', 'scripts/prepare-release.ts'],
  ['compare:openapi', 'scripts/checks/compare-openapi.ts'],
  ['bench', 'bench/run.ts'],
  ['hot-path', 'scripts/count-hot-path.ts'],
  ['generate', 'scripts/generate.ts'],
  ['pictures', 'scripts/pictures/app-pictures.ts'],
]);

/** Scripts that show the app and the documentation. */
const SHOWS_BUILDS = new Set(['start', 'storefront', 'pictures']);

/** Scripts that check the types of the app, or after which an editor has to find them. */
const KNOWS_TYPES = new Set(['dev', 'test', 'test:slow', 'check', 'check:openapi', 'generate']);

/** Scripts of which the service is a process. */
const RUNS_SERVICE = new Set(['start', 'dev', 'storefront']);

const signals = passSignalsOn();
try {
  await run(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  const signal = signals.received();
  if (signal !== null) dieOf(signal);
  if (!(error instanceof InstallFailure)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** @param {string} name @param {readonly string[]} args */
async function run(name, args) {
  const [script, ...own] = SCRIPTS.get(name)?.split(' ') ?? [];
  if (script === undefined) {
    console.error(`Usage: node scripts/run.mjs ${[...SCRIPTS.keys()].join('|')} [arguments]`);
    process.exit(1);
  }
  const taken = await takenPort(name, process.env);
  if (taken !== null) {
    console.error(taken);
    process.exit(1);
  }
  const node = await ensureInstalled(ROOT, signals);
  // A service whose app cannot be built still starts, with the app that is there or without one.
  const needed = buildsFor(name, args);
  const isStale = BUILDS.some((build) => needed.includes(build.name) && !isBuilt(ROOT, build));
  if (isStale) await runOnAnyNode(node, [join(ROOT, BUILD), '--if-stale', ...needed]);
  const killedBy = signals.received();
  if (killedBy !== null) dieOf(killedBy);
  const isService = RUNS_SERVICE.has(name);
  const env = isService ? withLittleMemory(process.env) : process.env;
  // A service puts in order what it has started. Other scripts run tools and test processes, which end with them.
  const { code, signal } = await runOnAnyNode(node, [join(ROOT, script), ...own, ...args], env, !isService);
  if (signal !== null) dieOf(signal);
  process.exit(code ?? 1);
}

/**
 * The builds that are made before a script when their sources have changed.
 * @param {string} name @param {readonly string[]} args
 * @returns {readonly string[]}
 */
function buildsFor(name, args) {
  if (SHOWS_BUILDS.has(name)) return ['app', 'docs'];
  // No test reads the types: a few that are chosen do not wait for them.
  const isChoice = name.startsWith('test') && args.length > 0;
  return KNOWS_TYPES.has(name) && !isChoice ? ['api'] : [];
}

/**
 * Runs on the installed Node or, where that does not run, on one of the system.
 * @param {string} installed @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] @param {boolean} [isGroup]
 */
async function runOnAnyNode(installed, args, env = process.env, isGroup = false) {
  try {
    return await runToTheEnd(installed, args, env, isGroup);
  } catch (error) {
    const node = findSystemNode(installed);
    if (node === null) throw new InstallFailure(reasonNotRunning(error));
    return runToTheEnd(node, args, env, isGroup);
  }
}

/**
 * @param {string} node @param {readonly string[]} args @param {NodeJS.ProcessEnv} env
 * @param {boolean} isGroup  whether a signal is for all that it has started, too
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>}  rejects when the Node does not
 *   run
 */
function runToTheEnd(node, args, env, isGroup) {
  const child = spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, NODE_COMPILE_CACHE },
    detached: isGroup,
  });
  signals.passTo(isGroup ? { kill: (signal) => killGroup(child.pid, signal) } : child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', async (code, signal) => {
      if (isGroup && code !== 0) await endGroup(child.pid);
      resolve({ code, signal });
    });
  });
}
