import type { CampaignTurn } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import type { Entrant } from '../group-search/group-entrants.ts';
import type { StepBudget } from '../group-search/step-budget.ts';
import { withoutDominated } from './dominated-campaigns.ts';
import { familyContest, nextSaving } from './family-contest.ts';
import { newTables } from './family-tables.ts';
import { beginShares, tightenShares } from './price-shares.ts';
import { searchOnce } from './search-pass.ts';
import { newPassMemory } from './ways.ts';

/** Turns that save more than the known ones, if any were found, and whether no others save more. */
export interface FamilyResult {
  turns: CampaignTurn[] | null;
  isMost: boolean;
}

/** How many ways the first pass follows at a time, how many times more each later one does, and at most. */
const FIRST_WAYS = 32;
const TIMES_MORE = 8;
const MOST_WAYS = 8_192;

/** Of the steps that are left, the part that may go to better shares before a pass. */
const PART_FOR_SHARES = 0.4;

/** Of the steps that are left, the part that a pass may be expected to take. */
const PART_FOR_PASS = 0.8;

/**
 * Looks for the turns of group campaigns that save most, if they save more than what is known. It shares the
 * prices of menus, and then goes through the units in passes that follow more and more ways, until none that
 * was dropped could have saved more. `null` when the tables would be too large.
 * @param costs  what a unit costs among the campaigns in a bound; any are right, good ones save work
 * @param knownKurus  what known turns save
 */
export function searchByFamily(
  units: readonly Units[],
  entrants: readonly Entrant[],
  costs: readonly number[],
  knownKurus: number,
  budget: StepBudget,
): FamilyResult | null {
  const contest = familyContest(units, withoutDominated(entrants));
  if (contest === null) return null;
  const tables = newTables(contest);
  beginShares(contest, tables, costs);
  let turns: CampaignTurn[] | null = null;
  let aimKurus = nextSaving(contest, knownKurus) - 1e-3;
  const memory = newPassMemory();
  let most = FIRST_WAYS;
  while (budget.familySteps > 0) {
    tightenShares(contest, tables, aimKurus, budget, budget.familySteps * (1 - PART_FOR_SHARES));
    if (tables.limitKurus < aimKurus) return { turns, isMost: true };
    const stepsBefore = budget.familySteps;
    const found = searchOnce(contest, tables, aimKurus, most, budget, memory);
    if (found.turns !== null) {
      turns = found.turns;
      aimKurus = nextSaving(contest, savedBy(turns)) - 1e-3;
    }
    if (found.droppedKurus < aimKurus) return { turns, isMost: true };
    const timesMore = (budget.familySteps * PART_FOR_PASS) / (stepsBefore - budget.familySteps);
    if (most === MOST_WAYS || timesMore < 1) break;
    most = Math.min(MOST_WAYS, Math.floor(most * Math.min(TIMES_MORE, timesMore)));
  }
  return { turns, isMost: false };
}

function savedBy(turns: readonly CampaignTurn[]): number {
  return turns.reduce((sum, { savedKurus }) => sum + savedKurus, 0);
}
