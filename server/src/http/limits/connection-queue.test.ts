import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Connection } from './connection-groups.ts';
import { ConnectionQueue, placeOf } from './connection-queue.ts';

test('a queue has its connections in the order in which they were added, wherever others were taken out', () => {
  const queue = new ConnectionQueue();
  const connections = Array.from({ length: 4 }, (_, stateSince) => ({ stateSince }) as Connection);
  const places = connections.map(placeOf);
  const order = () => [...queue].map(({ stateSince }) => stateSince);
  assert.deepEqual(order(), []);
  for (const place of places) queue.add(place);
  for (const [moved, expected] of [
    [1, [0, 2, 3, 1]],
    [1, [0, 2, 3, 1]],
    [0, [2, 3, 1, 0]],
  ] as const) {
    queue.remove(places[moved]!);
    queue.add(places[moved]!);
    assert.deepEqual(order(), expected);
  }
  for (const place of places) queue.remove(place);
  assert.deepEqual(order(), []);
});
