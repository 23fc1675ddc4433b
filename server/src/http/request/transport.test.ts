import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { beforeTests } from '../../../test/harness/fixture.ts';
import { read } from '../../../test/harness/public-caller.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { type Sofra, startSofra, useSofra } from '../../../test/harness/sofra.ts';

const PUBLIC_URL = 'https://api.sofra.example';
const GUEST = '203.0.113.7';

/** One service is called directly, the other through a trusted proxy on this machine. */
const direct = useSofra({ hasRateLimits: true });
let proxied: Sofra;

beforeTests(async () => {
  const { db } = direct;
  proxied = await startSofra({
    db,
    hasRateLimits: true,
    trustedProxies: ['127.0.0.1'],
    publicUrl: PUBLIC_URL,
  });
});

after(() => proxied.close());

/** The status and code of a call without a key: 401 once the transport is accepted. */
async function answerTo(sofra: Sofra, headers: Record<string, string>): Promise<[number, string]> {
  const { status, body } = await sofra.call('GET', '/public/v1/venues', { headers });
  return [status, body.errorCode];
}

const LET_IN = [401, 'PUBLIC_API_KEY_MISSING'];
const NOT_SECURE = [403, 'HTTPS_REQUIRED'];

test('plain HTTP from this machine is served, whatever proxy headers it has', async () => {
  assert.deepEqual(await answerTo(direct, {}), LET_IN);
  assert.deepEqual(await answerTo(direct, { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'http' }), LET_IN);
});

test('plain HTTP from another machine is refused, whatever headers it has', async () => {
  const { fastify } = direct.app;
  for (const headers of [{}, { 'x-forwarded-proto': 'https' }, { 'x-forwarded-for': '127.0.0.1' }]) {
    const answer = await fastify.inject({ url: '/public/v1/venues', remoteAddress: GUEST, headers });
    assert.deepEqual([answer.statusCode, answer.json().errorCode], NOT_SECURE);
  }
});

test('a trusted proxy is believed when it says https, and refused when it does not', async () => {
  const secure = { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https' };
  assert.deepEqual(await answerTo(proxied, secure), LET_IN);
  for (const headers of [
    { 'x-forwarded-for': GUEST },
    { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'http' },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' },
  ]) {
    assert.deepEqual(await answerTo(proxied, headers as Record<string, string>), NOT_SECURE);
  }
  assert.deepEqual(await answerTo(proxied, {}), LET_IN, 'what comes from the machine itself');
});

test('the headers of a proxy that is not trusted are ignored', async () => {
  const { fastify } = proxied.app;
  const headers = { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https' };
  const answer = await fastify.inject({ url: '/public/v1/venues', remoteAddress: '198.51.100.1', headers });
  assert.deepEqual([answer.statusCode, answer.json().errorCode], NOT_SECURE);
});

test('the ceiling counts each address behind a trusted proxy, and each IPv6 /64 as one', async () => {
  const left = async (sofra: Sofra, forwardedFor: string) => {
    const headers = { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'https' };
    const answer = await sofra.call('GET', '/public/v1/venues', { headers });
    return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit')!)![1]);
  };
  assert.deepEqual([await left(proxied, '192.0.2.1'), await left(proxied, '192.0.2.1')], [499, 498]);
  assert.equal(await left(proxied, '192.0.2.2'), 499);
  assert.equal(await left(proxied, '192.0.2.9, 192.0.2.2'), 498, 'the last that the proxy saw counts');
  assert.equal(await left(proxied, '2001:db8:1:2::1'), 499);
  assert.equal(await left(proxied, '2001:db8:1:2:aaaa::ffff'), 498);
  assert.equal(await left(proxied, '2001:db8:1:3::1'), 499);
  const first = await left(direct, '192.0.2.1');
  assert.equal(await left(direct, '192.0.2.2'), first - 1, 'without a trusted proxy the header is hearsay');
});

test('pages of the public address are the service’s own', async () => {
  const venue = await proxied.newVenue();
  const secure = { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https' };
  const own = await read(proxied, venue, '/venues', { headers: { ...secure, origin: PUBLIC_URL } });
  assert.equal(own.status, 200);
  for (const origin of [`${PUBLIC_URL}:8443`, 'http://api.sofra.example', 'https://sofra.example', 'null']) {
    const foreign = await read(proxied, venue, '/venues', { headers: { ...secure, origin } });
    assertRefused(foreign, 403, 'CROSS_ORIGIN_NOT_ACCEPTED');
    assert.equal(foreign.headers.get('access-control-allow-origin'), null);
  }
});

test('403: with a configured public address, the address that was called is not the service’s own', async () => {
  const venue = await proxied.newVenue();
  const { host } = new URL(proxied.baseUrl);
  const headers = { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https', origin: `https://${host}` };
  assertRefused(await read(proxied, venue, '/venues', { headers }), 403, 'CROSS_ORIGIN_NOT_ACCEPTED');
});

test('a page that this machine opens straight is the service’s own, and no other way in leads there', async () => {
  const { fastify } = proxied.app;
  const own = { host: 'localhost:3000', origin: 'http://localhost:3000' };
  const codeFrom = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const url = '/operator/v1/tokens';
    return (await fastify.inject({ method: 'POST', url, remoteAddress, headers })).json().errorCode;
  };
  assert.equal(await codeFrom(own), 'OPERATOR_TOKEN_INVALID');
  assert.equal(
    await codeFrom({ ...own, host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }),
    'OPERATOR_TOKEN_INVALID',
  );
  const secure = { 'x-forwarded-for': GUEST, 'x-forwarded-proto': 'https' };
  for (const headers of [
    { ...own, ...secure },
    { ...own, via: '1.1 proxy', 'x-forwarded-proto': 'https' },
    { ...own, origin: 'http://localhost:4000' },
    { host: 'evil.example:3000', origin: 'http://evil.example:3000' },
  ])
    assert.equal(
      await codeFrom(headers as Record<string, string>),
      'CROSS_ORIGIN_NOT_ACCEPTED',
      JSON.stringify(headers),
    );
  assert.equal(await codeFrom(own, '198.51.100.1'), 'HTTPS_REQUIRED');
});

test('403: a foreign name that leads to this machine is not the service’s own, its local names are', async () => {
  const { fastify } = direct.app;
  const statusFrom = async (host: string) => {
    const headers = { host, origin: `http://${host}`, 'x-api-key': 'none' };
    return (await fastify.inject({ url: '/public/v1/venues', remoteAddress: '127.0.0.1', headers }))
      .statusCode;
  };
  for (const host of ['localhost:3000', 'sofra.localhost', '127.0.0.1:3000', '[::1]:3000'])
    assert.equal(await statusFrom(host), 401, host);
  for (const host of ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'xlocalhost'])
    assert.equal(await statusFrom(host), 403, host);
});

test('a guest page may come from the public site or from the public address', async () => {
  const publicSite = 'https://eat.example';
  const sofra = await startSofra({ db: direct.db, publicUrl: PUBLIC_URL, publicSite });
  try {
    const codeFrom = async (path: string, origin: string) =>
      (await sofra.call('POST', path, { headers: { origin } })).body.errorCode;
    for (const origin of [publicSite, PUBLIC_URL])
      assert.notEqual(await codeFrom('/nobody/r/ABCDEFGH/cancel', origin), 'CROSS_ORIGIN_NOT_ACCEPTED');
    assert.equal(
      await codeFrom('/nobody/r/ABCDEFGH/cancel', 'https://a.example'),
      'CROSS_ORIGIN_NOT_ACCEPTED',
    );
    assert.equal(await codeFrom('/venue/v1/session', publicSite), 'CROSS_ORIGIN_NOT_ACCEPTED');
  } finally {
    await sofra.close();
  }
});

test('403: no API takes a change that a browser marks as one of another site', async () => {
  const answerFrom = async (path: string, site: string) =>
    (await direct.call('POST', path, { headers: { 'sec-fetch-site': site } })).body.errorCode;
  const calls = [
    '/public/v1/venues/nowhere/orders',
    '/venue/v1/session',
    '/operator/v1/venues',
    '/nobody/book',
    '/nobody/r/ABCDEFGH/cancel',
    '/nowhere',
  ];
  for (const path of calls) {
    for (const site of ['cross-site', 'same-site'])
      assert.equal(await answerFrom(path, site), 'CROSS_ORIGIN_NOT_ACCEPTED', `${path} ${site}`);
    for (const site of ['same-origin', 'none'])
      assert.notEqual(await answerFrom(path, site), 'CROSS_ORIGIN_NOT_ACCEPTED', `${path} ${site}`);
  }
});
