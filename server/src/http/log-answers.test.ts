import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pino } from 'pino';
import { useFixture } from '../../test/harness/fixture.ts';
import { place, read } from '../../test/harness/public-caller.ts';
import { openSocket } from '../../test/harness/raw-socket.ts';
import { sampleOrder, testClock, useSofra } from '../../test/harness/sofra.ts';
import { freshUsername, newStaffedVenue, type StaffedVenue } from '../../test/harness/staff.ts';
import { createAnswerLog, type LoggedCall, UNREAD_CALL } from './log-answers.ts';

const sofra = useSofra({ logLevel: 'debug' });
const venue: StaffedVenue = useFixture(() => newStaffedVenue(sofra, { username: freshUsername() }));
const TRACE = 'a'.repeat(32);
const traced = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` };
const [DEBUG, INFO] = [20, 30];

beforeEach(() => {
  sofra.log.length = 0;
});

/** The log lines of answered requests, without their time. */
function answeredLines(): Record<string, unknown>[] {
  const lines = sofra.log.filter(({ msg }) => msg === 'answered');
  return lines.map(({ time, pid, hostname, msg, ...line }) => line);
}

test('an answered call has one line: its trace id, operation, status, duration, venue, key and address', async () => {
  const { status } = await read(sofra, venue, `/venues/${venue.id}/menu`, { headers: traced });
  assert.equal(status, 200);
  assert.deepEqual(answeredLines(), [
    {
      ...{ level: DEBUG, traceId: TRACE, operation: 'getMenu', status: 200, ms: 0 },
      ...{ venueId: venue.id, keyId: venue.key.record.id, address: '127.0.0.1' },
    },
  ]);
});

test('a call without a good key is found by its trace id, with its code', async () => {
  const answer = await read(sofra, venue, `/venues/${venue.id}/menu`, { key: 'rk_live_nobody' });
  assert.deepEqual(answeredLines(), [
    {
      ...{ level: INFO, traceId: answer.body.traceId, operation: 'getMenu', status: 401 },
      ...{ code: 'PUBLIC_API_KEY_INVALID', ms: 0, venueId: venue.id, address: '127.0.0.1' },
    },
  ]);
});

test('calls of every API, of pages and of photos have a line, refused and unknown ones too', async () => {
  const username = venue.record.venue.username!;
  await place(sofra, venue, sampleOrder(venue));
  await venue.owner.call('GET', '/session');
  await sofra.call('POST', `/operator/v1/venues/${venue.id}/close-account`, {
    headers: { authorization: 'Bearer no' },
  });
  await sofra.call('GET', `/${username}`);
  await sofra.call('GET', `/${username}/r/ABCDEFGH`);
  await sofra.call('GET', `/photos/${venue.id}/${venue.id}`);
  await sofra.call('GET', '/public/v1/+905321234567');
  await sofra.call('DELETE', '/public/v1/venues/+905321234567/menu');
  assert.deepEqual(
    answeredLines().map(({ level, operation, status, code, venueId }) => [
      level,
      operation,
      status,
      code,
      venueId,
    ]),
    [
      [DEBUG, 'placeOrder', 201, undefined, venue.id],
      [DEBUG, 'getSession', 200, undefined, venue.id],
      [INFO, 'closeAccount', 401, 'OPERATOR_TOKEN_INVALID', venue.id],
      [DEBUG, '/:username', 200, undefined, venue.id],
      [INFO, '/:username/r/:code', 404, 'ENDPOINT_NOT_FOUND', venue.id],
      [INFO, 'getPhoto', 404, 'PHOTO_NOT_FOUND', venue.id],
      [INFO, 'unknown', 404, 'ENDPOINT_NOT_FOUND', undefined],
      [INFO, '/public/v1/venues/:venueId/menu', 405, 'METHOD_NOT_ALLOWED', undefined],
    ],
  );
});

test('no line holds what callers write: names, phone numbers, notes, keys, cookies, passwords, queries', async () => {
  const body = sampleOrder(venue, { note: 'not-to-be-logged' });
  await place(sofra, venue, { ...body, customer: { name: 'not-to-be-logged', phone: '0532 123 45 67' } });
  await read(sofra, venue, '/orders?note=not-to-be-logged');
  await sofra.call('POST', '/venue/v1/session', {
    body: { email: 'x@example.com', password: 'not-to-be-logged' },
  });
  await venue.owner.call('GET', `/venues/${venue.id}/bills?page=not-to-be-logged`);
  await sofra.call('GET', '/public/v1/not-to-be-logged', { headers: { 'x-api-key': 'not-to-be-logged' } });
  assert.equal(answeredLines().length, 5);
  const text = JSON.stringify(sofra.log);
  const { owner, key } = venue;
  for (const secret of ['not-to-be-logged', '5321234567', key.text, owner.cookie, owner.account.name])
    assert.ok(!text.includes(secret), secret);
});

test('the lines of a failed sign-in and of what a person may not do name the account, and no others', async () => {
  const { owner, waiter } = venue;
  const tryAs = (email: string) =>
    sofra.call('POST', '/venue/v1/session', { body: { email, password: 'not this one' } });
  await tryAs(owner.account.email!);
  await tryAs('nobody@example.com');
  await waiter.call('PATCH', `/venues/${venue.id}/settings`, {});
  await waiter.call('GET', '/session');
  assert.deepEqual(
    answeredLines().map(({ status, code, accountId }) => [status, code, accountId]),
    [
      [401, 'SIGN_IN_FAILED', owner.account.id],
      [401, 'SIGN_IN_FAILED', undefined],
      [403, 'NOT_PERMITTED', waiter.account.id],
      [200, undefined, undefined],
    ],
  );
});

test('a long list has its line once its last piece is sent', async () => {
  await read(sofra, venue, '/orders');
  assert.deepEqual(
    answeredLines().map(({ operation, status }) => [operation, status]),
    [['listOrders', 200]],
  );
});

test('reads that are answered from memory, on one connection, have a line each', async () => {
  const socket = await openSocket(sofra.baseUrl);
  const request = `GET /public/v1/venues/${venue.id}/menu HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${venue.key.text}\r\n\r\n`;
  for (let sent = 1; sent <= 6; sent++) {
    socket.write(request);
    await waitForLines(sent);
  }
  socket.destroy();
  const lines = answeredLines();
  assert.deepEqual(new Set(lines.map(({ keyId }) => keyId)), new Set([venue.key.record.id]));
  assert.equal(new Set(lines.map(({ traceId }) => traceId)).size, 6);
});

async function waitForLines(count: number): Promise<void> {
  while (answeredLines().length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a request that cannot be read has a line with the trace id of its answer', async () => {
  for (const [sent, code] of [
    ['NONSENSE\r\n\r\n', 'MALFORMED_REQUEST'],
    ['GET / HTTP/1.1\r\n\r\n', 'MALFORMED_REQUEST'],
    ['CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n', 'METHOD_NOT_ALLOWED'],
    ['POST / HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\n\r\n', 'EXPECTATION_FAILED'],
  ] as const) {
    sofra.log.length = 0;
    const socket = await openSocket(sofra.baseUrl);
    socket.write(sent);
    await socket.closed;
    const [line, ...others] = answeredLines();
    assert.deepEqual(
      [others.length, line?.['level'], line?.['operation'], line?.['code']],
      [0, DEBUG, 'unknown', code],
    );
    assert.match(socket.received(), new RegExp(`"traceId":"${line?.['traceId']}"`));
  }
});

test('successes, calls above a budget and requests that cannot be read have a line only at the level debug, other refusals also at info', () => {
  const clock = testClock();
  const unread: LoggedCall = { ...UNREAD_CALL, traceId: TRACE, now: clock.now(), address: '203.0.113.9' };
  const { isUnread: _, ...call } = unread;
  const codesAt = (level: string) => {
    const codes: unknown[] = [];
    const log = pino({ level }, { write: (line: string) => codes.push(JSON.parse(line).code ?? null) });
    const logAnswer = createAnswerLog({ log, clock });
    logAnswer(call, 200, null);
    logAnswer(call, 429, 'RATE_LIMIT_EXCEEDED');
    logAnswer(unread, 400, 'MALFORMED_REQUEST');
    logAnswer(call, 429, 'SIGN_IN_THROTTLED');
    return codes;
  };
  assert.deepEqual(codesAt('info'), ['SIGN_IN_THROTTLED']);
  assert.deepEqual(codesAt('debug'), [null, 'RATE_LIMIT_EXCEEDED', 'MALFORMED_REQUEST', 'SIGN_IN_THROTTLED']);
});
