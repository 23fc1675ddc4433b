import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { anyUnicodeText } from '../../test/samples/any-text.ts';
import { eventHeaders } from '../core/webhooks/event-headers.ts';
import { formatSigningSecret } from '../core/webhooks/signing-secret.ts';
import { type EventToSign, signEvent } from './sign-event.ts';

interface Case extends EventToSign {
  name: string;
  secret: string;
  signature: string;
}

interface Delivery {
  why: string;
  secret: string;
  headers: Record<string, string>;
  body: string;
  nowSeconds: number;
  isGenuine: boolean;
}

const vectors = new URL('../../../vectors/webhook-signatures.json', import.meta.url);
const { cases, deliveries } = JSON.parse(readFileSync(vectors, 'utf8')) as {
  cases: Case[];
  deliveries: Delivery[];
};

const NOW_SECONDS = 1_772_539_200;
const SECRET = formatSigningSecret(Buffer.alloc(32, 'sofra'));
const EVENT: EventToSign = { id: 'evt_7f', timestampSeconds: NOW_SECONDS, body: '{"type":"webhook.test"}' };

/** Sets the clock of the process, which the library reads. */
function standAt(t: Pick<TestContext, 'mock'>, seconds: number): void {
  t.mock.timers.reset();
  t.mock.timers.enable({ apis: ['Date'], now: seconds * 1000 });
}

/** Whether an independent library accepts the headers and the body as genuine. */
function isGenuine(secret: string, headers: Record<string, string>, body: string): boolean {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
}

/** The headers of an event; the signature may belong to another one. */
function headersOf({ id, timestampSeconds }: EventToSign, signature: string): Record<string, string> {
  return eventHeaders({ id, type: 'webhook.test', timestampSeconds, signature });
}

for (const { name, secret, signature, ...event } of cases) {
  test(`an event is signed as its vector requires: ${name}`, () => {
    assert.equal(signEvent(secret, event), signature);
  });
}

for (const { why, secret, headers, body, nowSeconds, isGenuine: expected } of deliveries) {
  test(`a delivery is ${expected ? '' : 'not '}genuine, as its vector requires: ${why}`, (t) => {
    standAt(t, nowSeconds);
    assert.equal(isGenuine(secret, headers, body), expected);
  });
}

const anySecret = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((b) => formatSigningSecret(Buffer.from(b)));
const anyText = fc.oneof(anyUnicodeText(), fc.json(), anyUnicodeText({ minLength: 500, maxLength: 5_000 }));
const anyId = fc.stringMatching(/^evt_[0-9a-f]{32}$/);
const anyAge = fc.integer({ min: -300, max: 300 });

test('a Standard Webhooks library verifies an event with any secret, id, time and body', (t) => {
  standAt(t, NOW_SECONDS);
  fc.assert(
    fc.property(anySecret, anyId, anyAge, anyText, (secret, id, age, body) => {
      const event = { id, timestampSeconds: NOW_SECONDS - age, body };
      const headers = headersOf(event, signEvent(secret, event));
      assert.ok(isGenuine(secret, headers, body));
    }),
  );
});

test('a signature is valid for no other body, id, time or secret', (t) => {
  standAt(t, NOW_SECONDS);
  fc.assert(
    fc.property(anySecret, anyId, anyAge, anyText, (secret, id, age, body) => {
      const other = { id, timestampSeconds: NOW_SECONDS - age, body };
      const signature = signEvent(SECRET, EVENT);
      fc.pre(JSON.stringify(other) !== JSON.stringify(EVENT));
      assert.ok(!isGenuine(SECRET, headersOf(other, signature), body));
      assert.ok(!isGenuine(secret, headersOf(EVENT, signature), EVENT.body));
    }),
  );
});

test('a signature expires with its time', (t) => {
  const headers = headersOf(EVENT, signEvent(SECRET, EVENT));
  for (const [later, expected] of [
    [0, true],
    [300, true],
    [301, false],
    [86_400, false],
  ] as const) {
    standAt(t, NOW_SECONDS + later);
    assert.equal(isGenuine(SECRET, headers, EVENT.body), expected);
  }
});

test('an invalid signing secret signs nothing, and is not repeated in the error', () => {
  const error = { name: 'RangeError', message: 'A signing secret is whsec_ and base64.' };
  for (const secret of [
    '',
    'whsec_',
    'whsec_secret!',
    'c2VjcmV0',
    'WHSEC_c2VjcmV0',
    'whsec_c2VjcmV0\n',
    'whsec_c2V',
  ]) {
    assert.throws(() => signEvent(secret, EVENT), error);
  }
});
