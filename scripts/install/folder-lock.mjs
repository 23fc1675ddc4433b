import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './install-failure.mjs';

const BEAT_MS = 1_000;
const ABANDONED_AFTER_MS = 10 * BEAT_MS;
const LOOK_MS = 250;

/**
 * Lets one process at a time do something, such as install into a folder; the others wait until it is done.
 * The lock is a folder, since making one succeeds for one process only. Its owner touches it every second. A
 * lock that a killed process left behind is taken over when no one has touched it for some time, measured by
 * the waiting process alone.
 * @param {string} lock  the path of the lock
 * @param {() => void} onWait  called when it must wait
 * @param {number} abandonedAfterMs  how long to watch a lock before it counts as left behind
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeFolderLock(lock, onWait, abandonedAfterMs = ABANDONED_AFTER_MS) {
  if (!take(lock)) {
    onWait();
    await takeWhenFree(lock, abandonedAfterMs);
  }
  const mine = numberOf(lock);
  const beat = setInterval(() => {
    if (numberOf(lock) === mine) touch(lock);
  }, BEAT_MS);
  return () => {
    clearInterval(beat);
    if (numberOf(lock) === mine) rmSync(lock, { recursive: true, force: true });
  };
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock @param {number} abandonedAfterMs */
async function takeWhenFree(lock, abandonedAfterMs) {
  let lastSign = null;
  let watchedSince = performance.now();
  while (!take(lock)) {
    const sign = signOfLife(lock);
    if (sign !== lastSign) {
      lastSign = sign;
      watchedSince = performance.now();
    } else if (performance.now() - watchedSince > abandonedAfterMs) {
      remove(lock);
    }
    await sleep(LOOK_MS);
  }
}

/**
 * The identity of the lock and the time of its last touch; `null` when it is gone.
 * @param {string} lock
 */
function signOfLife(lock) {
  const entry = statSync(lock, { throwIfNoEntry: false });
  return entry === undefined ? null : `${entry.ino} ${entry.mtimeMs}`;
}

/**
 * Renames the folder first: of two processes that found it abandoned, only one succeeds.
 * @param {string} lock
 */
function remove(lock) {
  const aside = `${lock}-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} lock */
function touch(lock) {
  try {
    const now = new Date();
    utimesSync(lock, now, now);
  } catch {
    // Another process has just taken it over, because this one was suspended.
  }
}

/**
 * Distinguishes a lock from a later one at the same path; `null` when there is none.
 * @param {string} lock
 */
function numberOf(lock) {
  return statSync(lock, { throwIfNoEntry: false })?.ino ?? null;
}
