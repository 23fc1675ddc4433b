import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes the names in a folder to the disk: without it a rename can be lost in a power failure. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
