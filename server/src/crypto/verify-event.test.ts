import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyUnicodeText } from '../../test/samples/any-text.ts';
import { formatSigningSecret } from '../core/webhooks/signing-secret.ts';
import { signEvent } from './sign-event.ts';
import { type ArrivedEvent, describeRejection, type RejectionReason, verifyEvent } from './verify-event.ts';

interface Delivery {
  why: string;
  secret: string;
  headers: Record<string, string>;
  body: string;
  nowSeconds: number;
  isGenuine: boolean;
}

const vectors = new URL('../../../vectors/webhook-signatures.json', import.meta.url);
const { deliveries } = JSON.parse(readFileSync(vectors, 'utf8')) as { deliveries: Delivery[] };

const NOW_SECONDS = 1_772_539_200;
const SECRET = formatSigningSecret(Buffer.alloc(32, 'sofra'));
const BODY = '{"id":"evt_7f","data":{"total":120.50,"note":"a  \\"b\\" : c"}}';

/** A genuine event with changes. */
function arrived(change: Partial<ArrivedEvent> = {}): ArrivedEvent {
  const signature = signEvent(SECRET, { id: 'evt_7f', timestampSeconds: NOW_SECONDS, body: BODY });
  return { id: 'evt_7f', timestamp: String(NOW_SECONDS), signature, body: BODY, ...change };
}

function assertRejected(event: ArrivedEvent, reason: RejectionReason, nowSeconds = NOW_SECONDS): void {
  assert.deepEqual(verifyEvent(SECRET, event, nowSeconds), { kind: 'Rejected', reason });
}

for (const { why, secret, headers, body, nowSeconds, isGenuine } of deliveries) {
  test(`a receiver ${isGenuine ? 'accepts' : 'rejects'} a delivery, as its vector requires: ${why}`, () => {
    const event = {
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signature: headers['webhook-signature'],
      body,
    };
    assert.equal(verifyEvent(secret, event, nowSeconds).kind, isGenuine ? 'Genuine' : 'Rejected');
  });
}

test('every signed event is genuine, and none is under another secret', () => {
  const anySecret = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => formatSigningSecret(Buffer.from(bytes)));
  const anyAge = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(anySecret, anyAge, anyUnicodeText(), (secret, age, body) => {
      const timestampSeconds = NOW_SECONDS - age;
      const signature = signEvent(secret, { id: 'evt_7f', timestampSeconds, body });
      const event = { id: 'evt_7f', timestamp: String(timestampSeconds), signature, body };
      assert.deepEqual(verifyEvent(secret, event, NOW_SECONDS), { kind: 'Genuine' });
      assertRejected(event, 'SignatureWrong');
    }),
  );
});

test('a header that is missing or unreadable is distinguished from a signature that does not fit', () => {
  for (const nothing of [undefined, '']) {
    for (const name of ['id', 'timestamp', 'signature'] as const)
      assertRejected(arrived({ [name]: nothing }), 'HeaderMissing');
  }
  for (const timestamp of ['now', '-1', '1.5', '1e9', ' 1', '01', '1'.repeat(16)])
    assertRejected(arrived({ timestamp }), 'TimeUnreadable');
  for (const signature of ['v1', 'V1,abc', 'v1a,abc', 'v2,abc v3,abc', ' '])
    assertRejected(arrived({ signature }), 'SignatureUnreadable');
  for (const signature of ['v1,', 'v1,abc', `${arrived().signature}=`])
    assertRejected(arrived({ signature }), 'SignatureWrong');
});

test('a time too far in the past is distinguished from one too far in the future', () => {
  assertRejected(arrived(), 'TooOld', NOW_SECONDS + 301);
  assertRejected(arrived(), 'TooNew', NOW_SECONDS - 301);
  assertRejected(arrived({ timestamp: String(NOW_SECONDS * 1000) }), 'TooNew');
});

test('a body with other white space is distinguished from one with other content', () => {
  for (const body of [` ${BODY}`, `${BODY}\r\n`, BODY.replace(':{', ': {'), BODY.replaceAll(',"', ',\n  "')])
    assertRejected(arrived({ body }), 'BodyRespaced');
  for (const body of [BODY.replace('a  ', 'a '), BODY.replace('120.50', '120.5'), '', '"', '{"a":"\\'])
    assertRejected(arrived({ body }), 'SignatureWrong');
});

test('a body that is made to be slow to scan is rejected like any other', () => {
  for (const part of ['\\"', '"', ' ', 'a', '"a']) {
    assertRejected(arrived({ body: `"${part.repeat(2_000_000)}` }), 'SignatureWrong');
  }
});

test('the reason of a rejection is described without the secret, the signature or the body', () => {
  const { signature = '' } = arrived();
  for (const reason of ['SignatureWrong', 'BodyRespaced', 'TooOld'] as const) {
    const sentence = describeRejection(reason);
    for (const hidden of [SECRET, signature, 'evt_7f']) assert.ok(!sentence.includes(hidden));
  }
});

test('an invalid signing secret verifies nothing, and is reported as an error of the receiver', () => {
  assert.throws(() => verifyEvent('whsec_secret!', arrived(), NOW_SECONDS), RangeError);
});
