import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyContest, unitsOf } from '../../../../test/arbitrary-contest.ts';
import { pricedLine, setMenu } from '../../../../test/sample-campaigns.ts';
import { gatherUnits } from '../campaign-units.ts';
import { findContest } from './group-entrants.ts';
import { searchTurns } from './group-search.ts';

const manySteps = () => ({ steps: 1_000_000, familySteps: 0, turnSteps: 0 });

test('a search finds the turns that save most, or proves that none save more, for any costs of units', () => {
  const anyCosts = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(anyContest, anyCosts, ({ contest, mostKurus }, costs) => {
      const units = unitsOf(contest);
      const search = (reachedKurus: number) =>
        searchTurns(units, contest.entrants, costs.slice(0, units.length), reachedKurus, manySteps());
      assert.equal(search(mostKurus).kind, 'NoBetter');
      if (mostKurus === 0) return;
      const found = search(mostKurus - 1);
      assert.ok(found.kind === 'Better');
      assert.equal(
        found.turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0),
        mostKurus,
      );
      for (const [at, { quantity }] of units.entries()) {
        assert.ok(found.turns.reduce((sum, { taken }) => sum + taken[at]!, 0) <= quantity);
      }
    }),
    { numRuns: 300 },
  );
});

test('a search ends when its steps do', () => {
  const campaigns = [setMenu('one', 9000, ['a'], ['b']), setMenu('other', 9000, ['b'], ['c'])];
  const lines = ['a', 'b', 'c'].map((id) => pricedLine(id, 20, 10_000, campaigns));
  const { pools, entrants } = findContest(campaigns, gatherUnits(lines, campaigns), () => '');
  const units = pools.map((pool) => pool.units);
  const budget = { steps: 100, familySteps: 0, turnSteps: 0 };
  assert.deepEqual(searchTurns(units, entrants, [0, 0, 0], 0, budget), { kind: 'Exhausted' });
  assert.ok(budget.steps < 0 && budget.steps > -100);
});
