import type { StepBudget } from '../group-search/step-budget.ts';
import { type FamilyContest, isSame } from './family-contest.ts';
import { type FamilyTables, fillTables, seatCounts } from './family-tables.ts';

const MOST_ROUNDS = 300;
/** After so many rounds that lower the limit little, the steps become smaller. */
const ROUNDS_IN_VAIN = 8;
const SLOWER = 0.6;
const LEAST_PACE = 1e-3;

/** So many numbers of a table are filled in the time of a step. */
const CELLS_PER_STEP = 12;

/**
 * Fills the tables with shares by which the limit of what can be saved is low. The shares begin where the
 * bound left the costs of units.
 * @param costs  what a unit costs among the campaigns
 */
export function beginShares(contest: FamilyContest, tables: FamilyTables, costs: readonly number[]): void {
  const byTurns = sharesByTurns(contest, costs);
  fillTables(contest, tables, byTurns);
  const { limitKurus } = tables;
  fillTables(contest, tables, sharesByEdges(contest, costs));
  if (tables.limitKurus > limitKurus) fillTables(contest, tables, byTurns);
}

/**
 * Changes how the prices of set menus are shared among their seats so that the limit of what can be saved is
 * lower. A seat that gets more units than the others of its menu becomes dearer and the others cheaper, until
 * the limit proves that what is known is the most, or no longer falls (a subgradient method with Polyak's
 * step). Leaves the tables filled with the best shares.
 * @param aimKurus  with a lower limit, what is known is the most
 * @param stepsKept  steps of the budget that are not for this
 */
export function tightenShares(
  contest: FamilyContest,
  tables: FamilyTables,
  aimKurus: number,
  budget: StepBudget,
  stepsKept: number,
): void {
  const stepsPerRound = 2 + contest.cells / CELLS_PER_STEP;
  const best = tables.shares.slice();
  const counts = new Float64Array(best.length);
  let bestKurus = tables.limitKurus;
  let pace = 1;
  let roundsInVain = 0;
  for (let round = 0; round < MOST_ROUNDS && bestKurus >= aimKurus; round++) {
    budget.familySteps -= stepsPerRound;
    if (budget.familySteps < stepsKept) break;
    seatCounts(contest, tables, counts);
    if (!moveShares(contest, tables, counts, pace * (tables.limitKurus - aimKurus))) break;
    fillTables(contest, tables);
    const gainKurus = bestKurus - tables.limitKurus;
    roundsInVain = gainKurus > 1e-3 * (bestKurus - aimKurus) ? 0 : roundsInVain + 1;
    if (gainKurus > 0) {
      bestKurus = tables.limitKurus;
      best.set(tables.shares);
    }
    if (roundsInVain < ROUNDS_IN_VAIN) continue;
    roundsInVain = 0;
    pace *= SLOWER;
    if (pace < LEAST_PACE) break;
    fillTables(contest, tables, best);
  }
  if (tables.limitKurus > bestKurus) fillTables(contest, tables, best);
}

/** The shares by which each menu, taking its turn at some costs, is worth its price at the edge. */
function sharesByTurns({ units, entrants, menus, seats }: FamilyContest, costs: readonly number[]) {
  const quantities = units.map(({ quantity }) => quantity);
  const shares = new Float64Array(seats.length);
  for (const { from, to } of menus) {
    const { taker } = entrants[seats[from]!.entrant]!;
    const byPart = taker.sharePrice(quantities, costs);
    for (let seat = from; seat < to; seat++) {
      const { positions, size } = seats[seat]!;
      for (const [part, share] of byPart.entries())
        if (isSame(taker.parts[part]!, positions)) shares[seat]! += share / size;
    }
  }
  return shares;
}

/**
 * The shares by which no unit of a seat is worth more than its share and its cost, but for a rest spread
 * evenly.
 */
function sharesByEdges({ units, menus, seats }: FamilyContest, costs: readonly number[]) {
  const shares = new Float64Array(seats.length);
  for (const { campaign, from, to } of menus) {
    let restKurus = campaign.priceKurus;
    let sizes = 0;
    for (let seat = from; seat < to; seat++) {
      const { positions, size } = seats[seat]!;
      shares[seat] = Math.max(...positions.map((at) => units[at]!.discountedKurus - costs[at]!));
      restKurus -= size * shares[seat]!;
      sizes += size;
    }
    for (let seat = from; seat < to; seat++) shares[seat]! += restKurus / sizes;
  }
  return shares;
}

/**
 * Moves the shares a step down the slope of the limit; `false` where it is level. The shares of a menu stay
 * its price.
 */
function moveShares(
  { menus, seats }: FamilyContest,
  { shares }: FamilyTables,
  counts: Float64Array,
  gapKurus: number,
): boolean {
  let steepness = 0;
  for (const { from, to } of menus) {
    let units = 0;
    let sizes = 0;
    for (let seat = from; seat < to; seat++) {
      const { size } = seats[seat]!;
      units += counts[seat]! * size;
      sizes += size * size;
    }
    for (let seat = from; seat < to; seat++) {
      counts[seat]! -= (units / sizes) * seats[seat]!.size;
      steepness += counts[seat]! ** 2;
    }
  }
  if (steepness < 1e-9) return false;
  for (let seat = 0; seat < shares.length; seat++) shares[seat]! += (gapKurus / steepness) * counts[seat]!;
  return true;
}
