import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavingNothing, place } from '../../../test/harness/public-caller.ts';
import { openSocket, readAnswers } from '../../../test/harness/raw-socket.ts';
import { assertRefused } from '../../../test/harness/refusals.ts';
import { openTestDatabase, sampleOrder, startSofra } from '../../../test/harness/sofra.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Database } from '../../store/database.ts';
import { Gate, type Slot } from './gate.ts';

test('503: while the service drains new requests are refused and those under way finish', async () => {
  const db = openTestDatabase();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slow: Database = {
    ...db,
    query: async (statement) => {
      if (statement.name?.startsWith('place-round')) {
        reached.resolve();
        await released.promise;
      }
      return db.query(statement);
    },
  };
  const sofra = await startSofra({ db: slow });
  try {
    const venue = await sofra.newVenue();
    const underway = place(sofra, venue, sampleOrder(venue));
    await reached.promise;
    sofra.app.startDraining();
    const refused = await leavingNothing(sofra, venue, () => place(sofra, venue, sampleOrder(venue)));
    assertRefused(refused, 503, 'SERVICE_UNAVAILABLE');
    assert.equal(refused.headers.get('retry-after'), '5');
    const unknown = await sofra.call('GET', '/nowhere');
    assertRefused(unknown, 503, 'SERVICE_UNAVAILABLE');
    released.resolve();
    assert.equal((await underway).status, 201);
  } finally {
    await sofra.close();
    await db.close();
  }
});

test('503: a request on an open connection while the server closes is refused, and the connection closes', async () => {
  const sofra = await startSofra();
  const socket = await openSocket(sofra.baseUrl);
  // Once the server has served a later connection, it also knows this one.
  const other = await openSocket(sofra.baseUrl);
  other.write('GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n');
  await other.until(/live/);
  sofra.app.startDraining();
  const closed = sofra.app.fastify.close();
  socket.write('GET /public/v1/venues HTTP/1.1\r\nHost: x\r\n\r\n');
  const [answer, ...others] = readAnswers(await socket.closed);
  assert.deepEqual([answer!.status, answer!.body.errorCode], [503, 'SERVICE_UNAVAILABLE']);
  assert.deepEqual(others, []);
  const headers = ['retry-after', 'connection'].map((name) => answer!.headers.get(name));
  assert.deepEqual(headers, ['5', 'close']);
  await closed;
  await sofra.close();
});

/** Takes all slots of a gate. @returns the slots */
function fillGate(gate: Gate): Slot[] {
  const slots: Slot[] = [];
  for (;;) {
    const slot = gate.newSlot();
    try {
      slot.enter();
    } catch (error) {
      assert.ok(isUnavailable(error));
      return slots;
    }
    slots.push(slot);
  }
}

const isUnavailable = (error: unknown) => error instanceof Refusal && error.code === 'SERVICE_UNAVAILABLE';

test('a gate lets in as many requests as it has slots, and another one whenever one leaves', () => {
  const gate = new Gate(10);
  const slots = fillGate(gate);
  assert.equal(slots.length, 10);
  slots[0]!.leave();
  slots[0]!.leave();
  slots[0]!.enter();
  assert.throws(() => gate.newSlot().enter(), isUnavailable);
});

test('a request that waits for a slow caller takes no slot, and comes back in while the service drains', async () => {
  const gate = new Gate(10);
  const [first] = fillGate(gate);
  const { promise: body, resolve: arrive } = Promise.withResolvers<string>();
  const waiting = first!.waitWithoutSlot(() => body);
  const other = gate.newSlot();
  other.enter();
  gate.isDraining = true;
  other.leave();
  arrive('here');
  assert.equal(await waiting, 'here');
  assert.throws(() => gate.newSlot().enter(), isUnavailable);
});

test('503: a request whose body arrives when all slots are taken is refused, and takes none', async () => {
  const gate = new Gate(10);
  const [first] = fillGate(gate);
  const { promise: body, resolve: arrive } = Promise.withResolvers<void>();
  const waiting = first!.waitWithoutSlot(() => body);
  const other = gate.newSlot();
  other.enter();
  arrive();
  await assert.rejects(waiting, isUnavailable);
  first!.leave();
  assert.throws(() => gate.newSlot().enter(), isUnavailable);
  other.leave();
  gate.newSlot().enter();
});
