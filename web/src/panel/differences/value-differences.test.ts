import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesOf } from './value-differences.ts';

const half = { id: 'a', name: 'Yarım', priceKurus: 25_000, translations: { en: { name: 'Half' } } };
const whole = { id: 'b', name: 'Porsiyon', priceKurus: 42_000, translations: {} };

test('for portions, the old and the new price, and added and removed portions are listed', () => {
  const price = { property: 'priceKurus' };
  assert.deepEqual(differencesOf('portions', [half, whole], [half, { ...whole, priceKurus: 45_000 }]), [
    { ...price, records: ['Porsiyon'], before: 42_000, after: 45_000 },
  ]);
  assert.deepEqual(differencesOf('portions', [half], [whole]), [
    { ...price, records: ['Porsiyon'], before: null, after: 42_000 },
    { ...price, records: ['Yarım'], before: 25_000, after: null },
  ]);
  assert.deepEqual(differencesOf('portions', null, [whole]), [
    { ...price, records: ['Porsiyon'], before: null, after: 42_000 },
  ]);
});

test('for an added record without a price, its values except its title are listed', () => {
  const paye = { code: 'paye', name: 'Paye', kind: 'MealCard', isOffered: true, paperName: 'Paye' };
  const came = { property: 'paymentMethods', before: null };
  assert.deepEqual(differencesOf('paymentMethods', [], [paye]), [
    { ...came, records: ['Paye'], after: ['MealCard'] },
  ]);
  const closed = { date: '2031-01-01', isClosed: true };
  assert.deepEqual(differencesOf('specialDays', [], [closed]), [
    { property: 'specialDays', before: null, records: ['2031-01-01'], after: [true] },
  ]);
  const monday = { day: 'Monday', opensAt: '18:00', closesAt: '23:00' };
  assert.deepEqual(differencesOf('workingHours', [monday], [{ ...monday, opensAt: '17:00' }]), [
    { property: 'opensAt', records: ['Monday'], before: '18:00', after: '17:00' },
  ]);
  assert.deepEqual(differencesOf('areas', [], [{ id: 'a', name: 'Bahçe' }]), [
    { property: 'areas', before: null, records: ['Bahçe'], after: 'Bahçe' },
  ]);
});

test('a changed translation is listed with its language, and a list of words as one list', () => {
  const renamed = { ...half, translations: { en: { name: 'Half portion' } } };
  assert.deepEqual(differencesOf('portions', [half], [renamed]), [
    { records: ['Yarım', 'en'], property: 'name', before: 'Half', after: 'Half portion' },
  ]);
  assert.deepEqual(differencesOf('translations', {}, { en: { name: 'Tea' } }), [
    { records: ['en'], property: 'name', before: null, after: 'Tea' },
  ]);
  assert.deepEqual(differencesOf('allergens', ['Milk'], ['Milk', 'Eggs']), [
    { records: [], property: 'allergens', before: ['Milk'], after: ['Milk', 'Eggs'] },
  ]);
});

test('a changed order of parts, and parts within parts, are listed', () => {
  assert.deepEqual(differencesOf('portions', [half, whole], [whole, half]), [
    { records: [], property: 'portions', before: ['Yarım', 'Porsiyon'], after: ['Porsiyon', 'Yarım'] },
  ]);
  const food = { code: 'food', name: 'Yiyecek', rates: [{ from: null, basisPoints: 1_000 }] };
  const dearer = { ...food, rates: [{ from: null, basisPoints: 2_000 }] };
  assert.deepEqual(differencesOf('vatClasses', [food], [dearer]), [
    { records: ['Yiyecek'], property: 'basisPoints', before: 1_000, after: 2_000 },
  ]);
  assert.deepEqual(differencesOf('name', 'Çay', 'Çay'), []);
});

test('changed reasons are listed with their kind', () => {
  const terms = { usual: ['Kalmamış'], isNeeded: true };
  assert.deepEqual(
    differencesOf('reasons', { void: terms, comp: terms }, { void: { ...terms, usual: [] }, comp: terms }),
    [{ records: ['void'], property: 'usual', before: ['Kalmamış'], after: null }],
  );
});
