import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { instantSchema, nullable, VenueParams } from '../../http/schema.ts';
import { setSubscription as set } from '../../operations/venue/administer-venue.ts';
import { operatorOperation } from '../operator-operation.ts';

const SubscriptionResource = Type.Object(
  {
    isActive: Type.Boolean(),
    endsAt: nullable(
      instantSchema(),
      'When an active subscription ends, in the future; `null` if it does not end.',
    ),
  },
  {
    title: 'Subscription',
    examples: [{ isActive: true, endsAt: '2027-03-01T00:00:00.000Z' }],
  },
);

/**
 * The refusal of an active subscription with an end in the past. It would stop the venue at once, and is usually a
 * slip in the year.
 */
function pastEndRefusal(attemptedValue: string | null): Refusal {
  const message = 'must be later than now; a subscription that is over is set to lapsed';
  return new Refusal('VALIDATION_ERROR', { problems: [{ field: 'endsAt', message, attemptedValue }] });
}

export const setSubscription = operatorOperation({
  operationId: 'setSubscription',
  method: 'PUT',
  path: '/venues/{venueId}/subscription',
  tag: 'Venues',
  summary: 'Set the subscription of a venue',
  description:
    'Sets whether the subscription is active and when it ends. A venue without an active subscription ' +
    'can be read, but takes no orders and no reservations.',
  params: VenueParams,
  body: SubscriptionResource,
  answers: { 200: { description: 'The subscription as it is now.', schema: SubscriptionResource } },
  run: async ({ db }, { params, body, author, now }) => {
    const endsAt = body.endsAt === null ? null : Date.parse(body.endsAt);
    if (body.isActive && endsAt !== null && endsAt <= now) throw pastEndRefusal(body.endsAt);
    await set(db, params.venueId, { isActive: body.isActive, endsAt }, { by: author, now });
    const endsAtText = endsAt === null ? null : new Date(endsAt).toISOString();
    return { status: 200, data: { isActive: body.isActive, endsAt: endsAtText } };
  },
});
