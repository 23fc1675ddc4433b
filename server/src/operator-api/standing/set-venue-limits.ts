import { Type } from 'typebox';
import { HIGHEST_LIMITS, limitsOf, type VenueLimits } from '../../core/venue/venue-limits.ts';
import { countSchema, nullable, VenueParams } from '../../http/schema.ts';
import { setLimits as set } from '../../operations/venue/standing/set-limits.ts';
import { operatorOperation } from '../operator-operation.ts';

const DESCRIPTIONS: Record<keyof VenueLimits, string> = {
  workingKeys: 'The maximum number of working API keys.',
  photos: 'The maximum number of photos.',
  readsPerMinute: 'The maximum number of reading calls in a minute, for each API key.',
  writesPerMinute: 'The maximum number of writing calls in a minute, for each API key.',
};

const limitSchema = (name: keyof VenueLimits) =>
  nullable(
    Type.Integer({ minimum: 1, maximum: HIGHEST_LIMITS[name] }),
    `${DESCRIPTIONS[name]} \`null\`: as many as other venues.`,
  );

const OwnLimitsBody = Type.Object(
  {
    workingKeys: limitSchema('workingKeys'),
    photos: limitSchema('photos'),
    readsPerMinute: limitSchema('readsPerMinute'),
    writesPerMinute: limitSchema('writesPerMinute'),
  },
  {
    title: 'OwnLimits',
    examples: [{ workingKeys: 3, photos: null, readsPerMinute: 600, writesPerMinute: null }],
  },
);

/** The limits of a venue. */
export const LimitsResource = Type.Object(
  {
    workingKeys: countSchema(DESCRIPTIONS.workingKeys),
    photos: countSchema(DESCRIPTIONS.photos),
    readsPerMinute: countSchema(DESCRIPTIONS.readsPerMinute),
    writesPerMinute: countSchema(DESCRIPTIONS.writesPerMinute),
  },
  {
    title: 'VenueLimits',
    description: 'The limits of the venue.',
    examples: [{ workingKeys: 3, photos: 2_000, readsPerMinute: 600, writesPerMinute: 30 }],
  },
);

export const setVenueLimits = operatorOperation({
  operationId: 'setVenueLimits',
  method: 'PUT',
  path: '/venues/{venueId}/limits',
  tag: 'Venues',
  summary: 'Set the limits of a venue',
  description:
    'The limits apply from the next request on. Keys and photos above a lower limit stay. The numbers ' +
    'of calls are for each API key of this venue, counted on each server.',
  params: VenueParams,
  body: OwnLimitsBody,
  answers: { 200: { description: 'The limits that apply now.', schema: LimitsResource } },
  run: async ({ db }, { params, body, author, now }) => {
    await set(db, params.venueId, body, { by: author, now });
    return { status: 200, data: limitsOf(body) };
  },
});
