#!/usr/bin/env node
// Hands over to the Node that Sofra runs on, whichever Node started this file.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSystemNode, NEEDED_MAJOR, reasonNotRunning } from '../../scripts/install/system-node.mjs';
import { startsService, withLittleMemory } from '../../scripts/service-environment.mjs';

const main = fileURLToPath(new URL('../src/command/main.ts', import.meta.url));

/** Where Node keeps what it made of the TypeScript, as for `npm start`. */
const cache = fileURLToPath(new URL('../../node_modules/.cache/sofra', import.meta.url));
const given = { NODE_COMPILE_CACHE: cache, ...process.env };
const env = startsService(process.argv.slice(2)) ? withLittleMemory(given) : given;

function ownNode() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  try {
    return join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  } catch {
    console.error(`Sofra needs Node ${NEEDED_MAJOR} or newer; run "npm ci" in its folder, which brings it.`);
    process.exit(1);
  }
}

/** @type {import('node:child_process').ChildProcess} */
let command;

/** @param {string} node @param {(error: Error) => void} whenNotRunning */
function run(node, whenNotRunning) {
  command = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit', env });
  command.once('error', whenNotRunning);
  command.once('exit', (code, signal) => {
    if (signal !== null) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    }
    process.exitCode = code ?? 1;
  });
}

/** @param {Error} error */
function giveUp(error) {
  console.error(reasonNotRunning(error));
  process.exitCode = 1;
}

const SHELL_CHECK_MS = 500;

/**
 * npx runs this file in a shell. It gives SIGTERM to that shell, which ends without passing it on; SIGHUP ends npx itself and
 * nothing else. SIGINT, which a terminal gives to all of them, cannot be seen from here: the shell keeps it until this process ends.
 */
function endWithNpx() {
  const shell = process.ppid;
  const npx = parentOf(shell);
  const check = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npx) return;
    clearInterval(check);
    command.kill('SIGTERM');
  }, SHELL_CHECK_MS).unref();
}

/** @param {number} id  of a process; `undefined` where the system has no such file */
function parentOf(id) {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
if (process.env.npm_lifecycle_event === 'npx') endWithNpx();
const own = ownNode();
run(own, (error) => {
  const node = findSystemNode(own);
  if (node === null) giveUp(error);
  else run(node, giveUp);
});
