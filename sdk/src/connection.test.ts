import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faked } from '../test/faked.ts';
import { ApiError, isApiError, Sofra, UsageError } from './index.ts';
import { type Fault, inTurn } from './testing/index.ts';

const CERTAINLY_NOTHING: Fault[] = ['Reset', 'Stall', 'InternalError', 'Unavailable', 'BadGateway'];
const MAYBE_DONE: Fault[] = ['ResetAfterwards', 'StallAfterwards', 'HalfAnswer', 'BrokenAnswer'];

for (const fault of [
  ...CERTAINLY_NOTHING,
  ...MAYBE_DONE,
  'HandledLate',
  'InternalErrorAfterwards',
] as const) {
  test(`a read is sent again after ${fault}`, async () => {
    const { sofra, service, time } = faked({}, inTurn(fault));
    const { id } = await time.run(sofra.venues.get(service.venueId));
    assert.equal(id, service.venueId);
  });
}

test('a call is sent again four times at most, with pauses that double, half of them by chance', async () => {
  const { sofra, service, time } = faked({ random: () => 1 });
  const startedAt = time.now();
  const tried: number[] = [];
  const failing = faked({
    time,
    random: () => 1,
    fetch: () => {
      tried.push(time.now() - startedAt);
      return Promise.reject(new TypeError('fetch failed'));
    },
  });
  await assert.rejects(time.run(failing.sofra.venues.list()), { name: 'NoAnswerError', reason: 'Network' });
  assert.deepEqual(tried, [0, 250, 750, 1_750, 3_750]);
  assert.equal((await sofra.venues.list())[0]?.id, service.venueId);
});

test('a call ends at its deadline, and asks for no pause that goes beyond it', async () => {
  const { sofra, time } = faked({ deadlineMs: 25_000, retries: 100 }, () => 'Stall');
  const startedAt = time.now();
  await assert.rejects(time.run(sofra.venues.list()), { name: 'NoAnswerError', reason: 'Timeout' });
  assert.ok(time.now() - startedAt <= 25_000);
});

test('Retry-After is waited for, when the deadline allows', async () => {
  const patient = faked({ deadlineMs: 120_000 }, inTurn('RateLimited'));
  const startedAt = patient.time.now();
  await patient.time.run(patient.sofra.venues.list());
  assert.ok(patient.time.now() - startedAt >= 60_000);
  const hurried = faked({}, inTurn('RateLimited'));
  await assert.rejects(hurried.time.run(hurried.sofra.venues.list()), {
    ...{ name: 'ApiError', code: 'RATE_LIMIT_EXCEEDED', status: 429, retryAfterMs: 60_000 },
  });
  assert.equal(hurried.time.now(), startedAt);
});

test('a refusal is not sent again and says everything that the service said', async () => {
  const { sofra, service, time } = faked();
  const basket = { type: 'Takeaway', lines: [] } as const;
  const error = await time.run(
    sofra.orders.preview(service.venueId, { ...basket, lines: [] }).catch((reason: unknown) => reason),
  );
  assert.ok(isApiError(error, 'PUBLIC_API_ORDER_INVALID'));
  assert.equal(error.status, 400);
  assert.match(error.traceId ?? '', /^[0-9a-f]{32}$/);
  assert.ok(error.userMessage.length > 0);
  assert.match(
    error.message,
    /^400 PUBLIC_API_ORDER_INVALID: .* \(customer\.name: .+; customer\.phone: .+; lines: .+\)$/,
  );
  assert.deepEqual(
    error.validationErrors.map(({ field }) => field),
    ['customer.name', 'customer.phone', 'lines'],
  );
  assert.equal(isApiError(error, 'PLACE_IS_BUSY'), false);
  assert.equal(service.calls.length, 1);
});

test('the message of an error names the first fields, and says how many others are wrong', async () => {
  const body = {
    ...{ success: false, traceId: null, userMessage: 'u', errorCode: 'PUBLIC_API_ORDER_INVALID' },
    ...{ developerMessage: 'The order is not valid.', timestamp: '2026-03-03T12:00:00.000Z' },
    validationErrors: [0, 1, 2, 3, 4].map((line) => ({
      field: `lines[${line}].note`,
      message: 'must be text',
    })),
  };
  const { sofra } = faked({ fetch: () => Promise.resolve(Response.json(body, { status: 400 })) });
  await assert.rejects(sofra.venues.list(), {
    message:
      '400 PUBLIC_API_ORDER_INVALID: The order is not valid. (lines[0].note: must be text; lines[1].note: must be text; lines[2].note: must be text; and 2 more)',
  });
});

test('a code of a later release is an ApiError like others', async () => {
  const body = {
    ...{ success: false, traceId: null, userMessage: 'u', developerMessage: 'd', errorCode: 'BRAND_NEW' },
    ...{ timestamp: '2026-03-03T12:00:00.000Z', details: { hint: 1 }, more: true },
  };
  const { sofra } = faked({ fetch: () => Promise.resolve(Response.json(body, { status: 422 })) });
  await assert.rejects(sofra.venues.list(), {
    ...{ name: 'ApiError', code: 'BRAND_NEW', status: 422, validationErrors: [], details: { hint: 1 } },
  });
});

test('an error has the address of the page that explains its code, at the service that answered', async () => {
  const { service, time, sofra, basket } = faked({ baseUrl: 'https://orders.example.com/sofra/' });
  const documentation = 'https://orders.example.com/sofra/docs/errors#PUBLIC_API_ORDER_INVALID';
  const invalid = sofra.orders.preview(service.venueId, { ...basket, lines: [] });
  await assert.rejects(time.run(invalid), { name: 'ApiError', documentation });
  const body = { errorCode: 'BRAND_NEW', traceId: null, userMessage: 'u', developerMessage: 'd' };
  const alone = new ApiError(422, {
    ...body,
    success: false,
    timestamp: '',
    validationErrors: [],
    details: null,
  });
  assert.equal(alone.documentation, '/docs/errors#BRAND_NEW');
});

test('an answer without a body that nobody asked for is not an answer', async () => {
  const { sofra, basket } = faked({ fetch: () => Promise.resolve(new Response(null, { status: 304 })) });
  const unreadable = { reason: 'Unreadable', status: 304 };
  await assert.rejects(sofra.venues.list(), unreadable);
  const placing = sofra.orders.place(crypto.randomUUID(), basket, { idempotencyKey: 'basket-4711' });
  await assert.rejects(placing, unreadable);
});

test('an answer of something else is not an answer, and neither is a redirect', async () => {
  const page = faked({ fetch: () => Promise.resolve(new Response('<h1>Hello</h1>', { status: 404 })) });
  await assert.rejects(page.sofra.venues.list(), { reason: 'Unreadable', status: 404 });
  let redirect: RequestRedirect | undefined;
  const moved = faked({
    fetch: (_url, init) => {
      redirect = init.redirect;
      return Promise.resolve(
        new Response(null, { status: 308, headers: { location: 'https://other.example' } }),
      );
    },
  });
  await assert.rejects(moved.sofra.venues.list(), { reason: 'Redirected', status: 308 });
  assert.equal(redirect, 'manual');
});

test('the signal of the caller ends a call that is sent, and one that waits, with its reason', async () => {
  for (const fault of ['Stall', 'Unavailable'] as const) {
    const { sofra, time, service } = faked({}, () => fault);
    const controller = new AbortController();
    const call = sofra.venues.get(service.venueId, { signal: controller.signal });
    await new Promise(setImmediate);
    controller.abort(new Error('the guest left'));
    await assert.rejects(time.run(call), { message: 'the guest left' });
  }
  const { sofra, service } = faked();
  await assert.rejects(sofra.venues.list({ signal: AbortSignal.abort() }), { name: 'AbortError' });
  assert.equal(service.calls.length, 0);
});

test('a fetch that ignores its signal does not hold a call up', async () => {
  const { sofra, time } = faked({ retries: 0, fetch: () => new Promise(() => {}) });
  await assert.rejects(time.run(sofra.venues.list()), { reason: 'Timeout' });
});

test('a client spreads its calls over the windows of its budget instead of being refused', async () => {
  const { sofra, service, time } = faked({ deadlineMs: 600_000 });
  const startedAt = time.now();
  await time.run(sofra.venues.list());
  const calls = Array.from({ length: 300 }, () => sofra.venues.get(service.venueId));
  await time.run(Promise.all(calls));
  assert.equal(service.calls.length, 301);
  assert.ok(time.now() - startedAt <= 180_000);
});

test('where the next window is beyond the deadline, the call is sent and the service answers', async () => {
  const { sofra, service, time } = faked({ deadlineMs: 5_000 });
  for (let calls = 0; calls < 120; calls += 1) await time.run(sofra.venues.list());
  await assert.rejects(time.run(sofra.venues.list()), { code: 'RATE_LIMIT_EXCEEDED' });
  assert.equal(service.calls.length, 121);
});

test('the key goes to https addresses and to this machine only, and the client does not show it', () => {
  const apiKey = 'sfr_secret';
  for (const baseUrl of [
    'http://sofra.example',
    'ftp://sofra.example',
    'sofra.example',
    'https://a.b/?x=1',
  ]) {
    assert.throws(() => new Sofra({ baseUrl, apiKey }), UsageError);
  }
  assert.throws(() => new Sofra({ baseUrl: 'https://sofra.example', apiKey: '' }), UsageError);
  const sofra = new Sofra({ baseUrl: 'http://127.0.0.1:3000/', apiKey });
  assert.ok(!JSON.stringify(sofra).includes(apiKey));
});

test('an id that would lead to another path is not sent', async () => {
  const { sofra, service } = faked();
  for (const id of ['..', 'a/b', '', 'a?b', '%2e%2e']) {
    assert.throws(() => sofra.orders.get(id), UsageError);
  }
  assert.equal(service.calls.length, 0);
});

test('language and query reach the service', async () => {
  const { sofra, service, time } = faked({ language: 'en' });
  await time.run(sofra.orders.list({ status: 'All', pageSize: 7 }, { language: 'de' }).page(2));
  await time.run(sofra.reservations.availability(service.venueId, { from: '2026-03-05', days: 2 }));
  const [orders, days] = service.calls;
  assert.equal(orders?.query.toString(), 'status=All&pageSize=7&cursor=2');
  assert.equal(orders?.headers.get('accept-language'), 'de');
  assert.equal(days?.query.toString(), 'from=2026-03-05&days=2');
  assert.equal(days?.headers.get('accept-language'), 'en');
});

test('a key that no header can hold is told at once, and nothing is sent under it', async () => {
  const { sofra, service, time } = faked();
  const place = (idempotencyKey: string) =>
    sofra.orders.place(service.venueId, { type: 'Takeaway', lines: [] }, { idempotencyKey });
  await assert.rejects(time.run(place('sipariş-20261127')), UsageError);
  for (const apiKey of ['sfr_…', '\ufeffsfr_with-the-mark-of-a-file']) {
    const copied = new Sofra({ baseUrl: service.baseUrl, apiKey, fetch: service.fetch });
    await assert.rejects(copied.venues.list({ retries: 0 }), UsageError);
  }
  assert.equal(service.calls.length, 0);
});
