import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useFixture } from '../../test/harness/fixture.ts';
import { rawRequest } from '../../test/harness/raw-request.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import { useSofra } from '../../test/harness/sofra.ts';
import { LANGUAGES } from '../core/languages.ts';

const sofra = useSofra();
const venue = useFixture(() => sofra.newVenue());

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

function send(method: string, path: string, headers: Record<string, string> = {}) {
  return rawRequest(sofra.baseUrl, { method, path, headers: { 'x-api-key': venue.key.text, ...headers } });
}

test('200: a slash at the end of a path makes no difference', async () => {
  for (const path of [
    '/venues/',
    `/venues/${venue.id}/`,
    `/venues/${venue.id}/menu/`,
    '/orders/?status=All',
  ]) {
    assert.equal((await send('GET', `/public/v1${path}`)).status, 200, path);
  }
});

test('200: a trace id that the caller sends is used in the answer, in refusals too', async () => {
  const headers = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` };
  for (const path of ['/public/v1/venues', '/public/v1/orders/x', '/nowhere']) {
    assert.equal((await send('GET', path, headers)).body.traceId, TRACE_ID, path);
  }
  const { body } = await send('GET', '/public/v1/venues', { traceparent: `00-${TRACE_ID}-0` });
  assert.notEqual(body.traceId, TRACE_ID);
  assert.match(body.traceId, /^[0-9a-f]{32}$/);
});

test('401: userMessage is in the language of Accept-Language, developerMessage in English', async () => {
  const sentences = new Set<string>();
  for (const language of LANGUAGES) {
    const headers = { 'accept-language': `${language}-XX;q=0.1, tr` };
    const { body } = await rawRequest(sofra.baseUrl, { method: 'GET', path: '/public/v1/venues', headers });
    assert.equal(body.developerMessage, 'The call carries no X-Api-Key header.');
    sentences.add(body.userMessage);
  }
  assert.equal(sentences.size, LANGUAGES.length);
  const { body } = await rawRequest(sofra.baseUrl, { method: 'GET', path: '/public/v1/venues' });
  assert.equal(body.userMessage, [...sentences][0]);
});

test('403: a request from a page of another site is refused, and no answer has a CORS header', async () => {
  const { host } = new URL(sofra.baseUrl);
  for (const origin of ['https://elsewhere.example', 'null', `https://${host}`, `http://${host}.example`]) {
    const { status, body, headers } = await send('GET', '/public/v1/venues', { origin });
    assert.deepEqual([status, body.errorCode], [403, 'CROSS_ORIGIN_NOT_ACCEPTED'], origin);
    assert.deepEqual(corsHeadersOf(headers), []);
  }
  const own = await send('GET', '/public/v1/venues', { origin: `http://${host}` });
  assert.equal(own.status, 200);
  assert.deepEqual(corsHeadersOf(own.headers), []);
});

test('404: an unknown path, or one that cannot be decoded, is not found, with or without a key', async () => {
  for (const path of [
    '/public',
    '/public/v1',
    '/public/v1/menus',
    '/PUBLIC/v1/venues',
    '/public/v2/venues',
  ]) {
    for (const headers of [{}, { 'x-api-key': '' }, { 'content-type': 'x' }]) {
      const answer = await send('GET', path, headers);
      assert.deepEqual([answer.status, answer.body.errorCode], [404, 'ENDPOINT_NOT_FOUND'], path);
    }
  }
  for (const path of ['/public/v1/venues/%zz', '/public/v1/venues/%E0%A4%A', '/%']) {
    const answer = await send('GET', path);
    assert.deepEqual([answer.status, answer.body.errorCode], [404, 'ENDPOINT_NOT_FOUND'], path);
    assert.match(answer.body.traceId, /^[0-9a-f]{32}$/);
  }
});

test('404: the body of a request to an unknown path does not matter, whatever its type', async () => {
  for (const type of ['nonsense', 'text/plain', 'application/json']) {
    const headers = { 'content-type': type };
    const answer = await rawRequest(sofra.baseUrl, {
      method: 'POST',
      path: '/nowhere',
      headers,
      pieces: ['{'],
    });
    assert.equal(answer.body.errorCode, 'ENDPOINT_NOT_FOUND');
  }
});

test('405: a method that a path does not take is refused with the list of those it takes, before the key is checked', async () => {
  const expected: [string, string][] = [
    ['/venues', 'GET, HEAD'],
    [`/venues/${venue.id}/orders`, 'POST'],
    [`/venues/${venue.id}/orders/preview`, 'POST'],
    ['/orders/some', 'GET, HEAD'],
  ];
  for (const [path, allow] of expected) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE']) {
      if (allow.split(', ').includes(method)) continue;
      const answer = await rawRequest(sofra.baseUrl, { method, path: `/public/v1${path}` });
      assert.deepEqual([answer.status, answer.body.errorCode], [405, 'METHOD_NOT_ALLOWED'], method);
      assert.equal(answer.headers.allow, allow);
    }
  }
});

test('405: a preflight request is refused without any CORS header', async () => {
  const preflight = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'x-api-key',
  };
  const { status, headers } = await send('OPTIONS', '/public/v1/venues', preflight);
  assert.equal(status, 405);
  assert.deepEqual(corsHeadersOf(headers), []);
});

test('a refusal has exactly the eight properties of the error envelope', async () => {
  const answer = await sofra.call('GET', '/public/v1/orders?cursor=0', { key: venue.key.text });
  assertRefused(answer, 400, 'INVALID_PAGE_NUMBER');
  const { userMessage, traceId, ...rest } = answer.body;
  assert.ok(userMessage.length > 10 && traceId.length === 32);
  assert.deepEqual(rest, {
    success: false,
    timestamp: new Date(sofra.clock.now()).toISOString(),
    developerMessage: '`cursor` must be a page number of 1 or more.',
    errorCode: 'INVALID_PAGE_NUMBER',
    validationErrors: [{ field: 'cursor', message: 'must be at least 1', attemptedValue: 0 }],
    details: null,
  });
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
});

function corsHeadersOf(headers: object): string[] {
  return Object.keys(headers).filter((name) => name.startsWith('access-control-'));
}
