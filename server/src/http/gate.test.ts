import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused, leavingNothing, place } from '../../test/public-caller.ts';
import { openTestDatabase, sampleOrder, startSofra } from '../../test/sofra.ts';
import { Refusal } from '../core/refusals.ts';
import type { Database } from '../store/database.ts';
import { createGate } from './gate.ts';

test('503: while the service drains what is new is refused, and what is under way is finished', async () => {
  const db = openTestDatabase();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slow: Database = {
    ...db,
    query: async (statement) => {
      if (statement.name === 'place-round') {
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

test('a gate lets in as many as can be served, and again whenever one leaves', () => {
  const gate = createGate();
  let inside = 0;
  const refused = (error: unknown) => error instanceof Refusal && error.code === 'SERVICE_UNAVAILABLE';
  for (; inside < 100_000; inside++) {
    try {
      gate.enter();
    } catch (error) {
      assert.ok(refused(error));
      break;
    }
  }
  assert.ok(inside > 500 && inside < 100_000);
  gate.leave();
  gate.enter();
  assert.throws(() => gate.enter(), refused);
});
