import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clashesOf,
  type Draft,
  dropTyped,
  emptyDraft,
  keepTyped,
  readDraft,
  removeSaved,
  removeUnchanged,
  startSaving,
  updateDraft,
} from './draft.ts';

interface Place {
  name: string;
  seats: number;
  days: string[];
}

const stored: Place = { name: 'Salon', seats: 4, days: ['Monday'] };
const empty: Draft<Place> = emptyDraft();

test('a field with its stored value again is not changed', () => {
  const typed = updateDraft(empty, stored, { name: 'Bahçe', days: ['Tuesday'] });
  assert.deepEqual(typed.typed, { name: 'Bahçe', days: ['Tuesday'] });
  assert.deepEqual(updateDraft(typed, stored, { name: 'Salon', days: ['Monday'] }), empty);
});

test('a change by others of another field is no clash', () => {
  const draft = updateDraft(empty, stored, { name: 'Bahçe' });
  assert.deepEqual(clashesOf(draft, { ...stored, seats: 6 }), []);
});

test('a change by others of a typed field is a clash until the person decides', () => {
  const draft = updateDraft(empty, stored, { name: 'Bahçe' });
  const theirs = { ...stored, name: 'Teras' };
  assert.deepEqual(clashesOf(draft, theirs), ['name']);
  assert.deepEqual(clashesOf(updateDraft(draft, theirs, { name: 'Bahçe 2' }), theirs), ['name']);
  assert.deepEqual(clashesOf(keepTyped(draft, theirs), theirs), []);
  assert.deepEqual(dropTyped(draft, ['name']), empty);
});

test('text typed during a save clashes with values of others, not with the sent value', () => {
  const sent = startSaving(updateDraft(empty, stored, { name: 'Bah' }));
  const draft = updateDraft(sent, stored, { name: 'Bahçe' });
  const saved = { ...stored, name: 'Bah' };
  assert.deepEqual([clashesOf(draft, saved), removeUnchanged(draft, saved).typed], [[], { name: 'Bahçe' }]);
  assert.deepEqual(clashesOf(startSaving(draft), saved), []);
  assert.deepEqual(clashesOf(draft, { ...stored, name: 'Teras' }), ['name']);
});

test('a value that others store exactly as typed is neither a clash nor a change', () => {
  const draft = updateDraft(empty, stored, { name: 'Bahçe' });
  assert.deepEqual(clashesOf(draft, { ...stored, name: 'Bahçe' }), []);
  assert.deepEqual(removeUnchanged(draft, { ...stored, name: 'Bahçe' }), empty);
});

test('text typed after the draft was sent stays when the save is done', () => {
  const sent = startSaving(updateDraft(empty, stored, { name: 'Bahçe', seats: 3 }));
  const draft = updateDraft(sent, stored, { name: 'Bahçe 2' });
  assert.deepEqual(removeSaved(draft, sent.typed).typed, { name: 'Bahçe 2' });
});

test('a field set back to its stored value during a save is a change once the save is done', () => {
  const sent = startSaving(updateDraft(empty, stored, { name: 'Bahçe' }));
  const draft = updateDraft(sent, stored, { name: 'Salon' });
  const saved = { ...stored, name: 'Bahçe' };
  const after = removeUnchanged(removeSaved(removeUnchanged(draft, stored), sent.typed), saved);
  assert.deepEqual([after.typed, clashesOf(after, saved)], [{ name: 'Salon' }, []]);
  assert.deepEqual(updateDraft(after, saved, { name: 'Bahçe' }).typed, {});
});

test('a draft that cannot be read is empty', () => {
  for (const text of [null, '', '{', '{}', 'null']) assert.deepEqual(readDraft(text), empty);
  const draft = updateDraft(empty, stored, { seats: 9 });
  assert.deepEqual(readDraft(JSON.stringify(draft)), draft);
});
