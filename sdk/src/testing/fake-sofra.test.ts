import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertDescribed, assertEventDescribed } from '../../../server/test/contract/description.ts';
import { basketAt } from '../../test/faked.ts';
import type { OrderRequest } from '../index.ts';
import { FakeSofra, newSigningSecret, orderUpdated, reservationUpdated, signEvent } from './index.ts';

/** Calls the fake service and holds its answer to the description of the real one. */
async function call(
  service: FakeSofra,
  method: string,
  path: string,
  { body, ...headers }: { body?: unknown; [header: string]: unknown } = {},
) {
  const init = { method, headers: { 'x-api-key': service.apiKey, ...(headers as Record<string, string>) } };
  const sent = body === undefined ? init : { ...init, body: JSON.stringify(body) };
  const answer = await service.fetch(`${service.baseUrl}/public/v1${path}`, sent);
  const text = await answer.text();
  const described = { status: answer.status, headers: answer.headers, text, body: text && JSON.parse(text) };
  assertDescribed(method, `/public/v1${path}`, described);
  return described;
}

const tomorrow = () => new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 86_400_000).toISOString();

test('every operation answers as the description of the service says', async () => {
  const service = new FakeSofra();
  const venue = `/venues/${service.venueId}`;
  const basket = basketAt(service);
  for (const path of ['/venues', venue, `${venue}/tables`, `${venue}/menu`]) await call(service, 'GET', path);
  await call(service, 'POST', `${venue}/orders/preview`, { body: basket });
  const key = { 'idempotency-key': 'basket-4711' };
  const placed = await call(service, 'POST', `${venue}/orders`, { body: basket, ...key });
  const again = await call(service, 'POST', `${venue}/orders`, { body: basket, ...key });
  assert.deepEqual([placed.status, again.status], [201, 200]);
  await call(service, 'GET', `/orders/${placed.body.data.order.id}`);
  await call(service, 'GET', '/orders?status=All');
  await call(service, 'GET', `${venue}/reservation-availability?days=2`);
  const booking = { startsAt: tomorrow(), guests: 2, customer: { name: 'Ada', phone: '+905321234567' } };
  const taken = await call(service, 'POST', `${venue}/reservations`, { body: booking });
  const repeated = await call(service, 'POST', `${venue}/reservations`, { body: booking });
  assert.deepEqual([taken.status, repeated.status], [201, 200]);
  const reservation = `/reservations/${taken.body.data.id}`;
  await call(service, 'GET', reservation);
  await call(service, 'GET', '/reservations?status=open');
  await call(service, 'POST', `${reservation}/cancel`, { body: { reason: 'Rain' } });
  service.webhookTest = { delivered: true, statusCode: 204, error: null, durationMs: 7 };
  await call(service, 'POST', '/webhooks/test');
});

test('a refusal has the code and the status of the contract', async () => {
  const service = new FakeSofra();
  const venue = `/venues/${service.venueId}`;
  const basket = basketAt(service);
  const [kebab, steak, baklava] = service.restaurant.menu.categories[0]!.products;
  const lines = (product: typeof kebab, change = {}) => ({
    lines: [{ productId: product!.id, portionId: product!.portions[0]!.id, quantity: 1, ...change }],
  });
  const nowhere = crypto.randomUUID();
  const refusals: [string, Partial<OrderRequest>][] = [
    ['400 PUBLIC_API_ORDER_INVALID', { customer: null }],
    ['400 PUBLIC_API_ORDER_INVALID', { tableId: nowhere }],
    ['400 PUBLIC_API_ORDER_INVALID', lines(kebab, { quantity: 21 })],
    ['400 VALIDATION_ERROR', { type: 'Pickup' as 'Takeaway' }],
    ['400 PUBLIC_API_PRODUCT_OPTION_INVALID', lines(steak)],
    ['404 PUBLIC_API_TABLE_NOT_FOUND', { type: 'DineIn', customer: null, tableId: nowhere }],
    ['404 PUBLIC_API_PRODUCT_NOT_FOUND', lines(kebab, { productId: nowhere })],
    ['409 PUBLIC_API_PRODUCT_UNAVAILABLE', lines(baklava)],
  ];
  for (const [said, change] of refusals) {
    const { status, body } = await call(service, 'POST', `${venue}/orders/preview`, {
      body: { ...basket, ...change },
    });
    assert.equal(`${status} ${body.errorCode}`, said);
  }
  const codes = [
    (await call(service, 'POST', `${venue}/orders`, { body: basket, 'idempotency-key': 'short' })).body
      .errorCode,
    (await call(service, 'GET', `/venues/${nowhere}`)).body.errorCode,
    (await call(service, 'GET', `/orders/${nowhere}`)).body.errorCode,
    (await call(service, 'GET', '/orders?cursor=0')).body.errorCode,
    (await call(service, 'GET', '/venues', { 'x-api-key': 'sfr_other' })).body.errorCode,
    (await call(service, 'POST', '/webhooks/test')).body.errorCode,
  ];
  assert.deepEqual(codes, [
    'PUBLIC_API_IDEMPOTENCY_KEY_INVALID',
    'PUBLIC_API_VENUE_NOT_FOUND',
    'PUBLIC_API_ORDER_NOT_FOUND',
    'INVALID_PAGE_NUMBER',
    'PUBLIC_API_KEY_INVALID',
    'PUBLIC_API_WEBHOOK_NOT_CONFIGURED',
  ]);
});

test('a round at a table joins its open bill', async () => {
  const service = new FakeSofra();
  const tableId = service.restaurant.areas[0]!.tables[0]!.id;
  const body = { ...basketAt(service), type: 'DineIn', customer: null, tableId };
  const path = `/venues/${service.venueId}/orders`;
  await call(service, 'POST', path, { body, 'idempotency-key': 'round-0001' });
  const { data } = (await call(service, 'POST', path, { body, 'idempotency-key': 'round-0002' })).body;
  assert.deepEqual([data.order.lines.length, data.addedLineIds.length, data.order.totals.total], [2, 1, 482]);
  assert.equal(service.orders.length, 1);
});

test('events of the test kit are events of the service', async () => {
  const service = new FakeSofra();
  const venue = `/venues/${service.venueId}`;
  const booking = { startsAt: tomorrow(), guests: 2, customer: { name: 'Ada', phone: '+905321234567' } };
  await call(service, 'POST', `${venue}/orders`, {
    body: basketAt(service),
    'idempotency-key': 'basket-4711',
  });
  await call(service, 'POST', `${venue}/reservations`, { body: booking });
  const secret = newSigningSecret();
  for (const event of [orderUpdated(service.orders[0]!), reservationUpdated(service.reservations[0]!)]) {
    const { headers, body } = await signEvent(event, secret);
    assertEventDescribed(headers, JSON.parse(body));
  }
});
