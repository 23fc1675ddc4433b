import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import {
  answered,
  BODY,
  EVENT,
  failed,
  HEADERS,
  hooksExample,
  NOW,
  PUBLIC_IP,
  SECRET,
  untimed,
} from '../../../test/webhooks/sending-fixture.ts';
import { emptyAnswer, networkTo, startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { connectTo } from './endpoint-connection.ts';
import { createEndpointSender, type WireSettings } from './send-to-endpoint.ts';

test('an event arrives unchanged at a host name, and a Standard Webhooks library verifies it', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOW });
  const { endpoint, asked, send } = await hooksExample(t);
  assert.deepEqual(untimed(await send({ url: 'https://hooks.example:8443/sofra/?a=b%20c' })), answered(204));
  assert.deepEqual(asked, [`${PUBLIC_IP} 8443`]);
  const [received] = endpoint.received;
  assert.deepEqual(received, {
    requestLine: 'POST /sofra/?a=b%20c HTTP/1.1',
    headers: {
      host: 'hooks.example:8443',
      connection: 'close',
      ...HEADERS,
      'content-length': String(Buffer.byteLength(BODY)),
    },
    body: BODY,
    serverName: 'hooks.example',
  });
  assert.deepEqual(new Webhook(SECRET).verify(received!.body, received!.headers), JSON.parse(BODY));
});

test('an address without a port uses port 443, and the Host header has no port', async (t) => {
  const { endpoint, asked, send } = await hooksExample(t);
  await send();
  assert.deepEqual(asked, [`${PUBLIC_IP} 443`]);
  assert.equal(endpoint.received[0]?.headers.host, 'hooks.example');
});

for (const [host, ip] of [
  [PUBLIC_IP, PUBLIC_IP],
  ['[2606:4700:4700::1111]', '2606:4700:4700::1111'],
] as const) {
  test(`an event goes to https://${host} itself, with a certificate for that IP address and no name in the handshake`, async (t) => {
    const { endpoint, asked, send } = await hooksExample(t, {}, { ips: [] });
    assert.deepEqual(untimed(await send({ url: `https://${host}/` })), answered(204));
    assert.deepEqual(asked, [`${ip} 443`]);
    assert.equal(endpoint.received[0]?.serverName, null);
    assert.equal(endpoint.received[0]?.headers.host, host);
  });
}

test('an event without a body is sent without one', async (t) => {
  const { endpoint, send } = await hooksExample(t);
  assert.deepEqual(untimed(await send({ body: '' })), answered(204));
  assert.equal(endpoint.received[0]?.headers['content-length'], '0');
});

test('every event looks up its name again and has its own connection, which is closed afterwards', async (t) => {
  const answer = emptyAnswer(200, { Connection: 'keep-alive', 'Keep-Alive': 'timeout=60' });
  const keepOpen = (line: Socket) => void line.write(answer);
  const { endpoint, send } = await hooksExample(t, { answer: keepOpen });
  for (let count = 1; count <= 3; count++) {
    assert.deepEqual(untimed(await send()), answered(200));
    assert.equal(endpoint.connections, count);
    await endpoint.whenLeft();
  }
});

for (const [what, settings, host] of [
  ['that has expired', { certificate: 'Expired' }, 'hooks.example'],
  ['for another name', {}, 'other.example'],
  ['for the parent domain only', {}, 'a.hooks.example'],
  ['for another IP address', {}, '93.184.216.35'],
] as const) {
  test(`nothing is sent to a host with a certificate ${what}`, async (t) => {
    const { endpoint, send } = await hooksExample(t, settings);
    assert.deepEqual(untimed(await send({ url: `https://${host}/` })), failed('CertificateRefused'));
    assert.deepEqual(endpoint.received, []);
  });
}

test('nothing is sent to a host with a certificate of an unknown authority, even when the environment allows any', async (t) => {
  t.mock.method(process, 'emitWarning', () => {});
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  t.after(() => {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  });
  const { endpoint, send } = await hooksExample(t, {}, { trusted: null });
  assert.deepEqual(untimed(await send()), failed('CertificateRefused'));
  assert.deepEqual(endpoint.received, []);
});

test('nothing is sent to a host without TLS when the address is https', async (t) => {
  const { endpoint, send } = await hooksExample(t, {
    certificate: 'Plain',
    hook: '220 mail.example\r\n',
  });
  assert.deepEqual(untimed(await send()), failed('TlsFailed'));
  assert.deepEqual(endpoint.received, []);
});

test('when one address accepts no connection, the next one is tried, alternating between IPv4 and IPv6', async (t) => {
  const ips = ['93.184.216.34', '93.184.216.35', '2606:4700:4700::1111', '93.184.216.34', '93.184.216.36'];
  const { endpoint, send } = await hooksExample(t, {}, { ips, connect: (to) => connect(to) });
  const { asked, connect: connectToEndpoint } = networkTo(endpoint);
  const gone = await startWebhookEndpoint();
  await gone.close();
  const { asked: refused, connect: connectToGone } = networkTo(gone);
  const connect: WireSettings['connect'] = (to) =>
    to.ip.endsWith('35') ? connectToEndpoint(to) : connectToGone(to);
  assert.deepEqual(untimed(await send()), answered(204));
  assert.deepEqual(refused, ['93.184.216.34 443', '2606:4700:4700::1111 443']);
  assert.deepEqual(asked, ['93.184.216.35 443']);
});

test('an address that does not answer delays the next address only briefly', async (t) => {
  const ips = ['93.184.216.35', PUBLIC_IP];
  const { endpoint, send } = await hooksExample(t, {}, { ips, connectMs: 1, connect: (to) => connect(to) });
  const { connect: connectToEndpoint } = networkTo(endpoint);
  const connect: WireSettings['connect'] = (to) =>
    to.ip === PUBLIC_IP ? connectToEndpoint(to) : new Socket();
  assert.deepEqual(untimed(await send()), answered(204));
});

test('when no address accepts a connection, only eight are tried', async (t) => {
  const ips = Array.from({ length: 50 }, (_, at) => `93.184.216.${at}`);
  const { endpoint, asked, send } = await hooksExample(t, {}, { ips });
  await endpoint.close();
  assert.deepEqual(untimed(await send()), failed('Unreachable'));
  assert.deepEqual(
    asked,
    ips.slice(0, 8).map((ip) => `${ip} 443`),
  );
});

test('a name is never looked up by the connection itself', async () => {
  const socket = connectTo({ ip: 'localhost', port: 9 });
  const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
  assert.equal(error.message, 'It is no IP address.');
});

test('a name without an address gets no connection', async (t) => {
  const empty = await hooksExample(t, {}, { ips: [] });
  assert.deepEqual(untimed(await empty.send()), failed('NotResolved'));
  const resolve = async () => {
    throw new Error('ENOTFOUND');
  };
  const send = createEndpointSender({ resolve, clock: { now: () => NOW } });
  assert.deepEqual(untimed(await send(EVENT)), failed('NotResolved'));
});

test('proxy settings of the environment are ignored', async (t) => {
  const proxy = await startWebhookEndpoint({ certificate: 'Plain' });
  t.after(() => proxy.close());
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy'];
  for (const name of names) process.env[name] = `http://127.0.0.1:${proxy.port}`;
  process.env.NODE_USE_ENV_PROXY = '1';
  t.after(() => {
    for (const name of [...names, 'NODE_USE_ENV_PROXY']) delete process.env[name];
  });
  const { send } = await hooksExample(t);
  assert.deepEqual(untimed(await send()), answered(204));
  assert.equal(proxy.connections, 0);
});

test('an invalid header is a fault of the caller, and throws', async (t) => {
  const { endpoint, send } = await hooksExample(t);
  await assert.rejects(send({ headers: { ...HEADERS, 'X-Service-Event-Type': 'a\r\nX-Injected: b' } }));
  assert.deepEqual(endpoint.received, []);
});
