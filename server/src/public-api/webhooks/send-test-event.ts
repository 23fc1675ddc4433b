import { toWebhookTestResource, WebhookTestResource } from '../../http/resources/webhook-test.ts';
import { sendTestEvent as send } from '../../operations/webhooks/send-test-event.ts';
import { publicOperation } from '../public-operation.ts';

export const sendTestEvent = publicOperation({
  operationId: 'sendTestEvent',
  method: 'POST',
  path: '/webhooks/test',
  tag: 'Webhooks',
  summary: 'Send a test event to the webhook of this key',
  description:
    'Sends one `webhook.test` event, signed like any other event, to the webhook address of the calling ' +
    'key, and waits up to 10 seconds for the answer. The call answers 200 whether the endpoint accepts ' +
    'the event or not. The test is not sent again. When it is delivered, events that wait for this ' +
    'endpoint are sent too.',
  permission: 'PlaceOrdersOrTakeReservations',
  budget: 'write',
  answers: { 200: { description: 'The result of the test.', schema: WebhookTestResource } },
  refusals: ['PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async (parts, { caller: { venueId, keyId } }) => ({
    status: 200,
    data: toWebhookTestResource(await send(parts, { venueId, keyId })),
  }),
});
