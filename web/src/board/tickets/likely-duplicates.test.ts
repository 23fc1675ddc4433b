import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { likelyDuplicates } from './likely-duplicates.ts';

const bills = [{ id: 'a', number: 7 } as Bill, { id: 'b', number: 8 } as Bill];
const notice = {
  ...{ subjectId: 'b', roundId: 'two', likelyDuplicateOf: 'a', likelyDuplicateRoundId: 'one' },
} as Schemas['Notice'];

test('both rounds of a likely duplicate are marked, each with the number of the other order', () => {
  assert.deepEqual(
    [...likelyDuplicates([notice], bills)],
    [
      ['two', { roundId: 'one', number: 7, repeats: null }],
      ['one', { roundId: 'two', number: 8, repeats: null }],
    ],
  );
});

test('nothing is marked without a duplicate, or if one of the bills is gone', () => {
  const plain = { ...notice, likelyDuplicateOf: null, likelyDuplicateRoundId: null };
  assert.deepEqual([...likelyDuplicates([plain], bills)], []);
  assert.deepEqual([...likelyDuplicates([notice], bills.slice(1))], []);
});

test('of two equal rounds on one bill each is marked with the number of the other', () => {
  const rounds = ['zero', 'one', 'two'].map((id) => ({ id }));
  const bill = { id: 'a', number: 7, rounds } as Bill;
  const found = likelyDuplicates([{ ...notice, subjectId: 'a' }], [bill]);
  const repeats = { number: 3, of: 2 };
  assert.deepEqual(found.get('two'), { roundId: 'one', number: 7, repeats });
  assert.deepEqual(found.get('one'), { roundId: 'two', number: 7, repeats });
});
