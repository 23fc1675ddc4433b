import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import {
  answered,
  EVENT,
  failed,
  hooksExample,
  PUBLIC_IP,
  untimed,
} from '../../../test/webhooks/sending-fixture.ts';
import { emptyAnswer, networkTo, startWebhookEndpoint } from '../../../test/webhooks/webhook-endpoint.ts';
import { isPublicAddress } from '../../core/public-address.ts';
import { checkWebhookAddress } from '../../core/webhooks/webhook-address.ts';
import { requireOpenHost } from '../../operations/webhooks/require-open-host.ts';
import type { Resolve } from '../../parts/resolve.ts';
import { createEndpointSender } from './send-to-endpoint.ts';

interface Case {
  url: string;
  resolved?: string[];
  leadsTo: string | null;
  why: string;
}

const vectors = new URL('../../../../vectors/webhook-addresses.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(vectors, 'utf8')) as { cases: Case[] };

const clock = { now: () => 0 };

/** A listener for connections to any address. It closes them immediately: the test only counts them. */
const listener = await startWebhookEndpoint({ certificate: 'Plain', hook: 'no TLS\r\n' });
test.after(() => listener.close());

/**
 * Sends an event on a network that redirects every connection to the listener. @returns the requested
 * destinations
 */
async function connectionsOf(url: string, resolve: Resolve): Promise<string[]> {
  const { asked, connect } = networkTo(listener);
  const before = listener.connections;
  const send = createEndpointSender({ resolve, clock }, { connect, connectMs: 10_000, timeoutMs: 10_000 });
  const outcome = await send({ ...EVENT, url });
  assert.equal(outcome.kind, 'Failed');
  assert.equal(listener.connections - before, asked.length);
  return asked;
}

/**
 * Closes every socket of the process instead of connecting it, and counts them: no bytes leave the machine.
 */
function stopSockets(t: TestContext) {
  return t.mock.method(Socket.prototype, 'connect', function (this: Socket) {
    return this.destroy();
  });
}

for (const [why, group] of Map.groupBy(cases, (one) => one.why)) {
  test(`events are allowed or refused as their vectors require: ${why}`, async () => {
    for (const { url, resolved, leadsTo } of group) {
      let timesAsked = 0;
      const resolve = async () => {
        timesAsked += 1;
        return resolved ?? assert.fail(`${url} is resolved`);
      };
      const asked = await connectionsOf(url, resolve);
      assert.deepEqual(asked, leadsTo === null ? [] : [leadsTo], JSON.stringify({ url, resolved }));
      assert.equal(timesAsked, resolved === undefined ? 0 : 1, url);
      if (resolved === undefined) {
        const { kind } = checkWebhookAddress(url, false);
        assert.equal(kind, leadsTo === null ? 'Wrong' : 'Address', url);
      }
    }
  });
}

test('no socket is connected for a vector whose address is forbidden', async (t) => {
  const { mock } = stopSockets(t);
  for (const { url, resolved = [] } of cases.filter(({ leadsTo }) => leadsTo === null)) {
    const outcome = await createEndpointSender({ resolve: async () => resolved, clock })({ ...EVENT, url });
    assert.ok(outcome.kind === 'Failed' && /^Not(?:Public|Resolved)$/.test(outcome.reason), url);
  }
  assert.equal(mock.callCount(), 0);
});

test('the socket counter notices a connection, so that a count of zero is a proof', async (t) => {
  const { mock } = stopSockets(t);
  const send = createEndpointSender({ resolve: async () => [PUBLIC_IP, '2606:4700:4700::1111'], clock });
  assert.deepEqual(untimed(await send(EVENT)), failed('Unreachable'));
  assert.equal(mock.callCount(), 2);
});

test('the vectors cover every kind of address, with at least 300 forbidden ones', () => {
  const refused = cases.filter(({ leadsTo }) => leadsTo === null);
  assert.ok(refused.length >= 300, `${refused.length}`);
  assert.ok(cases.length - refused.length >= 50);
  assert.equal(new Set(cases.map(({ url, resolved }) => JSON.stringify([url, resolved]))).size, cases.length);
});

test('a name that was public when its address was saved and is private now gets no connection', async () => {
  let ips = [PUBLIC_IP];
  const resolve = async () => ips;
  const reading = checkWebhookAddress(EVENT.url, false);
  assert.ok(reading.kind === 'Address');
  await requireOpenHost({ resolve, allowsLocalWebhooks: false }, reading.address);
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), [`${PUBLIC_IP} 443`]);
  ips = ['127.0.0.1'];
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), []);
});

test('a name that resolves differently each time is looked up once, and that result is used', async () => {
  const answers = [[PUBLIC_IP], ['127.0.0.1'], ['93.184.216.35'], ['10.0.0.1', PUBLIC_IP]].values();
  const resolve = async () => answers.next().value ?? assert.fail('asked again');
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), [`${PUBLIC_IP} 443`]);
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), []);
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), ['93.184.216.35 443']);
  assert.deepEqual(await connectionsOf(EVENT.url, resolve), []);
});

test('no connection goes to a private address, however a name alternates between public and private ones', async () => {
  const anyPublic = fc.constantFrom(PUBLIC_IP, '151.101.1.140', '2606:4700:4700::1111', '::ffff:8.8.8.8');
  const anyPrivate = fc.constantFrom(
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '64:ff9b::7f00:1',
  );
  const anyAnswer = fc.array(fc.oneof({ weight: 3, arbitrary: anyPublic }, anyPrivate), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyAnswer, { minLength: 5, maxLength: 5 }), async (answers) => {
      const left = answers.values();
      for (const answer of answers) {
        const asked = await connectionsOf(
          EVENT.url,
          async () => left.next().value ?? assert.fail('asked again'),
        );
        const isOpen = answer.length > 0 && answer.every(isPublicAddress);
        assert.deepEqual(asked, isOpen ? [`${answer[0]} 443`] : []);
      }
    }),
    { numRuns: 200 },
  );
});

for (const status of [300, 301, 302, 303, 305, 307, 308]) {
  test(`a redirect ${status} to a private address is not followed`, async (t) => {
    const targets = [
      `http://127.0.0.1:${listener.port}/`,
      `https://localhost:${listener.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      '//[::1]/',
      'https://hooks.example/elsewhere',
      '/elsewhere',
    ];
    for (const target of targets) {
      const answer = emptyAnswer(status, { Location: target, Refresh: `0; url=${target}` });
      const { endpoint, asked, send } = await hooksExample(t, { answer });
      const before = listener.connections;
      assert.deepEqual(untimed(await send()), answered(status));
      assert.deepEqual(asked, [`${PUBLIC_IP} 443`]);
      assert.equal(endpoint.received.length, 1);
      assert.equal(listener.connections, before);
    }
  });
}

test('this machine receives events only in development, and no other host receives them without TLS', async (t) => {
  const { asked, send } = await hooksExample(t, { certificate: 'Plain' }, { ips: ['127.0.0.1'] });
  const url = 'http://localhost:3000/';
  assert.deepEqual(untimed(await send({ url })), failed('NotPublic'));
  assert.deepEqual(asked, []);
  assert.deepEqual(untimed(await send({ url, allowsLocal: true })), answered(204));
  assert.deepEqual(asked, ['127.0.0.1 3000']);
  const elsewhere = await hooksExample(t, { certificate: 'Plain' }, { ips: ['127.0.0.1', PUBLIC_IP] });
  assert.deepEqual(untimed(await elsewhere.send({ url, allowsLocal: true })), failed('NotPublic'));
  assert.deepEqual(elsewhere.asked, []);
});
