import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOfPerson, notePerson } from './known-people.ts';

function newStorage(stored: string | null = null): Storage {
  let text = stored;
  return {
    getItem: () => text,
    setItem: (_: string, next: string) => {
      text = next;
    },
  } as unknown as Storage;
}

test('a person who signed in on the device is known by the name of their last sign-in', () => {
  const storage = newStorage();
  assert.equal(nameOfPerson(storage, 'a'), null);
  notePerson(storage, { id: 'a', name: 'Deniz' });
  notePerson(storage, { id: 'b', name: 'Defne' });
  notePerson(storage, { id: 'a', name: 'Deniz K.' });
  assert.deepEqual([nameOfPerson(storage, 'a'), nameOfPerson(storage, 'b')], ['Deniz K.', 'Defne']);
});

test('the last fifty people are known', () => {
  const storage = newStorage();
  for (let at = 0; at < 51; at += 1) notePerson(storage, { id: `${at}`, name: `N${at}` });
  assert.deepEqual([nameOfPerson(storage, '0'), nameOfPerson(storage, '1')], [null, 'N1']);
});

test('a broken entry or a full storage loses names only', () => {
  for (const spoilt of ['{', '7', '{"a":1}']) assert.equal(nameOfPerson(newStorage(spoilt), 'a'), null);
  const full = { getItem: () => null, setItem: () => assert.fail('full') } as unknown as Storage;
  notePerson(full, { id: 'a', name: 'Deniz' });
});
