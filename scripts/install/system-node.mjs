// Runs on any Node of the machine, before anything is installed: plain JavaScript that imports only Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The oldest Node that Sofra runs on. */
export const NEEDED_MAJOR = 26;

/** A system on musl, such as Alpine, has its loader here. */
const LOADERS = '/lib';

/**
 * Finds a Node of the system that is new enough and runs, for systems without glibc, where the one of the
 * packages fails. The running one comes first, then those of the path.
 * @param {string} failed  path of the one that does not run
 * @returns {string | null}
 */
export function findSystemNode(failed) {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const candidates = [process.execPath, ...folders.map((folder) => join(folder, 'node'))];
  return candidates.find((node) => node !== failed && existsSync(node) && isNewEnough(node)) ?? null;
}

/** @param {string} node */
function isNewEnough(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 && Number.parseInt(stdout.replace(/^v/, ''), 10) >= NEEDED_MAJOR;
}

/**
 * A sentence: why the installed Node does not run here, and what to do.
 * @param {unknown} error  of the attempt to run it
 * @param {string} [loaders]
 */
export function reasonNotRunning(error, loaders = LOADERS) {
  if (isMusl(loaders)) {
    return `The Node that comes with the packages needs glibc, which this system does not have; install Node ${NEEDED_MAJOR} or newer from the system (on Alpine: apk add nodejs-current) and set DATABASE_URL to a PostgreSQL 15 or newer, or use a distribution with glibc.`;
  }
  const words = error instanceof Error ? error.message : String(error);
  return `The installed Node does not run here (${words}). Delete the folder node_modules and try again, or install Node ${NEEDED_MAJOR} or newer.`;
}

/** @param {string} loaders */
function isMusl(loaders) {
  try {
    return readdirSync(loaders).some((name) => name.startsWith('ld-musl-'));
  } catch {
    return false;
  }
}
