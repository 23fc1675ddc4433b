import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { openSocket, readAnswers } from '../../test/harness/raw-socket.ts';
import { type Sofra, startSofra } from '../../test/harness/sofra.ts';
import {
  ENDPOINT_CERTIFICATE,
  ENDPOINT_KEY,
  TEST_AUTHORITY,
} from '../../test/webhooks/endpoint-certificates.ts';

let sofra: Sofra;

before(async () => {
  const tls = { cert: Buffer.from(ENDPOINT_CERTIFICATE), key: Buffer.from(ENDPOINT_KEY) };
  sofra = await startSofra({
    tls,
    hasRateLimits: true,
    httpLimits: { connectionsPerAddress: 3 },
  });
});

after(() => sofra.close());

const STRICT = /^strict-transport-security: max-age=31536000\r$/im;

test('a service that serves HTTPS itself asks browsers, in every answer, to use HTTPS only', async () => {
  for (const [head, status] of [
    ['GET /public/v1/venues HTTP/1.1\r\nHost: x', 401],
    ['GET /nowhere HTTP/1.1\r\nHost: x\r\nAccept: text/html', 404],
    ['HEAD /health/live HTTP/1.1\r\nHost: x', 200],
    ['GET /openapi.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br', 200],
    ['GET / HTTP/1.1', 400],
    ['NONSENSE', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nExpect: more', 417],
  ] as const) {
    const socket = await openSocket(sofra.baseUrl);
    socket.write(`${head}\r\n\r\n`);
    const answer = await socket.until(/\r\n\r\n/);
    assert.ok(answer.startsWith(`HTTP/1.1 ${status} `), head);
    assert.match(answer, STRICT, head);
    assert.match(answer, /^x-content-type-options: nosniff\r$/im, head);
    socket.destroy();
  }
});

test('TLS 1.2 is spoken with ciphers that authenticate what they encrypt, and with no others', async () => {
  const cipherOf = async (ciphers: string) => {
    const socket = connectTls({
      port: Number(new URL(sofra.baseUrl).port),
      host: '127.0.0.1',
      ca: TEST_AUTHORITY,
      maxVersion: 'TLSv1.2',
      ciphers,
    });
    await once(socket, 'secureConnect');
    const { name } = socket.getCipher();
    socket.destroy();
    return name;
  };
  assert.match(await cipherOf('ECDHE+AESGCM'), /-GCM-/);
  await assert.rejects(cipherOf('ECDHE+AES:!AESGCM:!AESCCM'), /alert handshake failure/);
});

test('a malformed request over TLS is refused over TLS', async () => {
  const socket = await openSocket(sofra.baseUrl);
  socket.write('NONSENSE\r\n\r\n');
  const [answer] = readAnswers(await socket.closed);
  assert.deepEqual([answer!.status, answer!.body.errorCode], [400, 'MALFORMED_REQUEST']);
});

test('a client that does not speak TLS gets no plain-text answer and disturbs no other client', async () => {
  const { port } = new URL(sofra.baseUrl);
  const plain = connect(Number(port), '127.0.0.1');
  let received = '';
  plain
    .on('error', () => {})
    .on('data', (bytes) => {
      received += bytes.toString('latin1');
    });
  plain.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(plain, 'close');
  assert.doesNotMatch(received, /HTTP/);
  const socket = await openSocket(sofra.baseUrl);
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await socket.until(/live/);
  socket.destroy();
});

test('the limit on connections applies to TLS connections too', async () => {
  const openQuiet = async () => {
    const socket = await openSocket(sofra.baseUrl);
    socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
    await socket.until(/live/);
    return socket;
  };
  const quiet = [await openQuiet(), await openQuiet(), await openQuiet()];
  const last = await openQuiet();
  await Promise.all(quiet.map(({ closed }) => closed));
  last.destroy();
});

test('behind a declared proxy, browsers that came by HTTPS are asked to use HTTPS only', async () => {
  const proxied = await startSofra({ db: sofra.db, trustedProxies: ['127.0.0.1/32'] });
  const strictOf = async (path: string, proto: string) => {
    const headers = { 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.9' };
    const answer = await fetch(proxied.baseUrl + path, { headers });
    return answer.headers.get('strict-transport-security');
  };
  try {
    for (const path of ['/health/live', '/public/v1/venues', '/nowhere', '/openapi.json'])
      assert.equal(await strictOf(path, 'https'), 'max-age=31536000', path);
    assert.equal(await strictOf('/health/live', 'http'), null);
  } finally {
    await proxied.close();
  }
});

test('answers over plain HTTP have no such header, whatever a caller says who is no declared proxy', async () => {
  const plain = await startSofra({ db: sofra.db });
  try {
    const answer = await fetch(`${plain.baseUrl}/health/live`, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    assert.equal(answer.headers.get('strict-transport-security'), null);
  } finally {
    await plain.close();
  }
});
