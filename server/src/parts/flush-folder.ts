import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes the names in a folder to the disk: otherwise a power failure can lose a rename. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
