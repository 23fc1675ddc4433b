import type { Db } from './database.ts';
import { listVenueVersions } from './venue-heads.ts';

/** Answers the versions that venues have now. */
export type ReadVersions = (venueIds: readonly string[]) => Promise<Map<string, number>>;

interface Batch {
  venueIds: Set<string>;
  versions: Promise<Map<string, number>>;
}

/**
 * Reads versions for many requests in one round trip. A request joins the batch that has not been sent yet, so what it
 * is told was read after it asked; one batch is under way at a time, so that the database sees as few reads as it can
 * answer, however many requests there are.
 */
export function createVersionReader(db: Db): ReadVersions {
  let underway: Promise<unknown> = Promise.resolve();
  let gathering: Batch | null = null;

  function openBatch(): Batch {
    const venueIds = new Set<string>();
    const send = () => {
      gathering = null;
      return listVenueVersions(db, [...venueIds]);
    };
    const versions = underway.then(send, send);
    underway = versions;
    return { venueIds, versions };
  }

  return (venueIds) => {
    gathering ??= openBatch();
    for (const venueId of venueIds) gathering.venueIds.add(venueId);
    return gathering.versions;
  };
}
