import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { useFixture } from '../../server/test/harness/fixture.ts';
import { needsPrograms } from '../../server/test/harness/required-programs.ts';
import { samplePhoto } from '../../server/test/samples/sample-photo.ts';
import { orderOf } from '../sample-venue.ts';
import { type ProxyPlace, startProxied } from './proxied-service.ts';
import { runCaddy, runNginx } from './run-proxies.ts';

const PROXIES = { nginx: runNginx, caddy: runCaddy };
const JSON_BODY = { 'content-type': 'application/json' };
/** Not the address of the proxy, and not one that may call the operator API. */
const GUEST = '127.0.0.9';

for (const [name, commandOf] of Object.entries(PROXIES)) {
  const { skip } = needsPrograms(name);
  describe(`behind ${name}, as its sample says`, { skip }, () => {
    // `describe` runs its function also when it is skipped.
    if (skip === false) testBehind(name, commandOf);
  });
}

function testBehind(name: string, commandOf: (place: ProxyPlace) => string[]): void {
  const proxied = useFixture(() => startProxied(commandOf));
  let cookie = '';
  after(() => proxied.close());

  test(`${name}: an order is placed, and a repeat places no other`, async () => {
    const order = await orderOf(proxied);
    const headers = { ...JSON_BODY, 'x-api-key': proxied.apiKey, 'idempotency-key': 'behind-a-proxy' };
    const place = () =>
      proxied.call(`/public/v1/venues/${proxied.venueId}/orders`, { method: 'POST', headers, body: order });
    const [first, again] = [await place(), await place()];
    assert.deepEqual([first.status, again.status], [201, 200], first.text);
  });

  test(`${name}: the venue sees the address of the caller, whatever the caller says of itself`, async () => {
    const headers = { ...JSON_BODY, 'x-forwarded-for': '203.0.113.7' };
    const body = JSON.stringify(proxied.owner);
    const signedIn = await proxied.call('/venue/v1/session', { method: 'POST', headers, body, from: GUEST });
    assert.equal(signedIn.status, 200, signedIn.text);
    assert.equal(signedIn.headers['strict-transport-security'], 'max-age=31536000');
    cookie = signedIn.headers['set-cookie']![0]!.split(';')[0]!;
    const log = await proxied.call(`/venue/v1/venues/${proxied.venueId}/audit-log`, { headers: { cookie } });
    assert.equal(log.status, 200, log.text);
    assert.ok(log.text.includes(`"${GUEST}"`) && !log.text.includes('203.0.113.7'), log.text);
  });

  test(`${name}: a photo of several megabytes is taken, one that is too large is refused in the words of the service`, async () => {
    const photo = await largePhoto();
    const path = `/venue/v1/venues/${proxied.venueId}/photos`;
    const headers = { cookie, 'content-type': 'image/jpeg' };
    const taken = await proxied.call(path, { method: 'POST', headers, body: photo });
    assert.equal(taken.status, 201, taken.text);
    const refused = await proxied.call(path, {
      method: 'POST',
      headers,
      body: Buffer.alloc(11 * 1024 * 1024),
    });
    assert.deepEqual([refused.status, JSON.parse(refused.text).errorCode], [413, 'PHOTO_TOO_LARGE']);
    const body = JSON.stringify({ note: 'x'.repeat(300 * 1024) });
    const order = await proxied.call(`/public/v1/venues/${proxied.venueId}/orders`, {
      method: 'POST',
      headers: { ...JSON_BODY, 'x-api-key': proxied.apiKey, 'idempotency-key': 'too-large' },
      body,
    });
    assert.deepEqual([order.status, JSON.parse(order.text).errorCode], [413, 'BODY_TOO_LARGE']);
  });

  test(`${name}: the live stream passes an event on while it goes on`, async () => {
    const stream = await proxied.open('/venue/v1/live', { headers: { cookie, accept: 'text/event-stream' } });
    assert.equal(stream.statusCode, 200);
    let text = '';
    const seen = new Promise<void>((resolve) => {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('data:')) resolve();
      });
    });
    stream.on('error', () => {});
    const headers = { ...JSON_BODY, 'x-api-key': proxied.apiKey, 'idempotency-key': 'seen-live' };
    const path = `/public/v1/venues/${proxied.venueId}/orders`;
    const placed = await proxied.call(path, { method: 'POST', headers, body: await orderOf(proxied) });
    assert.equal(placed.status, 201, placed.text);
    // The stream never ends: an event that the proxy kept would not be seen.
    await seen;
    assert.equal(stream.complete, false);
    stream.destroy();
  });

  test(`${name}: the operator calls from this machine only`, async () => {
    const headers = { authorization: `Bearer ${proxied.operatorToken}` };
    const path = `/operator/v1/venues/${proxied.venueId}/export`;
    assert.equal((await proxied.call(path, { headers })).status, 200);
    assert.equal((await proxied.call(path, { headers, from: GUEST })).status, 403);
  });

  test(`${name}: every answer asks once for HTTPS only, also those of ${name} itself while the service is away`, async () => {
    const headers = { authorization: `Bearer ${proxied.operatorToken}` };
    const answers = [
      await proxied.call('/health/ready'),
      await proxied.call('/no-such-page'),
      await proxied.call('/operator/v1/venues', { headers, from: GUEST }),
    ];
    await proxied.endService();
    answers.push(await proxied.call('/health/ready'));
    assert.deepEqual(
      answers.map((answer) => [answer.status, answer.headers['strict-transport-security']]),
      [200, 404, 403, 502].map((status) => [status, 'max-age=31536000']),
    );
  });
}

const COMMENT_BYTES = 65_533;

/** A JPEG of 4 MB that is decoded quickly: most of it is comments. */
async function largePhoto(): Promise<Buffer> {
  const photo = await samplePhoto();
  const comment = Buffer.alloc(2 + 2 + COMMENT_BYTES);
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(COMMENT_BYTES + 2, 2);
  return Buffer.concat([
    photo.subarray(0, 2),
    ...Array.from({ length: 64 }, () => comment),
    photo.subarray(2),
  ]);
}
