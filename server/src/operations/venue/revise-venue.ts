import { Refusal } from '../../core/refusals.ts';
import type { VenuePart } from '../../core/venue/venue-change.ts';
import { type Database, isUniqueViolation } from '../../store/database.ts';
import { changeOfPart, logChanges } from '../../store/venue/venue-changes.ts';
import { findVenueContent, type VenueContent } from '../../store/venue/venue-content.ts';
import { saveVenueContent } from '../../store/venue/venue-content-writer.ts';
import { requireOwnPhotos } from '../menu/require-own-photos.ts';
import { changeVenue } from './change-venue.ts';

/** A venue as it is to be, and what the caller wants to know of it. */
export interface Revision<T> {
  content: VenueContent;
  result: T;
}

/**
 * Revises what a venue has set up: reads all of it under the venue's lock, decides, and writes what differs. Two who revise
 * at once do so one after the other, each on what the other left; orders in between are placed before or after it.
 * @param revise  decides by the rules of what is revised; whatever it throws changes nothing
 * @throws Refusal VENUE_NOT_FOUND; USERNAME_TAKEN when another venue has the username; CONTENT_INVALID when a picture is to be
 *   a photo that the venue has not; and what `revise` throws
 */
export async function reviseVenue<T>(
  db: Database,
  venueId: string,
  part: VenuePart,
  now: number,
  revise: (content: VenueContent) => Revision<T>,
): Promise<T> {
  try {
    return await changeVenue(db, venueId, part, now, async (tx) => {
      const before = await findVenueContent(tx, venueId);
      if (before === null) throw new Refusal('VENUE_NOT_FOUND');
      const { content, result } = revise(before);
      await requireOwnPhotos(tx, before, content);
      const parts = await saveVenueContent(tx, before, content);
      // What a change takes along: a removed category leaves campaigns and printers, another language the menu.
      const others = parts.filter((other) => other !== part);
      await logChanges(
        tx,
        venueId,
        others.map((other) => changeOfPart(venueId, other)),
        now,
      );
      return result;
    });
  } catch (error) {
    if (isUniqueViolation(error) && part === 'Settings') {
      const problem = {
        field: 'username',
        message: 'is the username of another venue',
        attemptedValue: null,
      };
      throw new Refusal('USERNAME_TAKEN', { problems: [problem] });
    }
    throw error;
  }
}
