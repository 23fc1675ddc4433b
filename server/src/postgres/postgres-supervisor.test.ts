import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { pauseMs } from './postgres-supervisor.ts';

test('the first restart is immediate, later ones wait longer and longer, but at most five seconds', () => {
  assert.equal(pauseMs(0), 0);
  assert.equal(pauseMs(1), 200);
  fc.assert(
    fc.property(fc.nat({ max: 10_000 }), (failures) => {
      assert.ok(pauseMs(failures) <= pauseMs(failures + 1));
      assert.ok(pauseMs(failures) <= 5_000);
    }),
  );
  assert.equal(pauseMs(1_000), 5_000);
});
