import { createBatchReader, type ReadMany } from '../../batch-reader.ts';
import type { Database, Db } from '../../database.ts';
import { createBatchReaderByNode } from '../../distribution/read-by-node.ts';
import { listVenueVersions } from '../venue-heads.ts';
import { createOwnChanges, observeChanges } from './own-changes.ts';

/** Gives the cache the current versions of venues. */
export interface VenueVersions {
  /** The current version of a venue from memory; `undefined` if it must be read from the database. */
  known(venueId: string): number | undefined;
  /** Reads current versions, for many requests in one round trip. */
  read: ReadMany<number>;
  /** Forgets all versions in memory, after one of them turned out to be wrong. */
  forget(): void;
}

/** Versions that are read from the database each time, because other servers may also change venues. */
export function versionsInDatabase(db: Db): VenueVersions {
  return {
    known: () => undefined,
    read: createBatchReaderByNode(db, (venueIds) => listVenueVersions(db, venueIds)),
    forget: () => {},
  };
}

/** A version in memory that differs from the database, although no change of the venue is running. */
export interface VersionDifference {
  venueId: string;
  remembered: number;
  /** `undefined` if the venue does not exist any more. */
  stored: number | undefined;
}

/** The versions in memory of a database that only this process changes. */
export interface OwnedVersions extends VenueVersions {
  /** The same database. Changes of venues must be made through it, so that the versions in memory are updated. */
  database: Database;
  /** Resolves when the running comparisons have ended. */
  compared(): Promise<void>;
}

interface Settings {
  /** The time between two look-ups that are compared with the database, in milliseconds; `Infinity`: none is compared. */
  compareEveryMs: number;
  onDifference: (difference: VersionDifference) => void;
}

/**
 * The most versions in memory, some 10 MB: more than one server uses between two restarts. The oldest is forgotten
 * first.
 */
const MOST_KNOWN = 100_000;

/**
 * Keeps the versions of venues in memory, for a database that only this process changes. When a change ends, the
 * version is forgotten before the caller gets its answer, whether the change was committed or not: after a lost
 * connection that is unknown. The next look-up reads it again. Samples are compared with the database; if one
 * differs, it is reported, and all versions are forgotten.
 */
export function versionsInMemory(
  database: Database,
  { compareEveryMs, onDifference }: Settings,
): OwnedVersions {
  const known = new Map<string, number>();
  /** The venues whose versions are being read, without those for which a change ended during the read. */
  const reading = new Set<string>();
  const changes = createOwnChanges((venueId) => {
    known.delete(venueId);
    reading.delete(venueId);
  }, forget);
  const comparisons = new Set<Promise<void>>();
  let comparesNext = compareEveryMs !== Number.POSITIVE_INFINITY;

  function forget(): void {
    known.clear();
    reading.clear();
  }

  const read = createBatchReader(async (venueIds) => {
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
    database: observeChanges(database, changes),
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
