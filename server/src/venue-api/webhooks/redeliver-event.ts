import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { redeliverEvent as redeliver } from '../../operations/webhooks/redeliver-events.ts';
import { venueOperation } from '../venue-operation.ts';
import { DeliveryResource, toDeliveryResource } from './delivery-resource.ts';

export const redeliverEvent = venueOperation({
  operationId: 'redeliverEvent',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/deliveries/{eventId}/redeliver',
  tag: 'Webhooks',
  summary: 'Send an event again',
  description:
    'Sends the event again within moments, with the same id and the current state of the order or ' +
    'reservation, even if it was already delivered. `isRedeliveryDue` is `true` until then. Tests are ' +
    'not sent again.',
  access: KEY_ACCESS.change,
  answers: { 200: { description: 'The delivery that will be sent again.', schema: DeliveryResource } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'DELIVERY_NOT_FOUND', 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async ({ db }, { params }) => ({
    status: 200,
    data: toDeliveryResource(await redeliver(db, params, params.eventId)),
  }),
});
