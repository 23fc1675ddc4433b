import { redeliverEvent as redeliver } from '../../operations/webhooks/redeliver-events.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeliveryParams } from './delivery-params.ts';
import { DeliveryResource, toDeliveryResource } from './delivery-resource.ts';

export const redeliverEvent = venueOperation({
  operationId: 'redeliverEvent',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/deliveries/{eventId}/redeliver',
  tag: 'Webhooks',
  summary: 'Send an event again',
  description:
    'Within moments and once, under the same id, with the order or the reservation as it stands by then; also one that was ' +
    'delivered. `isRedeliveryDue` until it was done. A test is not sent again.',
  access: 'Owner',
  params: DeliveryParams,
  answers: { 200: { description: 'The delivery, to be sent again.', schema: DeliveryResource } },
  refusals: [
    'VALIDATION_ERROR',
    'VENUE_NOT_FOUND',
    'PUBLIC_API_KEY_NOT_FOUND',
    'DELIVERY_NOT_FOUND',
    'PUBLIC_API_WEBHOOK_NOT_CONFIGURED',
  ],
  run: async ({ db }, { params }) => ({
    status: 200,
    data: toDeliveryResource(await redeliver(db, params, params.eventId)),
  }),
});
