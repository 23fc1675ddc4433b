import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { pino } from 'pino';
import type { MailToSend, NoticeToOperator } from '../parts/outgoing.ts';
import { createOperatorNotifier } from './notify-operator.ts';

const log = pino({ level: 'silent' });
const baseUrl = 'https://sofra.example';
const NOTICE: NoticeToOperator = {
  trouble: 'disk-full',
  state: 'Over',
  text: 'The disk of the database is full.',
  at: Date.parse('2026-03-03T12:00:00.000Z'),
};

test('the operator is told by mail and by a webhook, and one that arrives is enough', async (t) => {
  const bodies: unknown[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const operatorWebhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const mails: MailToSend[] = [];
  let sent: 'Sent' | 'Failed' = 'Sent';
  const sendMail = async (mail: MailToSend) => {
    mails.push(mail);
    return sent;
  };
  const tell = createOperatorNotifier(
    { operatorMail: 'ops@example.com', operatorWebhook },
    { sendMail, baseUrl, log },
  )!;
  assert.equal(await tell(NOTICE), true);
  const sentence = 'Over: The disk of the database is full.';
  assert.deepEqual([mails[0]!.to, mails[0]!.subject], ['ops@example.com', `Sofra: ${sentence}`]);
  assert.deepEqual(bodies, [
    {
      ...{ trouble: 'disk-full', state: 'Over', text: `${sentence} (${baseUrl})` },
      ...{ at: '2026-03-03T12:00:00.000Z', service: baseUrl },
    },
  ]);
  status = 500;
  assert.equal(await tell(NOTICE), true);
  sent = 'Failed';
  assert.equal(await tell(NOTICE), false);
});

test('a webhook that is away, or sends the call on, is no way, and nobody is told where nothing is set', async () => {
  const parts = { sendMail: undefined, baseUrl, log };
  const tell = createOperatorNotifier({ operatorMail: null, operatorWebhook: 'http://127.0.0.1:1/' }, parts)!;
  assert.equal(await tell(NOTICE), false);
  assert.equal(createOperatorNotifier({ operatorMail: null, operatorWebhook: null }, parts), null);
});
