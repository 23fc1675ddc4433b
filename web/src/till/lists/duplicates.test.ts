import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { likelyDuplicates } from './duplicates.ts';

const notice = (change: number, subjectId: string, likelyDuplicateOf: string | null) =>
  ({
    ...{
      change,
      subject: 'Bill',
      subjectId,
      roundId: 'two',
      likelyDuplicateOf,
      likelyDuplicateRoundId: 'one',
    },
  }) as Schemas['Notice'];
const roundIds = ['one', 'two'];
const open = ['a', 'b'].map((id) => ({ id }) as Bill);

test('two open bills that are likely duplicates are marked with each other', () => {
  const found = likelyDuplicates([notice(2, 'b', 'a'), notice(1, 'a', null)], open, new Set());
  assert.deepEqual(
    [...found],
    [
      ['b', { change: 2, otherId: 'a', laterId: 'b', roundIds }],
      ['a', { change: 2, otherId: 'b', laterId: 'b', roundIds }],
    ],
  );
});

test('a bill with the same round twice is marked once', () => {
  const found = likelyDuplicates([notice(2, 'a', 'a')], open, new Set());
  assert.deepEqual([...found], [['a', { change: 2, otherId: 'a', laterId: 'a', roundIds }]]);
});

test('a duplicate that was answered, or whose bill is no longer open, is not marked', () => {
  assert.equal(likelyDuplicates([notice(2, 'b', 'a')], open, new Set([2])).size, 0);
  assert.equal(likelyDuplicates([notice(2, 'c', 'a'), notice(3, 'a', 'c')], open, new Set()).size, 0);
});
