import { type Static, Type } from 'typebox';
import { VENUE_TYPES } from '../../core/venue/venue.ts';
import { nullable, oneOf, uuid } from '../../http/schema.ts';
import type { VenueSummary } from '../../store/venue/venues.ts';

export const VenueSummaryResource = Type.Object(
  {
    id: uuid(),
    name: Type.String(),
    username: nullable(Type.String(), 'The username of the public page.'),
    type: oneOf(VENUE_TYPES),
    parentVenueId: nullable(uuid(), 'The headquarter of a branch; `null` for other venues.'),
    isPractice: Type.Boolean({
      description: 'Whether it is a practice venue: none of its bills and reservations are real.',
    }),
    isPlayable: Type.Boolean({
      description: 'Whether an evening can be played there: at practice venues and venues of the demo.',
    }),
  },
  { title: 'VenueSummary' },
);

/** The JSON of a venue in the list of venues that an account reaches. */
export function toVenueSummaryResource(venue: VenueSummary): Static<typeof VenueSummaryResource> {
  const { id, name, username, type, parentVenueId, isPractice, isPlayable } = venue;
  return { id, name, username, type, parentVenueId, isPractice, isPlayable };
}
