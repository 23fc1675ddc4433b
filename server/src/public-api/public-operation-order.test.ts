import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { beforeTests } from '../../test/harness/fixture.ts';
import { leftBehind } from '../../test/harness/public-caller.ts';
import { sampleOrder, type TestAnswer, type TestVenue, useSofra } from '../../test/harness/sofra.ts';
import { type SampleKey, sampleKey } from '../../test/samples/sample-venue.ts';
import { formatKey } from '../crypto/tokens/api-key.ts';

const sofra = useSofra({ hasRateLimits: true });
let venue: TestVenue;
let keys: Record<'good' | 'spent' | 'reading' | 'readingSpent', SampleKey>;

beforeTests(async () => {
  const reading = { placesOrders: false, takesReservations: true };
  keys = {
    good: sampleKey(),
    spent: sampleKey(),
    reading: sampleKey(reading),
    readingSpent: sampleKey(reading),
  };
  venue = await sofra.newVenue({}, { keys: Object.values(keys) });
  await spendAll();
});

/** Uses up the write budgets of the keys that need an empty budget in this minute. */
async function spendAll(): Promise<void> {
  for (const key of [keys.spent, keys.readingSpent]) {
    for (let call = 0; call < 30; call++)
      await send({ ...newValidOrder(), key: key.text, venueId: randomUUID() });
  }
}

interface Order {
  key: string | null;
  venueId: string;
  idempotencyKey: string;
  contentType: string;
  rawBody: string;
}

const newValidOrder = (): Order => ({
  key: keys.good.text,
  venueId: venue.id,
  idempotencyKey: randomUUID(),
  contentType: 'application/json',
  rawBody: JSON.stringify(sampleOrder(venue)),
});

function send({ key, venueId, idempotencyKey, contentType, rawBody }: Order): Promise<TestAnswer> {
  const headers = { 'idempotency-key': idempotencyKey, 'content-type': contentType };
  return sofra.call('POST', `/public/v1/venues/${venueId}/orders`, { key, rawBody, headers });
}

interface Check {
  code: string;
  /** The part of the request that is checked: a request can have only one fault in each part. */
  where: keyof Order;
  spoil(order: Order): void;
}

const isReading = ({ key }: Order) => key === keys.reading.text || key === keys.readingSpent.text;
const isSpent = ({ key }: Order) => key === keys.spent.text || key === keys.readingSpent.text;

/** The checks of every call in their order, each with a way to fail it. */
const CHECKS: Check[] = [
  { code: 'PUBLIC_API_KEY_MISSING', where: 'key', spoil: (order) => Object.assign(order, { key: null }) },
  {
    code: 'PUBLIC_API_KEY_INVALID',
    where: 'key',
    spoil: (order) => Object.assign(order, { key: order.key && formatKey(randomBytes(32)) }),
  },
  {
    code: 'RATE_LIMIT_EXCEEDED',
    where: 'key',
    spoil: (order) => Object.assign(order, { key: (isReading(order) ? keys.readingSpent : keys.spent).text }),
  },
  {
    code: 'PUBLIC_API_SCOPE_MISSING',
    where: 'key',
    spoil: (order) => Object.assign(order, { key: (isSpent(order) ? keys.readingSpent : keys.reading).text }),
  },
  {
    code: 'VALIDATION_ERROR',
    where: 'venueId',
    spoil: (order) => Object.assign(order, { venueId: 'here' }),
  },
  {
    code: 'PUBLIC_API_VENUE_NOT_FOUND',
    where: 'venueId',
    spoil: (order) => Object.assign(order, { venueId: randomUUID() }),
  },
  {
    code: 'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
    where: 'idempotencyKey',
    spoil: (order) => Object.assign(order, { idempotencyKey: 'short' }),
  },
  {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    where: 'contentType',
    spoil: (order) => Object.assign(order, { contentType: 'text' }),
  },
  {
    code: 'VALIDATION_ERROR',
    where: 'rawBody',
    spoil: (order) => Object.assign(order, { rawBody: '{' }),
  },
  {
    code: 'PUBLIC_API_ORDER_INVALID',
    where: 'rawBody',
    spoil: (order) => Object.assign(order, { rawBody: '{}' }),
  },
];

test('when a call fails two checks, the first one answers', async () => {
  const before = await leftBehind(sofra.db, venue.id);
  for (const [at, first] of CHECKS.entries()) {
    for (const second of CHECKS.slice(at)) {
      const order = newValidOrder();
      second.spoil(order);
      first.spoil(order);
      const { body } = await send(order);
      assert.equal(body.errorCode, first.code, `${first.code} before ${second.code}`);
    }
  }
  assert.deepEqual(await leftBehind(sofra.db, venue.id), before);
});

test('the limit of the address is checked before everything else', async () => {
  let answer = await send({ ...newValidOrder(), key: null });
  while (answer.status === 401) answer = await send({ ...newValidOrder(), key: null });
  for (const { spoil } of CHECKS) {
    const order = newValidOrder();
    spoil(order);
    const { status, body, headers } = await send(order);
    assert.deepEqual([status, body.errorCode], [429, 'RATE_LIMIT_EXCEEDED']);
    assert.equal(headers.get('ratelimit-policy'), '"address";q=500;w=60');
    assert.equal(headers.get('retry-after'), '60');
  }
});
