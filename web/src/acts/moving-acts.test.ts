import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestsLeaving } from './moving-acts.ts';

test('no more guests leave a table than there are: the lines went back, whoever counted the guests meanwhile', () => {
  assert.equal(guestsLeaving({ type: 'DineIn', guests: 5 }, 3), 3);
  assert.equal(guestsLeaving({ type: 'DineIn', guests: 2 }, 3), 2);
  assert.equal(guestsLeaving({ type: 'DineIn', guests: null }, 3), 0);
  assert.equal(guestsLeaving({ type: 'Takeaway', guests: null }, 3), 0);
});
