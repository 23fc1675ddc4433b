import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyContest, unitsOf } from '../../../../test/arbitrary-contest.ts';
import { pricedLine, setMenu } from '../../../../test/sample-campaigns.ts';
import { gatherUnits } from '../campaign-units.ts';
import { findContest } from './group-entrants.ts';
import { boundSaving, isProof } from './saving-bound.ts';

const NOTHING = { turns: [], savedKurus: 0 };
const manySteps = () => ({ steps: 1_000_000, familySteps: 1_000_000, turnSteps: 0 });

test('a bound is never below what can be saved, and the turns beside it never save more than that', () => {
  fc.assert(
    fc.property(anyContest, ({ contest, mostKurus }) => {
      const bound = boundSaving(unitsOf(contest), contest.entrants, NOTHING, manySteps());
      assert.ok(bound.limitKurus > mostKurus - 1e-3);
      assert.ok(bound.savedKurus <= mostKurus);
      assert.equal(
        bound.savedKurus,
        bound.turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0),
      );
      if (isProof(bound)) assert.equal(bound.savedKurus, mostKurus);
    }),
    { numRuns: 300 },
  );
});

test('costs tell two menus apart that want one drink, so that a bound is a proof', () => {
  const campaigns = [
    setMenu('kebab', 25_000, ['adana'], ['cola']),
    setMenu('pide', 17_000, ['pide'], ['cola']),
  ];
  const lines = [
    pricedLine('adana', 1, 28_000, campaigns),
    pricedLine('pide', 1, 15_000, campaigns),
    pricedLine('cola', 1, 5000, campaigns),
  ];
  const { pools, entrants } = findContest(campaigns, gatherUnits(lines, campaigns), () => '');
  const bound = boundSaving(
    pools.map(({ units }) => units),
    entrants,
    NOTHING,
    manySteps(),
  );
  assert.equal(bound.savedKurus, 8000);
  assert.ok(isProof(bound));
});
