import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openSocket, type ReadAnswer, readAnswers } from '../../../test/harness/raw-socket.ts';
import { openTestDatabase, type Sofra, startSofra, type TestVenue } from '../../../test/harness/sofra.ts';
import type { Database } from '../../store/database.ts';

let db: Database;
let sofra: Sofra;
let venue: TestVenue;
/** Holds back calls that read venues until it is resolved; `null` holds back none. */
let waiting: PromiseWithResolvers<void> | null;
let reached: PromiseWithResolvers<void>;

before(async () => {
  db = openTestDatabase();
  [waiting, reached] = [null, Promise.withResolvers()];
  const slow: Database = {
    ...db,
    query: async (statement) => {
      if (waiting !== null && statement.name?.startsWith('list-placed-bills') === true) {
        reached.resolve();
        await waiting.promise;
      }
      return db.query(statement);
    },
  };
  sofra = await startSofra({ db: slow, httpLimits: { headMs: 2_000, bodyMs: 2_000 } });
  venue = await sofra.newVenue();
});

after(async () => {
  await sofra.close();
  await db.close();
});

/** Writes bytes on a new connection and reads until the service closes it. */
async function readAnswersTo(...pieces: string[]): Promise<ReadAnswer[]> {
  const socket = await openSocket(sofra.baseUrl);
  for (const piece of pieces) socket.write(piece);
  return readAnswers(await socket.closed);
}

const HEAD = 'GET /health/live HTTP/1.1\r\nHost: x\r\n';
const POST = 'POST /venue/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const BROKEN: [what: string, bytes: string, status: number, code: string][] = [
  ['no request line', 'hello\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a method in lower case', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['no version', 'GET /\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a version that there is not', 'GET / HTTP/7.3\r\nHost: x\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['a handshake of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01', 400, 'MALFORMED_REQUEST'],
  ['a header without a colon', `${HEAD}broken\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['a space before the colon', `${HEAD}X-A : b\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['a header with NUL', `${HEAD}X-A: \0\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['no Host', 'GET /health/live HTTP/1.1\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['two Hosts', `${HEAD}Host: y\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['a Host that is none', 'GET /health/live HTTP/1.1\r\nHost: a/b\r\n\r\n', 400, 'MALFORMED_REQUEST'],
  ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400, 'MALFORMED_REQUEST'],
  [
    'a length and chunks',
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'MALFORMED_REQUEST',
  ],
  ['a length that is none', `${POST}Content-Length: -1\r\n\r\n`, 400, 'MALFORMED_REQUEST'],
  ['chunks that are none', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, 'MALFORMED_REQUEST'],
  ['half a head', 'GET /health/live HTTP/1.1\r\nHost: x\r\n', 408, 'REQUEST_TIMEOUT'],
  ['half a body', `${POST}Content-Length: 5\r\n\r\n{`, 408, 'REQUEST_TIMEOUT'],
  ['a long path', `GET /${'a'.repeat(8_200)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414, 'URI_TOO_LONG'],
  [
    'a path longer than is read',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    414,
    'URI_TOO_LONG',
  ],
  ['an expectation', `${HEAD}Expect: the-unexpected\r\n\r\n`, 417, 'EXPECTATION_FAILED'],
  ['large headers', `${HEAD}Cookie: ${'a=b; '.repeat(5_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['many headers', `${HEAD}${'X-Header: value\r\n'.repeat(2_000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  [
    'a tunnel',
    'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n',
    405,
    'METHOD_NOT_ALLOWED',
  ],
];

test('a malformed request is refused once, with the envelope, and the connection closes', async () => {
  await Promise.all(
    BROKEN.map(async ([what, bytes, status, code]) => {
      const [answer, ...others] = await readAnswersTo(bytes);
      assert.deepEqual(others, [], what);
      assert.deepEqual([answer?.status, answer?.body.errorCode], [status, code], what);
      assert.equal(answer!.headers.get('connection'), 'close', what);
      assert.equal(answer!.headers.get('content-type'), 'application/json; charset=utf-8');
      const { timestamp, traceId, userMessage, developerMessage, ...rest } = answer!.body;
      assert.deepEqual(rest, { success: false, errorCode: code, validationErrors: [], details: null });
      assert.equal(timestamp, new Date(sofra.clock.now()).toISOString());
      assert.match(traceId, /^[0-9a-f]{32}$/);
      assert.ok(userMessage.length > 10 && developerMessage.length > 10);
    }),
  );
});

test('headers that could be read choose the language and set the trace id', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const more = `Accept-Language: de\r\ntraceparent: 00-${traceId}-00f067aa0ba902b7-01\r\n\r\n`;
  for (const head of [
    `${HEAD}Expect: nothing\r\n`,
    'GET /health/live HTTP/1.1\r\n',
    `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\n`,
    'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n',
  ]) {
    const [answer] = await readAnswersTo(head + more);
    assert.equal(answer!.body.traceId, traceId);
    assert.match(answer!.body.userMessage, /Bitte/);
  }
});

test('a malformed request after complete ones is refused after their answers', async () => {
  waiting = Promise.withResolvers();
  const socket = await openSocket(sofra.baseUrl);
  const list = `GET /public/v1/orders HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${venue.key.text}\r\n\r\n`;
  socket.write(`${list}${list}NONSENSE\r\n\r\n`);
  await reached.promise;
  assert.equal(socket.received(), '');
  waiting.resolve();
  waiting = null;
  const answers = readAnswers(await socket.closed);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 400],
  );
});

test('a body that breaks off after its answer gets no second answer', async () => {
  const socket = await openSocket(sofra.baseUrl);
  socket.write('POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  await socket.until(/ENDPOINT_NOT_FOUND/);
  socket.write('zz\r\n');
  const answers = readAnswers(await socket.closed);
  assert.equal(answers[0]!.status, 404);
  assert.deepEqual(
    answers.slice(1).map(({ status }) => status),
    [],
  );
});
