import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schemas } from '../../api/client.ts';
import { likelyDuplicates } from './likely-duplicates.ts';
import { sampleBill, sampleLine } from './sample-bills.ts';

test('a likely duplicate is flagged on the round that repeats, with the number of the other order', () => {
  const first = sampleBill('a', { one: [sampleLine('x', 'first', { productId: 'kebab' })] }, { number: 7 });
  const again = sampleBill(
    'b',
    {
      two: [sampleLine('y', 'first', { productId: 'kebab' })],
      three: [sampleLine('z', 'first', { productId: 'tea' })],
    },
    { number: 8 },
  );
  const notice: Schemas['Notice'] = {
    ...{ change: 1, at: again.rounds[0]!.orderedAt, notice: 'NewOrder', subject: 'Bill', isSeen: false },
    ...{ subjectId: 'b', fullest: null, likelyDuplicateOf: 'a' },
  };
  assert.deepEqual([...likelyDuplicates([notice], [first, again])], [['two', 7]]);
  assert.deepEqual([...likelyDuplicates([{ ...notice, likelyDuplicateOf: null }], [first, again])], []);
});
