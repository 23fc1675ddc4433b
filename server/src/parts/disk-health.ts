import { statfs } from 'node:fs/promises';
import type { Clock } from './parts.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** PostgreSQL needs this much for the next segment of its WAL, without which it cannot write. */
const FULL_BYTES = 16 * MB;
const LITTLE_BYTES = 2 * GB;
/** The wanted free space is a tenth of the disk, but at most this much. */
const MOST_WANTED_BYTES = 20 * GB;

/** How full a disk is: `Little` means little free space. */
export const DISK_STATES = ['Good', 'Little', 'Full'] as const;
export type DiskState = (typeof DISK_STATES)[number];

/** The state of the disk of the database. */
export interface DiskUse {
  state: DiskState;
  /** `null` if the disk is on another machine. */
  freeBytes: number | null;
}

/** Watches the disk of the database. */
export interface DiskHealth {
  read(): Promise<DiskUse>;
  /** Records that the database refused a write because its disk is full. */
  noteFull(): void;
}

/** The state of a disk with that many free bytes. */
export function diskStateOf(freeBytes: number, totalBytes: number): DiskState {
  if (freeBytes < FULL_BYTES) return 'Full';
  const wanted = Math.max(LITTLE_BYTES, Math.min(totalBytes / 10, MOST_WANTED_BYTES));
  return freeBytes < wanted ? 'Little' : 'Good';
}

/** How long after a refused write the disk counts as full: there may be no other call that shows it. */
const REFUSED_FOR_MS = 30_000;

/**
 * Watches the disk of the database.
 * @param folder  the folder of the database; `null` if it is on another machine, where only refused writes show a full
 *   disk
 */
export function createDiskHealth(folder: string | null, clock: Clock): DiskHealth {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return {
    noteFull: () => {
      refusedAt = clock.now();
    },
    read: async () => {
      const use = folder === null ? null : await statfs(folder).catch(() => null);
      const freeBytes = use === null ? null : use.bavail * use.bsize;
      const state = use === null ? 'Good' : diskStateOf(use.bavail * use.bsize, use.blocks * use.bsize);
      // Free space that the system reports is more reliable than an earlier refusal.
      const isRefused = (use === null || state !== 'Good') && clock.now() - refusedAt < REFUSED_FOR_MS;
      return { state: isRefused ? 'Full' : state, freeBytes };
    },
  };
}
