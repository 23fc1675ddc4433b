import assert from 'node:assert/strict';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createNameServerResolver } from './resolve.ts';

/** The records of the test's name server: IPv4 addresses by name. For other names it answers that they do not exist. */
const KNOWN: Record<string, readonly string[]> = {
  'one.example': ['192.0.2.1'],
  'two.example': ['192.0.2.1', '192.0.2.2'],
};

let nameServer: Socket;
let asked: string[];
let address: string;

before(async () => {
  asked = [];
  nameServer = createSocket('udp4');
  nameServer.on('message', answerQuestion);
  nameServer.bind(0, '127.0.0.1');
  await once(nameServer, 'listening');
  address = `127.0.0.1:${(nameServer.address() as AddressInfo).port}`;
});
after(() => {
  nameServer.close();
});

/** @see RFC 1035, section 4.1 */
function answerQuestion(question: Buffer, from: RemoteInfo): void {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = question.readUInt16BE(at + 1);
  const name = labels.join('.');
  asked.push(name);
  const ips = type === 1 ? (KNOWN[name] ?? []) : [];
  const isKnown = name in KNOWN;
  const answers = ips.map((ip) => {
    const head = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4]);
    return Buffer.concat([head, Buffer.from(ip.split('.').map(Number))]);
  });
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  nameServer.send(Buffer.concat([head, question.subarray(12, at + 5), ...answers]), from.port, from.address);
}

test('a name resolves to exactly the addresses that the name server has', async () => {
  const resolve = createNameServerResolver([address]);
  assert.deepEqual(await resolve('one.example'), ['192.0.2.1']);
  assert.deepEqual((await resolve('two.example')).toSorted(), ['192.0.2.1', '192.0.2.2']);
});

test('a name that the name server does not know is rejected', async () => {
  await assert.rejects(
    createNameServerResolver([address])('none.example'),
    /^Error: No address for none\.example /,
  );
});

test('localhost is resolved without asking a name server', async () => {
  const before = asked.length;
  assert.deepEqual(await createNameServerResolver([address])('localhost'), ['127.0.0.1', '::1']);
  assert.deepEqual(await createNameServerResolver([address])('hooks.localhost'), ['127.0.0.1', '::1']);
  assert.equal(asked.length, before);
});
