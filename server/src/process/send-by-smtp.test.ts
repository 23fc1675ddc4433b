import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { createSecureContext, TLSSocket } from 'node:tls';
import { pino } from 'pino';
import {
  ENDPOINT_CERTIFICATE,
  ENDPOINT_KEY,
  TEST_AUTHORITY,
} from '../../test/webhooks/endpoint-certificates.ts';
import { createSmtpSender } from './send-by-smtp.ts';

interface Behaviour {
  /** Replies instead of the usual ones, by the first word of the command. */
  replies?: Record<string, string>;
  offersTls?: boolean;
  isSilent?: boolean;
}

/**
 * A mail server on this machine that records the lines it receives, each with a prefix that shows whether the line
 * was encrypted.
 */
async function mailServer(
  t: TestContext,
  { replies = {}, offersTls = false, isSilent = false }: Behaviour = {},
) {
  const said: string[] = [];
  const converse = (socket: Socket, mark: string) => {
    let isData = false;
    let rest = '';
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) {
        said.push(mark + line);
        if (isData && line !== '.') continue;
        const word = line.split(/[ :]/)[0]!;
        if (word === 'STARTTLS') {
          socket.write('220 go on\r\n');
          socket.removeAllListeners('data');
          const secureContext = createSecureContext({ cert: ENDPOINT_CERTIFICATE, key: ENDPOINT_KEY });
          converse(new TLSSocket(socket, { isServer: true, secureContext }), 'tls ');
          return;
        }
        isData = word === 'DATA';
        const usual =
          word === 'EHLO' ? `250-here\r\n${offersTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN` : '250 ok';
        socket.write(`${replies[word] ?? (isData ? '354 go on' : usual)}\r\n`);
      }
    });
  };
  const server = createServer((socket) => {
    if (!isSilent) socket.write('220 here\r\n');
    converse(socket, '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { said, port };
}

const MAIL = {
  to: 'deniz@example.com',
  subject: 'Yeni parolanız',
  text: 'Şu bağlantıyı açın:\nhttps://x/#gizli',
};
const settingsFor = (port: number, more: object = {}) => ({
  ...{ host: '127.0.0.1', port, isTls: false, user: null, password: '', from: 'sofra@example.com' },
  ...more,
});

function logged() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

test('a mail is handed to the mail server with its envelope, its subject and its text', async (t) => {
  const server = await mailServer(t);
  const { log, lines } = logged();
  assert.equal(await createSmtpSender(settingsFor(server.port), { log })(MAIL), 'Sent');
  assert.match(server.said[0]!, /^EHLO /);
  assert.deepEqual(server.said.slice(1, 4), [
    'MAIL FROM:<sofra@example.com>',
    'RCPT TO:<deniz@example.com>',
    'DATA',
  ]);
  const message = server.said.slice(4);
  const subject = message.join('\n').match(/=\?UTF-8\?B\?([^?]+)\?=/g)!;
  const decoded = subject.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('');
  assert.equal(decoded, MAIL.subject);
  const body = message.slice(message.indexOf('') + 1, message.indexOf('.')).join('');
  assert.equal(Buffer.from(body, 'base64').toString(), MAIL.text.replace('\n', '\r\n'));
  assert.deepEqual(lines, []);
});

test('a file comes with the mail, whose id is the same when it is sent again', async (t) => {
  const server = await mailServer(t);
  const bytes = Buffer.from('\uFEFFa;b\r\n');
  const files = [{ name: 'day-report-1.csv', mediaType: 'text/csv; charset=utf-8', bytes }];
  const from = 'Sofra <sofra@example.com>';
  const mail = { ...MAIL, files, id: 'day-report.1' };
  assert.equal(
    await createSmtpSender(settingsFor(server.port, { from }), { log: logged().log })(mail),
    'Sent',
  );
  const message = server.said.join('\n');
  assert.match(message, /\nMessage-ID: <day-report\.1@example\.com>\n/);
  assert.match(message, /\nContent-Type: text\/csv; charset=utf-8; name=day-report-1\.csv\n/);
  assert.match(message, /\nContent-Disposition: attachment; filename=day-report-1\.csv\n/);
  assert.ok(message.includes(`\n${bytes.toString('base64')}\n`));
});

test('where the server offers encryption, the password and the mail go through it; a wrong certificate ends it', async (t) => {
  const server = await mailServer(t, { offersTls: true });
  const { log } = logged();
  const settings = settingsFor(server.port, { host: 'localhost', user: 'sofra', password: 'sır' });
  assert.equal(await createSmtpSender(settings, { log, ca: TEST_AUTHORITY })(MAIL), 'Sent');
  assert.equal(server.said[1], 'STARTTLS');
  const login = Buffer.from('\0sofra\0sır').toString('base64');
  assert.match(server.said[2]!, /^tls EHLO /);
  assert.equal(server.said[3], `tls AUTH PLAIN ${login}`);
  const other = await mailServer(t, { offersTls: true });
  assert.equal(await createSmtpSender(settingsFor(other.port, settings), { log })(MAIL), 'Failed');
  assert.ok(
    !server.said.concat(other.said).some((line) => !line.startsWith('tls ') && /AUTH|MAIL/.test(line)),
  );
});

test('a refusal, a silent server, none at all and an address with a line break are failures; the log has neither the link nor the address', async (t) => {
  const { log, lines } = logged();
  const refusing = await mailServer(t, { replies: { RCPT: '550 deniz@example.com is unknown' } });
  const silent = await mailServer(t, { isSilent: true });
  const outcomes = [
    await createSmtpSender(settingsFor(refusing.port), { log })(MAIL),
    await createSmtpSender(settingsFor(silent.port), { log, timeoutMs: 50 })(MAIL),
    await createSmtpSender(settingsFor(1), { log })(MAIL),
    await createSmtpSender(settingsFor(refusing.port), { log })({ ...MAIL, to: 'a@b.c>\r\nDATA' }),
  ];
  assert.deepEqual(outcomes, ['Failed', 'Failed', 'Failed', 'Failed']);
  assert.equal(lines.length, 4);
  assert.doesNotMatch(lines.join(), /gizli|deniz/);
});
