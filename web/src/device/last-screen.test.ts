import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { noteLastPlace, readLastPlace } from './last-screen.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    },
  });
});

test('each person has a last screen of their own on a device', () => {
  noteLastPlace('ada', { venueId: 'v', screen: 'till' });
  noteLastPlace('bo', 'Venues');
  noteLastPlace('ada', { venueId: 'w', screen: 'host' });
  assert.deepEqual(readLastPlace('ada'), { venueId: 'w', screen: 'host' });
  assert.equal(readLastPlace('bo'), 'Venues');
  assert.equal(readLastPlace('cem'), null);
});

test('a broken entry, or one for a screen that no longer exists, is ignored', () => {
  for (const text of ['{', '7', '{"ada":"v/attic"}', '{"ada":"v"}', '{"ada":5}']) {
    stored.set('sofra.last-screens', text);
    assert.equal(readLastPlace('ada'), null, text);
  }
});

test('the last thirty people are remembered', () => {
  for (let person = 0; person < 40; person += 1) noteLastPlace(`p${person}`, 'Venues');
  assert.equal(readLastPlace('p9'), null);
  assert.equal(readLastPlace('p10'), 'Venues');
});
