import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { Refusal } from '../../core/refusals.ts';
import { requireVenueKey } from '../../operations/access/keys/revoke-venue-key.ts';
import { findDelivery, listAttempts } from '../../store/webhooks/webhook-deliveries.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeliveryWithHistory, toAttemptResource, toDeliveryResource } from './delivery-resource.ts';

export const getDelivery = venueOperation({
  operationId: 'getDelivery',
  method: 'GET',
  path: '/venues/{venueId}/keys/{keyId}/deliveries/{eventId}',
  tag: 'Webhooks',
  summary: 'Read a delivery with its attempts',
  description: 'Returns each attempt with its time and answer. The service does not store the sent body.',
  access: KEY_ACCESS.read,
  answers: { 200: { description: 'The delivery and its attempts.', schema: DeliveryWithHistory } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'DELIVERY_NOT_FOUND'],
  run: async ({ db }, { params }) => {
    await requireVenueKey(db, params.venueId, params.keyId);
    const delivery = await findDelivery(db, params, params.eventId);
    if (delivery === null) throw new Refusal('DELIVERY_NOT_FOUND');
    const attempts = await listAttempts(db, params, params.eventId);
    // Leaves out attempts that were added after the delivery was read.
    const history = attempts.slice(0, delivery.attempts).map(toAttemptResource);
    return { status: 200, data: { ...toDeliveryResource(delivery), history } };
  },
});
