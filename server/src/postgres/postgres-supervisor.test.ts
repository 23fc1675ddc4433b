import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { restartPauseMs } from './postgres-supervisor.ts';

test('the first restart is immediate, later ones wait longer and longer, but at most five seconds', () => {
  assert.equal(restartPauseMs(0), 0);
  assert.equal(restartPauseMs(1), 200);
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), (failures) => {
      assert.ok(restartPauseMs(failures) <= restartPauseMs(failures + 1));
      assert.ok(restartPauseMs(failures) <= 5_000);
    }),
  );
  assert.equal(restartPauseMs(1_000), 5_000);
});
