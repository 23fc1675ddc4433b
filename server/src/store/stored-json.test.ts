import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storedKindsReader, storedReader } from './stored-json.ts';

interface Part {
  id: string;
  calories: number | null;
}

interface Dish {
  id: string;
  preparationMinutes: number | null;
  tags: string[];
  portions: Part[];
  origin: { country: string; region: string | null } | null;
  translations: Record<string, string>;
}

const readDish = storedReader<Dish>({
  id: 'Always',
  preparationMinutes: () => null,
  tags: () => [],
  portions: { of: { id: 'Always', calories: () => null } },
  origin: { of: { country: 'Always', region: () => null }, whenMissing: () => null },
  translations: 'Always',
});

/** A record that an older release has stored. */
const older = (json: object) => json as Dish;

test('an older record is read with the value of every property that it lacks, in nested records and lists, too', () => {
  const stored = { id: 'a', portions: [{ id: 'p' }, { id: 'q', calories: 640 }], translations: {} };
  assert.deepEqual(readDish(older(stored)), {
    id: 'a',
    preparationMinutes: null,
    tags: [],
    portions: [
      { id: 'p', calories: null },
      { id: 'q', calories: 640 },
    ],
    origin: null,
    translations: {},
  });
  const placed = readDish(older({ ...stored, origin: { country: 'TR' } }));
  assert.deepEqual(placed.origin, { country: 'TR', region: null });
});

test('stored values are never replaced, null and false included', () => {
  const read = storedReader<{ isOn: boolean; until: number | null }>({
    isOn: () => true,
    until: () => 5,
  });
  assert.deepEqual(read({ isOn: false, until: null }), { isOn: false, until: null });
});

test('two records do not share a value that was filled in', () => {
  const [first, second] = [older({ portions: [] }), older({ portions: [] })].map(readDish);
  first!.tags.push('new');
  assert.deepEqual(second!.tags, []);
});

test('a record of several kinds is filled in by its kind', () => {
  type Reduction =
    | { kind: 'Percent'; percent: number; isRounded: boolean }
    | { kind: 'Amount'; amount: number };
  const readReduction = storedKindsReader<Reduction>({
    Percent: { kind: 'Always', percent: 'Always', isRounded: () => false },
    Amount: { kind: 'Always', amount: 'Always' },
  });
  const percent = { kind: 'Percent', percent: 10 } as Reduction;
  assert.deepEqual(readReduction(percent), { kind: 'Percent', percent: 10, isRounded: false });
  assert.deepEqual(readReduction({ kind: 'Amount', amount: 5 }), { kind: 'Amount', amount: 5 });
});

test('a property without a line in the shape fails to compile, in nested records, too', () => {
  const readers = [
    // @ts-expect-error
    () => storedReader<Part>({ id: 'Always' }),
    // @ts-expect-error
    () => storedReader<{ parts: Part[] }>({ parts: { of: { id: 'Always' } } }),
    // @ts-expect-error
    () => storedReader<{ parts: Part[] }>({ parts: 'Always' }),
    // @ts-expect-error
    () => storedReader<{ minutes: number }>({ minutes: () => null }),
  ];
  assert.equal(readers.length, 4);
});
