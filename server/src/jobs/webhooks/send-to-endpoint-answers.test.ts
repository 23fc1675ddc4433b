import assert from 'node:assert/strict';
import { Socket } from 'node:net';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answered,
  EVENT,
  failed,
  hooksExample,
  NOW,
  PUBLIC_IP,
  plainEndpoint,
  SOON_MS,
  untimed,
} from '../../../test/webhooks/sending-fixture.ts';
import { emptyAnswer } from '../../../test/webhooks/webhook-endpoint.ts';
import { createEndpointSender } from './send-to-endpoint.ts';

for (const status of [200, 201, 202, 204, 299, 304, 400, 404, 410, 429, 500, 503, 599]) {
  test(`the status ${status} of an answer is returned`, async (t) => {
    const { send } = await plainEndpoint(t, emptyAnswer(status));
    assert.deepEqual(untimed(await send()), answered(status));
  });
}

for (const [what, answer] of [
  ['after an informational response', `HTTP/1.1 103 \r\nLink: <a>\r\n\r\n${emptyAnswer(202)}`],
  ['after a "continue" that it did not ask for', `HTTP/1.1 100 Continue\r\n\r\n${emptyAnswer(202)}`],
  [
    'after several informational responses',
    `${[100, 102, 103, 100, 199].map((status) => `HTTP/1.1 ${status} \r\n\r\n`).join('')}${emptyAnswer(202)}`,
  ],
  ['in chunks', 'HTTP/1.1 202 \r\nTransfer-Encoding: chunked\r\n\r\n5\r\nmerci\r\n0\r\n\r\n'],
  ['that ends with the connection', 'HTTP/1.1 202 \r\n\r\nmerci'],
  ['of HTTP/1.0', 'HTTP/1.0 202 Accepted\r\n\r\nmerci'],
  [
    'that claims to be compressed and is not',
    'HTTP/1.1 202 \r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\nno',
  ],
] as const) {
  test(`an answer ${what} is read to its end`, async (t) => {
    const { send } = await plainEndpoint(t, answer);
    assert.deepEqual(untimed(await send()), answered(202));
  });
}

test('Retry-After is returned in seconds, also when it is a date, by the clock of the service', async (t) => {
  for (const [retryAfter, seconds] of [
    ['120', 120],
    ['Tue, 03 Mar 2026 12:01:00 GMT', 60],
    ['999999', 14_400],
    ['later', null],
    ['30\r\nRetry-After: 60', 30],
  ] as const) {
    const { send } = await plainEndpoint(t, emptyAnswer(503, { 'Retry-After': retryAfter }));
    assert.deepEqual(untimed(await send()), answered(503, seconds));
  }
});

test('at most 64 KiB of an answer are read: its status counts, and the connection is closed', async (t) => {
  const endless = (line: Socket) => {
    line.write('HTTP/1.1 200 \r\n\r\n');
    const more = () => line.write(Buffer.alloc(16_384, 'a'), (error) => error ?? more());
    more();
  };
  for (const settings of [{ answer: endless }, { answer: endless, certificate: 'Plain' }] as const) {
    const fixture = await hooksExample(t, settings, { ips: ['127.0.0.1'] });
    const url = 'certificate' in settings ? 'http://localhost/' : EVENT.url;
    assert.deepEqual(untimed(await fixture.send({ url, allowsLocal: true })), answered(200));
    await fixture.endpoint.whenLeft();
  }
});

test('the data between the chunks of an answer counts towards its 64 KiB', async (t) => {
  const answer = (line: Socket) => {
    line.write('HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\n1;');
    const more = () => line.write(Buffer.alloc(16_384, 'a'), (error) => error ?? more());
    more();
  };
  const { endpoint, send } = await plainEndpoint(t, answer);
  assert.deepEqual(untimed(await send()), answered(200));
  await endpoint.whenLeft();
});

test('an endpoint that sends only informational responses is not read beyond 64 KiB', async (t) => {
  const answer = (line: Socket) => {
    const more = () => line.write('HTTP/1.1 103 \r\n\r\n'.repeat(1_000), (error) => error ?? more());
    more();
  };
  const { endpoint, send } = await plainEndpoint(t, answer);
  assert.deepEqual(untimed(await send()), failed('NotHttp'));
  await endpoint.whenLeft();
});

test('an answer of 64 KiB is read to its last byte', async (t) => {
  const head = 'HTTP/1.1 200 \r\nContent-Length: 65000\r\n\r\n';
  const { send } = await plainEndpoint(t, (line) => void line.write(head + 'a'.repeat(64_999)), SOON_MS);
  assert.deepEqual(untimed(await send()), failed('TooSlow'));
  const whole = await plainEndpoint(t, (line) => void line.write(head + 'a'.repeat(65_000)));
  assert.deepEqual(untimed(await whole.send()), answered(200));
});

const drip = (text: string) => (line: Socket) => {
  line.write(text);
  const dripping = setInterval(() => line.write('a'), 5);
  line.on('close', () => clearInterval(dripping));
};

for (const [what, settings] of [
  ['accepts the connection and sends nothing', { certificate: 'Silent' }],
  ['accepts the event and sends nothing', { answer: () => {} }],
  ['sends the head of its answer byte by byte', { answer: drip('HTTP/1.1 200 \r\nX: ') }],
  [
    'sends the body of its answer byte by byte',
    { answer: drip('HTTP/1.1 200 \r\nContent-Length: 9999\r\n\r\n') },
  ],
  ['never ends its answer', { answer: drip('HTTP/1.1 200 \r\n\r\n') }],
] as const) {
  test(`an endpoint that ${what} is too slow at the timeout, and its connection is closed`, async (t) => {
    const { endpoint, send } = await hooksExample(t, settings, { timeoutMs: SOON_MS });
    assert.deepEqual(untimed(await send()), failed('TooSlow'));
    await endpoint.whenLeft();
  });
}

test('a name that is not resolved in time is too slow, and its late resolution opens no connection', async () => {
  const asked = Promise.withResolvers<string[]>();
  const connect = () => assert.fail('connected');
  const parts = { resolve: () => asked.promise, clock: { now: () => NOW } };
  const outcome = await createEndpointSender(parts, { connect, connectMs: 1, timeoutMs: SOON_MS })(EVENT);
  assert.deepEqual(untimed(outcome), failed('TooSlow'));
  asked.resolve([PUBLIC_IP]);
  await new Promise(setImmediate);
});

test('addresses that accept no connection in time are too slow', async (t) => {
  const { send } = await hooksExample(t, {}, { connect: () => new Socket(), timeoutMs: SOON_MS });
  assert.deepEqual(untimed(await send()), failed('TooSlow'));
});

for (const [what, answer] of [
  ['closes the connection without an answer', ''],
  ['sends a "continue" and no answer', 'HTTP/1.1 100 \r\n\r\n'],
  ['closes the connection within the head of its answer', 'HTTP/1.1 200 \r\nX-Half: a'],
  [
    'closes the connection before the end of Content-Length',
    'HTTP/1.1 200 \r\nContent-Length: 10\r\n\r\nhalf',
  ],
  ['closes the connection within a chunk', 'HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal'],
  [
    'closes the connection before the last chunk',
    'HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n',
  ],
  ['resets the connection', (line: Socket) => void line.resetAndDestroy()],
  [
    'resets the connection within its answer',
    (line: Socket) => {
      line.write('HTTP/1.1 200 \r\nContent-Length: 10\r\n\r\nhalf', () => line.resetAndDestroy());
    },
  ],
] as const) {
  test(`an endpoint that ${what} has not answered`, async (t) => {
    const { send } = await plainEndpoint(t, answer);
    assert.deepEqual(untimed(await send()), failed('BrokenOff'));
  });
}

for (const [what, answer] of [
  ['of another protocol', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['of HTTP/2', '\0\0\x06\x04\0\0\0\0\0'],
  ['with an invalid status', 'HTTP/1.1 20 \r\n\r\n'],
  ['with a chunk without a length', 'HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ['with a head of more than 16 KiB', `HTTP/1.1 200 \r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['that changes to another protocol', 'HTTP/1.1 101 \r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'],
] as const) {
  test(`an answer ${what} is invalid`, async (t) => {
    const { send } = await plainEndpoint(t, answer);
    assert.deepEqual(untimed(await send()), failed('NotHttp'));
  });
}

test('any bytes as an answer give an outcome, and sending never throws', async (t) => {
  let bytes = Buffer.alloc(0);
  const { send } = await plainEndpoint(t, (line) => void line.end(bytes));
  const pieces = [
    'HTTP/1.1 ',
    '200',
    '99',
    ' \r\n',
    '\r\n',
    'Content-Length: ',
    'Transfer-Encoding: chunked',
    '0',
    '5',
  ];
  const anyPiece = fc.oneof(
    fc.constantFrom(...pieces).map((text) => Buffer.from(text)),
    fc.uint8Array(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyPiece, { maxLength: 12 }), async (parts) => {
      bytes = Buffer.concat(parts);
      const { kind } = await send();
      assert.ok(kind === 'Answered' || kind === 'Failed');
    }),
    { numRuns: 200 },
  );
});
