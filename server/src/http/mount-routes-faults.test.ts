import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { leavingNothing, place, read } from '../../test/harness/public-caller.ts';
import { assertRefused } from '../../test/harness/refusals.ts';
import {
  openTestDatabase,
  type Sofra,
  sampleOrder,
  startSofra,
  type TestVenue,
} from '../../test/harness/sofra.ts';
import type { Database, Statement } from '../store/database.ts';

let db: Database;
let sofra: Sofra;
let venue: TestVenue;
/** The error that a statement fails with; `null` runs the statement. */
let faultOf: (statement: Statement) => Error | null;

before(async () => {
  db = openTestDatabase();
  faultOf = () => null;
  const faulty: Database = {
    ...db,
    query: (statement) => {
      const fault = faultOf(statement);
      return fault === null ? db.query(statement) : Promise.reject(fault);
    },
  };
  sofra = await startSofra({ db: faulty });
});

beforeEach(async () => {
  faultOf = () => null;
  sofra.log.length = 0;
  venue = await sofra.newVenue();
});

after(async () => {
  await sofra.close();
  await db.close();
});

const connectionRefused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('401: a call without a key is refused for that even while the database is away', async () => {
  faultOf = connectionRefused;
  assertRefused(await read(sofra, venue, '/venues', { key: null }), 401, 'PUBLIC_API_KEY_MISSING');
});

test('500: an unexpected error answers its trace id and no details', async () => {
  const secret = 'Failing row contains (Ayşe, +905321234567)';
  faultOf = ({ name }) =>
    name === 'list-placed-bills-Open' ? Object.assign(new Error('boom'), { detail: secret }) : null;
  const answer = await read(sofra, venue, '/orders');
  assertRefused(answer, 500, 'INTERNAL_ERROR');
  assert.doesNotMatch(answer.text, /boom|Ayşe|select|\.ts|node_modules/);
  const lines = sofra.log.filter(({ traceId }) => traceId === answer.body.traceId);
  assert.equal(lines.length, 2);
  const { msg, method, route, fault } = lines[0] as Record<string, string> & { fault: { message: string } };
  assert.deepEqual(
    [msg, method, route, fault.message],
    ['unexpected fault', 'GET', '/public/v1/orders', 'boom'],
  );
  const answered = {
    level: 50,
    msg: 'answered',
    operation: 'listOrders',
    status: 500,
    code: 'INTERNAL_ERROR',
  };
  assert.partialDeepStrictEqual(lines[1], answered);
  assert.doesNotMatch(JSON.stringify(lines), /Failing row|5321234567/);
});

test('500: an error while an order is saved leaves nothing behind, and the same Idempotency-Key then places it', async () => {
  const idempotencyKey = randomUUID();
  const send = () => place(sofra, venue, sampleOrder(venue), { idempotencyKey });
  faultOf = ({ name }) =>
    name?.startsWith('place-round') ? new TypeError('undefined is not a function') : null;
  assertRefused(await leavingNothing(sofra, venue, send), 500, 'INTERNAL_ERROR');
  faultOf = () => null;
  assert.equal((await send()).status, 201);
});

test('500: a thrown value that is not an Error is answered the same', async () => {
  faultOf = () => 'just words' as unknown as Error;
  assertRefused(await read(sofra, venue, '/venues'), 500, 'INTERNAL_ERROR');
});

test('503: while the database is away calls are answered with Retry-After, and served again afterwards', async () => {
  const idempotencyKey = randomUUID();
  const calls = [
    () => read(sofra, venue, '/venues'),
    () => read(sofra, venue, `/venues/${venue.id}/menu`),
    () => read(sofra, venue, '/orders'),
    () => place(sofra, venue, sampleOrder(venue), { idempotencyKey }),
  ];
  faultOf = connectionRefused;
  for (const call of calls) {
    const answer = await call();
    assertRefused(answer, 503, 'SERVICE_UNAVAILABLE');
    assert.equal(answer.headers.get('retry-after'), '2');
    assert.doesNotMatch(answer.text, /ECONNREFUSED|5432/);
    assert.ok(sofra.log.some(({ traceId, level }) => traceId === answer.body.traceId && level === 40));
  }
  faultOf = () => null;
  const statuses = [];
  for (const call of calls) statuses.push((await call()).status);
  assert.deepEqual(statuses, [200, 200, 200, 201]);
});

test('503: an order decided on the cache is not placed when the database goes away before it is saved', async () => {
  await place(sofra, venue, sampleOrder(venue));
  faultOf = ({ name }) => (name?.startsWith('place-round') ? connectionRefused() : null);
  const send = () => place(sofra, venue, sampleOrder(venue));
  assertRefused(await leavingNothing(sofra, venue, send), 503, 'SERVICE_UNAVAILABLE');
});
