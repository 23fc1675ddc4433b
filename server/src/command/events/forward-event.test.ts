import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyAnswer, startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { forwardEvent } from './forward-event.ts';

const EVENT = { headers: { 'content-type': 'application/json' }, body: '{}' };

test('a server that sends "100 Continue" before its answer has accepted the event', async (t) => {
  const answer = (line: { end(text: string): unknown }) =>
    void line.end(`HTTP/1.1 100 Continue\r\n\r\n${emptyAnswer(200)}`);
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain', answer });
  t.after(() => endpoint.close());
  const outcome = await forwardEvent(`http://127.0.0.1:${endpoint.port}/`, EVENT);
  assert.equal(outcome.kind === 'Answered' && outcome.statusCode, 200);
});

test('for a server that is down, the outcome has the reason', async () => {
  const endpoint = await startWebhookEndpoint({ certificate: 'Plain' });
  await endpoint.close();
  const outcome = await forwardEvent(`http://127.0.0.1:${endpoint.port}/`, EVENT);
  assert.deepEqual(outcome, { kind: 'Failed', reason: 'ECONNREFUSED' });
});
