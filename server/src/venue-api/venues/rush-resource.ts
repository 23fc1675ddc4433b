import { type Static, Type } from 'typebox';
import type { Rush } from '../../core/venue/venue.ts';
import { instant } from '../../http/answer/envelope.ts';
import { instantSchema, nullable } from '../../http/schema.ts';

export const RushResource = Type.Object(
  {
    until: nullable(
      instantSchema(),
      'Until when the public API takes no orders; `null` if there is no rush.',
    ),
    reason: nullable(Type.String(), 'The reason for guests.'),
  },
  { title: 'Rush' },
);

/** The JSON of the rush of a venue, or of its absence. */
export function toRushResource(rush: Rush | null): Static<typeof RushResource> {
  return rush === null ? { until: null, reason: null } : { until: instant(rush.until), reason: rush.reason };
}
