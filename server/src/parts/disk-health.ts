import { statfs } from 'node:fs/promises';
import type { Clock } from './parts.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** PostgreSQL needs as much for the next piece of its log, without which it writes nothing. */
const FULL_BYTES = 16 * MB;
const LITTLE_BYTES = 2 * GB;
/** A tenth of the disk, where that is not more than this. */
const MOST_WANTED_BYTES = 20 * GB;

/** How much room a disk has. */
export const DISK_STATES = ['Good', 'Little', 'Full'] as const;
export type DiskState = (typeof DISK_STATES)[number];

/** The disk of the database. */
export interface DiskUse {
  state: DiskState;
  /** `null` for that of another machine. */
  freeBytes: number | null;
}

/** Watches the disk of the database. */
export interface DiskHealth {
  read(): Promise<DiskUse>;
  /** The database said that its disk is full. */
  noteFull(): void;
}

/** Of so many free bytes of a disk. */
export function diskStateOf(freeBytes: number, totalBytes: number): DiskState {
  if (freeBytes < FULL_BYTES) return 'Full';
  const wanted = Math.max(LITTLE_BYTES, Math.min(totalBytes / 10, MOST_WANTED_BYTES));
  return freeBytes < wanted ? 'Little' : 'Good';
}

/** For how long a refusal of the database counts: calls may stay away until someone makes room. */
const REFUSED_FOR_MS = 30_000;

/**
 * @param folder  of the database; `null` when it is on another machine, whose disk shows only by what the database refuses
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
      // A disk that is seen to have room again has it.
      const isRefused = (use === null || state !== 'Good') && clock.now() - refusedAt < REFUSED_FOR_MS;
      return { state: isRefused ? 'Full' : state, freeBytes };
    },
  };
}
