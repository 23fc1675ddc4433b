import { type ReadMany, readTogether } from '../../batch-reader.ts';
import type { Db } from '../../database.ts';
import { listVenuePositions, listVenueVersions, type VenuePosition } from '../venue-heads.ts';

/** Reads the current versions of venues. */
export type ReadVersions = ReadMany<number>;

/** Reads versions for many requests in one round trip. @see {@link readTogether} */
export function createVersionReader(db: Db): ReadVersions {
  return readTogether((venueIds) => listVenueVersions(db, venueIds));
}

/** Reads the positions of venues for many requests in one round trip. */
export function createPositionReader(db: Db): ReadMany<VenuePosition> {
  return readTogether((venueIds) => listVenuePositions(db, venueIds));
}
