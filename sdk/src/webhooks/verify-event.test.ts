import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { faked } from '../../test/faked.ts';
import { type RejectionReason, UsageError, type VerifyOptions, verifyEvent } from '../index.ts';
import { newSigningSecret, orderUpdated, signEvent } from '../testing/index.ts';
import { decodeSecret, hmacOf } from './signature.ts';

interface Vectors {
  cases: {
    name: string;
    secret: string;
    id: string;
    timestampSeconds: number;
    body: string;
    signature: string;
  }[];
  nowSeconds: number;
  deliveries: {
    why: string;
    secret: string;
    headers: Record<string, string>;
    body: string;
    nowSeconds: number;
    isGenuine: boolean;
  }[];
}

const vectors = JSON.parse(
  readFileSync(new URL('../../../vectors/webhook-signatures.json', import.meta.url), 'utf8'),
) as Vectors;

const { service, time, sofra, basket } = faked();
await sofra.orders.place(service.venueId, basket, { idempotencyKey: 'basket-4711' });
const secret = newSigningSecret();
const now = time.now();
const { body, headers } = await signEvent(orderUpdated(service.orders[0]!, now), secret, now);
const options: VerifyOptions = { signingSecret: secret, now: () => now };

async function assertRejected(
  reason: RejectionReason,
  change: { body?: unknown; headers?: object; options?: object },
): Promise<void> {
  const verified = verifyEvent(
    (change.body ?? body) as string,
    { ...headers, ...change.headers },
    { ...options, ...change.options },
  );
  await assert.rejects(verified, { name: 'WebhookVerificationError', reason });
}

test('the vectors of the signature hold', async () => {
  for (const { name, secret: key, id, timestampSeconds, body: signed, signature } of vectors.cases) {
    const bytes = new TextEncoder().encode(signed);
    const hmac = await hmacOf(decodeSecret(key)!, `${id}.${timestampSeconds}.`, bytes);
    assert.equal(`v1,${hmac}`, signature, name);
  }
});

test('the deliveries of the vectors are accepted or rejected as they say', async () => {
  for (const {
    why,
    secret: signingSecret,
    headers: sent,
    body: text,
    nowSeconds,
    isGenuine,
  } of vectors.deliveries) {
    const verified = verifyEvent(text, sent, { signingSecret, now: () => nowSeconds * 1000 });
    // What is signed need not be an event.
    const isTaken = await verified.then(
      () => true,
      ({ reason }) => reason === 'BodyNotJson',
    );
    assert.equal(isTaken, isGenuine, why);
  }
});

test('an event is returned, whichever way body and headers come', async () => {
  const bytes = new TextEncoder().encode(body);
  const capital = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
  );
  for (const given of [body, bytes, bytes.buffer, Buffer.from(body)]) {
    for (const sent of [headers, new Headers(headers), capital]) {
      const event = await verifyEvent(given, sent, options);
      assert.ok(event.type === 'order.updated');
      assert.equal(event.data.number, 1);
    }
  }
});

test('the test kit signs as every library for Standard Webhooks expects', async () => {
  const fresh = await signEvent(orderUpdated(service.orders[0]!), secret);
  assert.deepEqual(new Webhook(secret).verify(fresh.body, fresh.headers), JSON.parse(fresh.body));
});

test('one of several secrets, and one of several signatures, is enough', async () => {
  const several = [newSigningSecret(), secret];
  const signature = `v1a,abc v1,${btoa('x'.repeat(32))} ${headers['webhook-signature']}`;
  const event = await verifyEvent(
    body,
    { ...headers, 'webhook-signature': signature },
    { ...options, signingSecret: several },
  );
  assert.equal(event.id, headers['webhook-id']);
});

test('a rejection says why', async () => {
  await assertRejected('BodyNotRaw', { body: JSON.parse(body) });
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    await assertRejected('HeaderMissing', { headers: { [name]: undefined } });
  }
  await assertRejected('TimestampInvalid', { headers: { 'webhook-timestamp': '2026-03-03' } });
  await assertRejected('TimestampTooOld', { options: { now: () => now + 301_000 } });
  await assertRejected('TimestampTooNew', { options: { now: () => now - 302_000 } });
  await assertRejected('SecretUnusable', { options: { signingSecret: 'whsec_…' } });
  await assertRejected('SecretUnusable', { options: { signingSecret: undefined } });
  await assertRejected('SignatureUnknown', { headers: { 'webhook-signature': 'v2,abc' } });
  await assertRejected('SignatureWrong', { body: JSON.stringify(JSON.parse(body), null, 2) });
  await assertRejected('SignatureWrong', { headers: { 'webhook-id': 'evt_0' } });
  await assertRejected('SignatureWrong', { options: { signingSecret: [newSigningSecret()] } });
  const hmac = await hmacOf(
    decodeSecret(secret)!,
    `${headers['webhook-id']}.${headers['webhook-timestamp']}.`,
    Buffer.from('{'),
  );
  await assertRejected('BodyNotJson', { body: '{', headers: { 'webhook-signature': `v1,${hmac}` } });
});

test('the tolerance can be chosen, and is five minutes', async () => {
  const late = { ...options, now: () => now + 299_000 };
  await verifyEvent(body, headers, late);
  await assertRejected('TimestampTooOld', { options: { toleranceSeconds: 10, now: () => now + 11_000 } });
});

test('a client verifies with its secret, and says so when it has none', async () => {
  const withSecret = faked({ signingSecret: secret }).sofra;
  const event = await withSecret.webhooks.verify(body, headers, { now: () => now });
  assert.equal(event.type, 'order.updated');
  await assert.rejects(sofra.webhooks.verify(body, headers), UsageError);
});
