import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, test } from 'node:test';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { Type } from 'typebox';
import { beforeTests } from '../../test/harness/fixture.ts';
import { SECRET_KEYS } from '../../test/harness/secret-key.ts';
import { testClock, useSofra } from '../../test/harness/sofra.ts';
import { newStaffedVenue, type Person, type StaffedVenue } from '../../test/harness/staff.ts';
import { watchStatements } from '../../test/postgres/statement-cost.ts';
import { PRINTERS_HERE } from '../../test/printers/printer-reach.ts';
import { createBudgets } from '../http/limits/count-calls.ts';
import { Gate } from '../http/limits/gate.ts';
import { mountRoutes } from '../http/mount-routes.ts';
import { readBytes } from '../http/request/arriving-bodies.ts';
import type { BodyLimit } from '../http/request/body-bytes.ts';
import { traceIdOf } from '../http/request/request-context.ts';

import { createPhotoEncoder } from '../images/encode-photo.ts';
import { createLiveFeed } from '../live/live-feed.ts';
import { createSignInFailures } from '../operations/access/sign-in/sign-in-failures.ts';
import { idsFrom, systemRandom } from '../parts/parts.ts';
import { createVenueCache } from '../store/venue/cache/venue-cache.ts';
import { createFairTurns } from '../throttles/fair-turns.ts';
import { createGuessThrottle } from '../throttles/guess-throttle.ts';
import { createListTurns } from '../throttles/list-turns.ts';
import { createLongReads } from '../throttles/long-reads.ts';
import { RecentEntries } from '../throttles/recent-entries.ts';
import { staffThrottlesOf } from './staff-throttles.ts';
import { onVenueRequest, type VenueRoute, venueOperation } from './venue-operation.ts';

/** An operation for owners only; it reads every part of a request. */
const renameVenue = venueOperation({
  operationId: 'renameVenue',
  method: 'PUT',
  path: '/venues/{venueId}/name',
  tag: 'Venues',
  summary: 'Rename a venue',
  description: 'Only for this test.',
  access: 'Owner',
  body: Type.Object({ name: Type.String({ maxLength: 10 }) }),
  takesIdempotencyKey: true,
  answers: { 200: { description: 'What was read.', schema: null } },
  run: async (_parts, { session, params, body, idempotencyKey }) => ({
    status: 200,
    data: { by: session.accountId, venueId: params.venueId, name: body.name, idempotencyKey },
  }),
});

const whoAmI = venueOperation({
  operationId: 'whoAmI',
  method: 'GET',
  path: '/who-am-i',
  tag: 'Session',
  summary: 'Who am I',
  description: 'Only for this test.',
  access: 'Anyone',
  answers: { 200: { description: 'The session, null for none.', schema: null } },
  refusals: [],
  run: async (_parts, { session }) => ({ status: 200, data: { session } }),
});

const sofra = useSofra();
let api: FastifyInstance;
let venue: StaffedVenue;
let other: StaffedVenue;

beforeTests(async () => {
  [venue, other] = [await newStaffedVenue(sofra), await newStaffedVenue(sofra)];
  api = openApi([renameVenue, whoAmI]);
});
after(() => api.close());

function openApi(operations: readonly VenueRoute[], db = sofra.db): FastifyInstance {
  const genReqId = ({ headers }: IncomingMessage) =>
    traceIdOf(headers['traceparent'] as string | undefined, systemRandom);
  const fastify = Fastify({ logger: false, exposeHeadRoutes: false, genReqId });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const clock = testClock(sofra.clock.now());
  const [random, spend, gate] = [systemRandom, createBudgets(clock), new Gate(100)];
  const httpParts = {
    clock,
    gate,
    readBody: ({ raw }: FastifyRequest, _address: string, limit: BodyLimit) => readBytes(raw, limit),
    log: pino({ level: 'silent' }),
    toRefusal: () => null,
    publicUrl: null,

    noteAnswer: () => {},
  };
  const cache = createVenueCache(sofra.db);
  const parts = {
    db,
    cache,
    listTurns: createListTurns(),
    takeStep: createLongReads(),
    clock,
    log: pino({ level: 'silent' }),
    random,
    newId: idsFrom(clock, random),
    spend,
    print: () => Promise.reject(new Error('Nothing is to be printed here.')),
    printSoon: () => {},
    live: createLiveFeed({ db: sofra.db, clock, log: pino({ level: 'silent' }) }, 1_000),
    publicSite: () => 'https://sofra.example',
    baseUrl: () => 'https://sofra.example',
    publicUrl: null,
    demoSignIns: [],
    isPrivate: false,
    operatorToken: null,
    encodePhoto: createPhotoEncoder(pino({ level: 'silent' })),
    passwordTurns: createFairTurns({ atOnce: 1, waitingOfOne: 1, waiting: 1 }),
    figureTurns: createFairTurns({ atOnce: 1, waitingOfOne: 1, waiting: 1 }),
    guesses: createGuessThrottle(clock),
    signIns: staffThrottlesOf(clock).signIns,
    signInFailures: createSignInFailures(
      { db: sofra.db, log: pino({ level: 'silent' }), clock },
      SECRET_KEYS,
    ),
    passwordGuesses: staffThrottlesOf(clock).passwordGuesses,
    invitations: staffThrottlesOf(clock).invitations,
    knownSessions: new RecentEntries<true>(100),
    printerReach: PRINTERS_HERE,
    resolve: () => Promise.reject(new Error('Nothing is to be resolved here.')),
    send: () => Promise.reject(new Error('Nothing is to be sent here.')),
    secretKeys: SECRET_KEYS,
    allowsLocalWebhooks: false,
    sendMail: null,
  };
  const mounted = operations.map((operation) => operation.mount(parts));
  mountRoutes(fastify, httpParts, '/venue/v1', mounted, onVenueRequest(spend));
  return fastify;
}

interface Sent {
  person?: Person | null;
  venueId?: string;
  key?: string;
  body?: string;
  headers?: Record<string, string>;
}

async function rename({ person = venue.owner, venueId = venue.id, key, body, headers = {} }: Sent) {
  const response = await api.inject({
    method: 'PUT',
    url: `/venue/v1/venues/${venueId}/name`,
    headers: {
      traceparent: `00-${'1'.repeat(32)}-${'1'.repeat(16)}-01`,
      ...(person === null ? {} : { cookie: person.cookie }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, text: response.body, ...JSON.parse(response.body) };
}

test('200: an owner may call, with the venue id in upper or lower case', async () => {
  const { status, data } = await rename({
    venueId: venue.id.toUpperCase(),
    key: 'key-12345',
    body: '{"name":"Moda"}',
  });
  assert.equal(status, 200);
  const by = venue.owner.account.id;
  assert.deepEqual(data, { by, venueId: venue.id, name: 'Moda', idempotencyKey: 'key-12345' });
});

test('200: an operation for anyone gets no session, even when the request sends one', async () => {
  const { statusCode, body } = await api.inject({
    url: '/venue/v1/who-am-i',
    headers: { cookie: venue.owner.cookie },
  });
  assert.deepEqual([statusCode, JSON.parse(body).data], [200, { session: null }]);
});

test('the first failing check refuses a request: origin, session, role, path, reach, key, body', async () => {
  const evil = { origin: 'https://evil.example' };
  const steps: [Sent, number, string][] = [
    [{ person: null, venueId: 'x', headers: evil }, 403, 'CROSS_ORIGIN_NOT_ACCEPTED'],
    [{ person: null, venueId: 'x' }, 401, 'SIGN_IN_REQUIRED'],
    [{ person: venue.waiter, venueId: 'x' }, 403, 'NOT_PERMITTED'],
    [{ venueId: 'x' }, 400, 'VALIDATION_ERROR'],
    [{ venueId: other.id }, 404, 'VENUE_NOT_FOUND'],
    [{ body: '{' }, 400, 'IDEMPOTENCY_KEY_INVALID'],
    [{ key: 'key-12345', body: '{' }, 400, 'VALIDATION_ERROR'],
    [{ key: 'key-12345', body: '{}' }, 400, 'VALIDATION_ERROR'],
  ];
  for (const [sent, status, code] of steps) {
    const answer = await rename(sent);
    assert.deepEqual([answer.status, answer.errorCode], [status, code]);
  }
});

test('403: staff cannot use an operation for owners', async () => {
  const answer = await rename({ person: venue.waiter, key: 'key-12345', body: '{"name":"Moda"}' });
  assert.deepEqual([answer.status, answer.errorCode], [403, 'NOT_PERMITTED']);
});

test('404: a venue out of reach gets the same bytes as a venue that does not exist', async () => {
  const foreign = await rename({ venueId: other.id });
  const missing = await rename({ venueId: '01900000-0000-7000-8000-00000000dead' });
  assert.deepEqual([foreign.status, foreign.errorCode], [404, 'VENUE_NOT_FOUND']);
  assert.equal(foreign.text, missing.text);
});

test('429: each session has its own 600 requests a minute, independent of others at its address', async () => {
  const busy = openApi([renameVenue, whoAmI]);
  const callAs = async ({ cookie }: Person) => {
    const answer = await busy.inject({
      method: 'PUT',
      url: `/venue/v1/venues/${venue.id}/name`,
      headers: { cookie },
    });
    return answer.statusCode;
  };
  const statuses: number[] = [];
  while (statuses.length < 602) {
    statuses.push(...(await Promise.all(Array.from({ length: 43 }, () => callAs(venue.waiter)))));
  }
  assert.equal(statuses.filter((status) => status === 403).length, 600);
  assert.equal(statuses.filter((status) => status === 429).length, 2);
  assert.equal(await callAs(other.waiter), 403);
  await busy.close();
});

test('429: a session without requests left is refused without a statement', async () => {
  const { db, taken } = watchStatements(sofra.db);
  const busy = openApi([renameVenue], db);
  const url = `/venue/v1/venues/${venue.id}/name`;
  const callAs = async ({ cookie }: Person) => {
    const { statusCode } = await busy.inject({ method: 'PUT', url, headers: { cookie } });
    return [statusCode, taken().length];
  };
  for (let count = 0; count < 600; count++) assert.deepEqual(await callAs(venue.waiter), [403, 1]);
  for (let count = 0; count < 3; count++) assert.deepEqual(await callAs(venue.waiter), [429, 0]);
  assert.deepEqual(await callAs(other.waiter), [403, 1]);
  await busy.close();
});

test('429: beyond the limit of its address an invented session costs no statement, and a known one goes on', async () => {
  const { db, taken } = watchStatements(sofra.db);
  const busy = openApi([renameVenue], db);
  const url = `/venue/v1/venues/${venue.id}/name`;
  const callAs = async (cookie: string) => {
    const { statusCode } = await busy.inject({ method: 'PUT', url, headers: { cookie } });
    return [statusCode, taken().length];
  };
  const invented = (at: number) => `__Host-sofra=${String(at).padStart(43, 'A')}`;
  assert.deepEqual(await callAs(venue.waiter.cookie), [403, 1]);
  for (let at = 0; at < 500; at++) assert.deepEqual(await callAs(invented(at)), [401, 1]);
  for (let at = 500; at < 503; at++) assert.deepEqual(await callAs(invented(at)), [429, 0]);
  assert.deepEqual(await callAs(venue.waiter.cookie), [403, 1]);
  await busy.close();
});

test('429: requests without a valid session share the limit of their address, 500 a minute', async () => {
  const busy = openApi([renameVenue, whoAmI]);
  const cookies = [{}, { cookie: `__Host-sofra=${'A'.repeat(43)}` }];
  const call = (at: number) => busy.inject({ url: '/venue/v1/who-am-i', headers: cookies[at % 2]! });
  const statuses: number[] = [];
  for (let at = 0; at < 501; at++) statuses.push((await call(at)).statusCode);
  assert.equal(statuses.filter((status) => status === 200).length, 500);
  assert.equal(statuses.at(-1), 429);
  await busy.close();
});
