import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Followed } from './followed.ts';

interface Thing {
  id: string;
  status: string;
}

const thing = (status: string): Thing => ({ id: 'order', status });

test('listeners hear each newer event once, and none that is older or comes again', () => {
  const followed = new Followed<Thing>(() => Promise.reject(new Error('not read')));
  const heard: string[] = [];
  const end = followed.subscribe('order', ({ status }) => heard.push(status));
  followed.take(thing('Preparing'), '2026-03-03T12:00:02.000Z');
  followed.take(thing('Received'), '2026-03-03T12:00:01.000Z');
  followed.take(thing('Preparing'), '2026-03-03T12:00:02.000Z');
  followed.take(thing('Ready'), '2026-03-03T12:00:03.000Z');
  end();
  followed.take(thing('Completed'), '2026-03-03T12:00:04.000Z');
  assert.deepEqual(heard, ['Preparing', 'Ready']);
});

test('readers who come at once share one read, and an event that came meanwhile counts more than its answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Thing>();
  let reads = 0;
  const followed = new Followed<Thing>(() => {
    reads += 1;
    return promise;
  });
  const both = Promise.all([followed.get('order'), followed.get('order')]);
  followed.take(thing('Ready'), '2026-03-03T12:00:03.000Z');
  resolve(thing('Received'));
  assert.deepEqual(
    (await both).map(({ status }) => status),
    ['Ready', 'Ready'],
  );
  assert.equal(reads, 1);
});
