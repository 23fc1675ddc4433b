import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupError } from '../../core/setup-error.ts';

/** A lock that keeps other processes from using a folder, until it is released or this process ends. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Keeps the handles of lock files alive: garbage collection would close them and release the locks. */
const heldHandles = new Set<DatabaseSync>();

/**
 * Creates the data folder if it does not exist, and returns its real path.
 * @throws SetupError if it cannot be created or written to
 */
export function openDataFolder(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    const made = mkdirSync(path, { recursive: true, mode: 0o700 });
    // For root, PostgreSQL runs under another account, which must pass through this folder; secret files inside have
    // their own mode.
    if (made !== undefined && process.geteuid?.() === 0) chmodSync(path, 0o711);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new SetupError(
      `The data folder ${path} cannot be made or written to (${codeOf(error)}); give this user write access to it, or set DATA_DIR to a folder that can be written.`,
      { cause: error },
    );
  }
}

/**
 * Takes an exclusive lock on a lock file. The kernel releases it when the process ends for any reason.
 *
 * Nothing else in this process may open the file: closing any handle to it releases a POSIX lock.
 * @param folder  the folder that the lock protects, for the error message
 * @throws SetupError if another process or this one already has the lock, or the file cannot be used
 */
export function lockFolder(lockFile: string, folder: string): FolderLock {
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(lockFile);
    // Checked because SQLite silently takes only a shared lock on a read-only file.
    accessSync(lockFile, constants.W_OK);
    // Nothing is ever written, so no journal file is needed.
    handle.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    chmodSync(lockFile, 0o600);
  } catch (error) {
    handle?.close();
    throw toLockError(error, lockFile, folder);
  }
  const database = handle;
  heldHandles.add(database);
  return {
    release() {
      if (heldHandles.delete(database)) database.close();
    },
  };
}

function toLockError(error: unknown, lockFile: string, folder: string): SetupError {
  const number = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  const sentence =
    (number & 0xff) === SQLITE_BUSY
      ? `Another running service already uses ${folder}. Stop it first, or set DATA_DIR to another folder.`
      : `The lock file ${lockFile} cannot be used (${codeOf(error)}); it must belong to this user and be on a disk that supports file locks.`;
  return new SetupError(sentence, { cause: error });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('errstr' in error) return String(error.errstr);
  return 'code' in error ? String(error.code) : error.message;
}
