import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { killGroup } from '../signals.mjs';
import { takeFolderLock } from './folder-lock.mjs';
import { codeOf, reasonOf } from './install-failure.mjs';
import { NEEDED_MAJOR } from './system-node.mjs';

/** @typedef {import('../signals.mjs').PassedSignals} PassedSignals */
/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} PackageLock */

const HEARTBEAT_MS = 10_000;
const KEPT_OUTPUT = 200_000;

/** One sentence for people, without a stack: why something could not be installed. */
export class InstallFailure extends Error {}

/**
 * Makes sure that everything in package-lock.json is installed, and returns the path of the Node to run with.
 * @param {string} root
 * @param {PassedSignals} signals
 * @returns {Promise<string>}
 * @throws {InstallFailure} when it cannot be installed
 */
export async function ensureInstalled(root, signals) {
  if (!isInstalled(root)) {
    const release = await takeFolderLock(join(root, '.installing'), () => {
      say('Another start is installing what Sofra needs; waiting for it…');
    }).catch((error) => {
      throw failure(`${root} cannot be written to (${codeOf(error)})`);
    });
    try {
      // Another start may have installed it in the meantime.
      if (!isInstalled(root)) await install(root, signals);
    } finally {
      release();
    }
  }
  const node = runtimeOf(root);
  if (node !== null) return node;
  throw failure('npm did not run the install script of the package "node" (is ignore-scripts set?)');
}

/**
 * Whether node_modules matches package-lock.json: by the record of the last installation, or, where npm was
 * called by hand and there is none, by npm's own list of what it installed.
 * @param {string} root
 */
function isInstalled(root) {
  const lock = read(join(root, 'package-lock.json'));
  if (runtimeOf(root) === null || lock === null) return false;
  const record = read(recordIn(root));
  if (record !== null) return record.trim() === hashOf(lock);
  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null || !holdsAllOf(root, parse(installed), parse(lock))) return false;
  writeRecord(root);
  return true;
}

/**
 * Optional packages may be missing: most of them are for other platforms. The list of a folder that was copied may name more than is there.
 * @param {string} root @param {PackageLock} installed @param {PackageLock} wanted
 */
function holdsAllOf(root, installed, wanted) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const there = installed.packages[path];
    if (there === undefined) return path === '' || entry.optional === true;
    if (!entry.optional && !existsSync(join(root, path))) return false;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/**
 * The Node of the packages; else the running one, if it is new enough.
 * @param {string} root
 */
function runtimeOf(root) {
  const installed = join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(installed)) return installed;
  return Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR ? process.execPath : null;
}

/** @param {string} root @param {PassedSignals} signals */
async function install(root, signals) {
  say('Installing what Sofra needs (first start only, about half a minute)…');
  const startedAt = performance.now();
  const heartbeat = setInterval(() => {
    say(`… still installing, ${Math.round((performance.now() - startedAt) / 1000)} s so far`);
  }, HEARTBEAT_MS);
  try {
    forgetRecord(root);
    const { code, output } = await runNpm(root, signals);
    if (code !== 0) throw failure(reasonOf(output, root));
  } finally {
    clearInterval(heartbeat);
    signals.passTo(null);
  }
  writeRecord(root);
}

/**
 * The runtime is a development dependency, and npm waits minutes for an unreachable registry by default: so
 * both are set here, overriding npm's configuration. It gets its own process group, because it goes on after
 * a signal to end: it is killed together with its children, and the next start installs from the beginning.
 * @param {string} root @param {PassedSignals} signals
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(root, signals) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const include = ['--include=dev', '--include=optional'];
  const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = spawn('npm', ['ci', ...quiet, ...include, ...retries], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutPackages() },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  signals.passTo({ kill: () => killGroup(npm.pid, 'SIGKILL') });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  return new Promise((resolve, reject) => {
    npm.once('error', () => reject(failure('npm, which comes with Node.js, was not found')));
    npm.once('close', (code) => resolve({ code, output }));
  });
}

/** npm deletes the folder of its own Node when the packages' commands come first in the path. */
function pathWithoutPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

/**
 * A folder that belongs to another user gets no record, and is checked at each start.
 * @param {string} root
 */
function writeRecord(root) {
  try {
    writeFileSync(recordIn(root), `${hashOf(readFileSync(join(root, 'package-lock.json'), 'utf8'))}\n`);
  } catch {
    // Nothing depends on it.
  }
}

/**
 * An installation that is interrupted from here on does not count as installed.
 * @param {string} root
 */
function forgetRecord(root) {
  try {
    rmSync(recordIn(root), { force: true });
  } catch {
    // Where this is forbidden, npm fails as well, and says so.
  }
}

/** @param {string} root */
function recordIn(root) {
  return join(root, 'node_modules', '.sofra-installed');
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * @param {string} path
 * @returns {string | null} `null` when the file cannot be read
 */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @returns {PackageLock} an empty one when the text is not a lock file
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { packages: {} };
  }
}

/** @param {string} reason */
function failure(reason) {
  return new InstallFailure(`Sofra cannot be installed: ${reason}.`);
}

/** @param {string} line */
function say(line) {
  // Unlike a stream, it does not throw where the terminal is gone.
  console.error(line);
}
