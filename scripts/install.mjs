import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { reasonOf } from './install-failure.mjs';
import { holdInstallLock } from './install-lock.mjs';

const NEEDED_MAJOR = 26;
const HEARTBEAT_MS = 10_000;
const KEPT_OUTPUT = 200_000;

/** Says in one sentence why something could not be installed; for people, without a stack. */
export class InstallFailure extends Error {}

/**
 * Makes sure that everything in package-lock.json is installed and answers the path of the Node to run with.
 * @throws InstallFailure when it cannot be installed
 */
export async function ensureInstalled(root, signals) {
  if (!isInstalled(root)) {
    const release = await holdInstallLock(root, say).catch((error) => {
      throw new InstallFailure(`Sofra cannot be installed: ${root} cannot be written to (${error.code}).`);
    });
    try {
      // Another start may have installed it meanwhile.
      if (!isInstalled(root)) await install(root, signals);
    } finally {
      release();
    }
  }
  return runtimeOf(root);
}

/**
 * Whether node_modules is what package-lock.json asks for: by the record of the last installation, or, where npm was
 * called by hand and there is none, by what npm says that it put there.
 */
function isInstalled(root) {
  if (runtimeOf(root) === null) return false;
  const record = read(recordIn(root));
  if (record !== null) return record.trim() === hashOfLock(root);
  const isSame = agree(JSON.parse(read(join(root, 'package-lock.json'))), readInstalled(root));
  if (isSame) writeRecord(root);
  return isSame;
}

/** Optional packages may be missing: most of them are for other platforms. */
function agree(wanted, installed) {
  if (installed === null) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    const there = installed.packages[path];
    if (there === undefined) return path === '' || entry.optional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

function readInstalled(root) {
  try {
    return JSON.parse(read(join(root, 'node_modules', '.package-lock.json')));
  } catch {
    return null;
  }
}

/** The Node that came with the packages; else the running one, if it is new enough. */
function runtimeOf(root) {
  const installed = join(root, 'node_modules', 'node', 'bin', 'node');
  if (existsSync(installed)) return installed;
  return Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR ? process.execPath : null;
}

async function install(root, signals) {
  say('Installing what Sofra needs (first start only, about half a minute)…');
  const startedAt = Date.now();
  const heartbeat = setInterval(() => {
    say(`… still installing, ${Math.round((Date.now() - startedAt) / 1000)} s so far`);
  }, HEARTBEAT_MS);
  try {
    const { code, output } = await runNpm(root, signals);
    if (code !== 0) throw new InstallFailure(`Sofra cannot be installed: ${reasonOf(output, root)}.`);
  } finally {
    clearInterval(heartbeat);
    signals.passTo(null);
  }
  if (runtimeOf(root) === null) {
    const cause = 'npm did not run the install script of the package "node" (is ignore-scripts set?)';
    throw new InstallFailure(`Sofra cannot be installed: ${cause}.`);
  }
  writeRecord(root);
}

/** The runtime is a development dependency and npm a patient caller: both are set here, whatever npm is set to. */
function runNpm(root, signals) {
  const flags = ['--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const include = ['--include=dev', '--include=optional'];
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = spawn('npm', ['ci', ...flags, ...include, ...patience], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutPackages() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signals.passTo(npm);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-KEPT_OUTPUT);
    });
  }
  return new Promise((resolve, reject) => {
    npm.once('error', () => {
      reject(new InstallFailure('Sofra cannot be installed: npm, which comes with Node.js, was not found.'));
    });
    npm.once('close', (code) => resolve({ code, output }));
  });
}

/** npm removes the folder that its own Node would come from, where a package's command stands first in the path. */
function pathWithoutPackages() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}

function recordIn(root) {
  return join(root, 'node_modules', '.sofra-installed');
}

/** A folder that belongs to someone else stays without a record, and is looked through at each start. */
function writeRecord(root) {
  try {
    writeFileSync(recordIn(root), `${hashOfLock(root)}\n`);
  } catch {
    // Nothing depends on it.
  }
}

function hashOfLock(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
