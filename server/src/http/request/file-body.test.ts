import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { rawRequest } from '../../../test/harness/raw-request.ts';
import { Refusal } from '../../core/refusals.ts';
import { readBytes } from './arriving-bodies.ts';
import { readFileBody } from './file-body.ts';

const LIMIT = { bytes: 1_000, refusal: 'PHOTO_TOO_LARGE' } as const;
const PNG = { 'content-type': 'image/png' };

let server: Server;
let baseUrl: string;
let outcomes: unknown[];
/** Runs before a body is read. */
let delay: () => Promise<void>;

before(async () => {
  server = createServer(async (incoming, outgoing) => {
    await delay();
    const outcome = await readFileBody(
      incoming,
      (limit) => readBytes(incoming, limit),
      ['image/jpeg', 'image/png'],
      LIMIT,
    ).then(
      (bytes) => ({ bytes: bytes.length, complete: incoming.complete }),
      (error: unknown) =>
        error instanceof Refusal ? { code: error.code, complete: incoming.complete } : { error },
    );
    outcomes.push(outcome);
    outgoing.end(JSON.stringify(outcome));
  });
  [outcomes, delay] = [[], async () => {}];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

async function send(sizes: number[], headers: Record<string, string> = PNG) {
  const pieces = sizes.map((size) => Buffer.alloc(size, 1));
  return (await rawRequest(baseUrl, { method: 'POST', path: '/', headers, pieces })).body;
}

test('a file up to the limit is read, in one chunk or several, with or without Content-Length', async () => {
  assert.deepEqual(await send([1_000]), { bytes: 1_000, complete: true });
  assert.deepEqual(await send([500, 400, 100]), { bytes: 1_000, complete: true });
  assert.deepEqual(await send([600, 400], { ...PNG, 'content-length': '1000' }), {
    bytes: 1_000,
    complete: true,
  });
  assert.deepEqual(await send([], { ...PNG, 'content-length': '0' }), { bytes: 0, complete: true });
});

test('the media type must be one of those taken, in any letter case and with parameters', async () => {
  for (const type of ['image/png', 'IMAGE/JPEG', 'image/png; charset=binary', ' image/png ;x']) {
    assert.equal((await send([1], { 'content-type': type })).bytes, 1, type);
  }
  const others = ['image/svg+xml', 'application/json', 'image/*', 'image/pngx', 'text/html; image/png'];
  for (const headers of [{}, ...others.map((type) => ({ 'content-type': type }))]) {
    assert.equal((await send([1], headers as Record<string, string>)).code, 'UNSUPPORTED_MEDIA_TYPE');
  }
});

test('a file that is a little too large is read to its end before it is refused', async () => {
  const refused = { code: 'PHOTO_TOO_LARGE', complete: true };
  assert.deepEqual(await send([1_001], { ...PNG, 'content-length': '1001' }), refused);
  assert.deepEqual(await send([600, 600]), refused);
  assert.deepEqual(await send([1_000, 2_000, 1_000]), refused);
});

test('a file that is far too large is refused without reading it to its end', async () => {
  const { hostname, port } = new URL(baseUrl);
  for (const headers of [PNG, { ...PNG, 'content-length': '5000' }]) {
    const sent = request({ hostname, port, method: 'POST', headers });
    sent.on('error', () => {});
    sent.write(Buffer.alloc(4_500));
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    let text = '';
    for await (const chunk of response) text += chunk;
    assert.deepEqual(JSON.parse(text), { code: 'PHOTO_TOO_LARGE', complete: false });
    sent.destroy();
  }
});

test('a caller who leaves before the body is read does not block the request', async () => {
  const { hostname, port } = new URL(baseUrl);
  let isTime = () => {};
  let hasCome = () => {};
  const came = new Promise<void>((resolve) => {
    hasCome = resolve;
  });
  delay = () => {
    hasCome();
    return new Promise((resolve) => {
      isTime = resolve;
    });
  };
  const connections = once(server, 'connection') as Promise<[NodeJS.EventEmitter]>;
  const sent = request({
    hostname,
    port,
    method: 'POST',
    headers: { ...PNG, 'content-length': '900' },
    agent: false,
  });
  sent.on('error', () => {});
  sent.write(Buffer.alloc(100));
  const [socket] = await connections;
  await came;
  const gone = new Promise((resolve) => socket.once('close', resolve));
  sent.destroy();
  await gone;
  outcomes = [];
  isTime();
  while (outcomes.length === 0) await new Promise(setImmediate);
  assert.deepEqual(outcomes, [{ code: 'VALIDATION_ERROR', complete: false }]);
  delay = async () => {};
});
