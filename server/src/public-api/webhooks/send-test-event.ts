import { toWebhookTestResource, WebhookTestResource } from '../../http/webhook-test.ts';
import { sendTestEvent as send } from '../../operations/webhooks/send-test-event.ts';
import { publicOperation } from '../public-operation.ts';

export const sendTestEvent = publicOperation({
  operationId: 'sendTestEvent',
  method: 'POST',
  path: '/webhooks/test',
  tag: 'Webhooks',
  summary: 'Send a test event to the webhook of this key',
  description:
    'Sends one `webhook.test` to the address of the calling key, signed like any event, and waits up to 10 seconds for the ' +
    'answer. It is answered 200 whether the endpoint takes it or not, and is not sent again. What waited for an endpoint ' +
    'that did not answer is sent once a test is delivered.',
  permission: 'PlaceOrdersOrTakeReservations',
  budget: 'write',
  consistency: 'Fresh',
  answers: { 200: { description: 'What became of it.', schema: WebhookTestResource } },
  refusals: ['PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async (parts, { caller: { venueId, keyId } }) => ({
    status: 200,
    data: toWebhookTestResource(await send(parts, { venueId, keyId })),
  }),
});
