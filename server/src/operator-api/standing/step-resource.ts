import { type Static, Type } from 'typebox';
import { oneOf, uuid } from '../../http/schema.ts';
import type { StepResult } from '../../operations/venue/standing/take-venue-step.ts';
import { VenueUseResource, venueStateSchema } from '../venues/venue-resource.ts';

export const StepResource = Type.Object(
  {
    venueId: uuid(),
    name: Type.String({ examples: ['Sofra Kadıköy'] }),
    isDryRun: Type.Boolean({ description: 'Whether the call was a dry run and changed nothing.' }),
    stateBefore: venueStateSchema,
    stateAfter: venueStateSchema,
    touched: VenueUseResource,
  },
  { title: 'VenueStep' },
);

/** The query parameter of a dry run, which only reports what would happen. */
export const dryRunParameter = {
  dryRun: Type.Optional(
    oneOf(['true', 'false'], '`true`: reports what the call would change, and changes nothing.'),
  ),
};

export function toStep(
  { id, name, stateBefore, stateAfter, ...touched }: StepResult,
  isDryRun: boolean,
): Static<typeof StepResource> {
  return { venueId: id, name, isDryRun, stateBefore, stateAfter, touched };
}
