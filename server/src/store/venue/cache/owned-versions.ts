import { type ReadMany, readTogether } from '../../batch-reader.ts';
import type { Database, Db } from '../../database.ts';
import { readTogetherByNode } from '../../distribution/read-by-node.ts';
import { listVenueVersions } from '../venue-heads.ts';
import { observed, trackChanges } from './own-changes.ts';

/** Where the cache learns the current versions of venues. */
export interface VenueVersions {
  /** The current version of a venue; `undefined` when only the database can tell. */
  known(venueId: string): number | undefined;
  /** Reads current versions, for many requests in one round trip. */
  read: ReadMany<number>;
  /** Forgets all versions, after a sign that one of them was wrong. */
  forget(): void;
}

/** Versions that are read from the database each time: other servers may change venues, too. */
export function versionsInDatabase(db: Db): VenueVersions {
  return {
    known: () => undefined,
    read: readTogetherByNode(db, (venueIds) => listVenueVersions(db, venueIds)),
    forget: () => {},
  };
}

/** A version in memory that is not the one in the database, although nothing changes the venue. */
export interface VersionDifference {
  venueId: string;
  remembered: number;
  /** `undefined` when the venue does not exist any more. */
  stored: number | undefined;
}

export interface OwnedVersions extends VenueVersions {
  /** The same database. Every change of a venue that is made through it updates the versions in memory. */
  database: Database;
  /** Resolves when the comparisons under way have ended. */
  compared(): Promise<void>;
}

interface Settings {
  /** How long after a look-up that is compared with the database none is, in milliseconds; `Infinity`: none ever is. */
  compareEveryMs: number;
  onDifference: (difference: VersionDifference) => void;
}

/** More venues than are called between two restarts; some 10 MB. The oldest is forgotten first. */
const MOST_KNOWN = 100_000;

/**
 * Keeps the versions of venues in memory, for the one process that makes every change of its database. A
 * version is forgotten when its change ends, before the change is answered, whether it was committed or not:
 * after a lost connection it is not known. The next look-up reads it again.
 * A sample is compared with the database; a difference is reported, and everything is forgotten.
 */
export function versionsInMemory(
  database: Database,
  { compareEveryMs, onDifference }: Settings,
): OwnedVersions {
  const known = new Map<string, number>();
  /** The venues whose versions are being read and that no change ended in the meantime. */
  const reading = new Set<string>();
  const changes = trackChanges((venueId) => {
    known.delete(venueId);
    reading.delete(venueId);
  }, forget);
  const comparisons = new Set<Promise<void>>();
  let comparesNext = compareEveryMs !== Number.POSITIVE_INFINITY;

  function forget(): void {
    known.clear();
    reading.clear();
  }

  const read = readTogether(async (venueIds) => {
    for (const venueId of venueIds) reading.add(venueId);
    try {
      const found = await listVenueVersions(database, venueIds);
      for (const [venueId, version] of found) if (reading.has(venueId)) known.set(venueId, version);
      for (const venueId of known.keys()) {
        if (known.size <= MOST_KNOWN) break;
        known.delete(venueId);
      }
      return found;
    } finally {
      for (const venueId of venueIds) reading.delete(venueId);
    }
  });

  async function compare(venueId: string, remembered: number): Promise<void> {
    const changesBefore = changes.ended();
    const versions = await listVenueVersions(database, [venueId]).catch(() => null);
    const stored = versions?.get(venueId);
    if (versions === null || stored === remembered) return;
    if (changes.ended() !== changesBefore || changes.areUnderWay(venueId)) return;
    forget();
    onDifference({ venueId, remembered, stored });
  }

  function startComparing(venueId: string, version: number): void {
    const comparison = compare(venueId, version).finally(() => comparisons.delete(comparison));
    comparisons.add(comparison);
    if (compareEveryMs === 0) return;
    comparesNext = false;
    setTimeout(() => {
      comparesNext = true;
    }, compareEveryMs).unref();
  }

  return {
    database: observed(database, changes),
    known: (venueId) => {
      const version = known.get(venueId);
      if (version !== undefined && comparesNext) startComparing(venueId, version);
      return version;
    },
    read,
    forget,
    compared: async () => {
      await Promise.all(comparisons);
    },
  };
}
