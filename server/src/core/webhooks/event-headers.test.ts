import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventHeaders } from './event-headers.ts';

test('the headers of an event have its id and type, and the headers of Standard Webhooks', () => {
  const mark = {
    id: 'evt_7f',
    type: 'order.updated',
    timestampSeconds: 1_772_539_200,
    signature: 'v1,c2lnbmVk',
  };
  assert.deepEqual(eventHeaders(mark), {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Sofra-Webhooks/1',
    'X-Service-Event-Id': 'evt_7f',
    'X-Service-Event-Type': 'order.updated',
    'webhook-id': 'evt_7f',
    'webhook-timestamp': '1772539200',
    'webhook-signature': 'v1,c2lnbmVk',
  });
});
