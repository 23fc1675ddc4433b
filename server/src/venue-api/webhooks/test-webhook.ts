import { KEY_ACCESS } from '../../core/access/policies/people/keys.ts';
import { toWebhookTestResource, WebhookTestResource } from '../../http/resources/webhook-test.ts';
import { requireKeyWithWebhook } from '../../operations/webhooks/redeliver-events.ts';
import { sendTestEvent } from '../../operations/webhooks/send-test-event.ts';
import { venueOperation } from '../venue-operation.ts';

export const testWebhook = venueOperation({
  operationId: 'testWebhook',
  method: 'POST',
  path: '/venues/{venueId}/keys/{keyId}/webhook/test',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description:
    'Sends one `webhook.test` event to the webhook address of the key and waits up to 10 seconds for ' +
    'the answer. The service does not retry it. If the test is delivered, the service also sends the ' +
    'events that wait for the endpoint.',
  access: KEY_ACCESS.change,
  answers: { 200: { description: 'The result.', schema: WebhookTestResource } },
  refusals: ['PUBLIC_API_KEY_NOT_FOUND', 'PUBLIC_API_WEBHOOK_NOT_CONFIGURED'],
  run: async (parts, { params }) => {
    await requireKeyWithWebhook(parts.db, params);
    return { status: 200, data: toWebhookTestResource(await sendTestEvent(parts, params)) };
  },
});
