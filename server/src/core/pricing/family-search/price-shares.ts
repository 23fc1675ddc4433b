import type { StepBudget } from '../group-search/step-budget.ts';
import { type FamilyContest, isSame, nextSaving } from './family-contest.ts';
import { type FamilyTables, fillTables, seatCounts } from './family-tables.ts';

const MOST_ROUNDS = 60;

/** So many numbers of a table are filled in the time of a step. */
const CELLS_PER_STEP = 4;

/**
 * Shares the prices of set menus among their seats so that the limit of what can be saved is low. A seat that
 * gets more units than the others of its menu becomes dearer and the others cheaper, until the limit proves
 * that what is known is the most, or no longer falls (a subgradient method with Polyak's step). Takes at most
 * half of the steps.
 * @param costs  what a unit costs among the campaigns, in the bound by which the shares begin
 * @param reachedKurus  what known turns save
 */
export function tightenShares(
  contest: FamilyContest,
  costs: readonly number[],
  reachedKurus: number,
  budget: StepBudget,
): FamilyTables {
  const stepsPerRound = contest.cells / CELLS_PER_STEP + contest.units.length;
  const stepsKept = budget.familySteps / 2;
  let best = fillTables(contest, sharesByTurns(contest, costs));
  const byEdges = fillTables(contest, sharesByEdges(contest, costs));
  if (byEdges.limitKurus < best.limitKurus) best = byEdges;
  budget.familySteps -= 2 * stepsPerRound;
  let tables = best;
  let pace = 1;
  let roundsInVain = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (best.limitKurus < nextSaving(contest, reachedKurus) - 1e-3) break;
    budget.familySteps -= stepsPerRound;
    if (budget.familySteps < stepsKept) break;
    const next = nextShares(contest, tables, pace * (tables.limitKurus - reachedKurus));
    if (next === null) break;
    tables = fillTables(contest, next);
    const gainKurus = best.limitKurus - tables.limitKurus;
    roundsInVain = gainKurus > 1e-3 * (best.limitKurus - reachedKurus) ? 0 : roundsInVain + 1;
    if (gainKurus > 0) best = tables;
    if (roundsInVain < 3) continue;
    roundsInVain = 0;
    pace /= 2;
    tables = best;
    if (pace < 0.01) break;
  }
  return best;
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
 * The shares after a step down the slope of the limit; `null` where it is level. The shares of a menu stay
 * its price.
 */
function nextShares(contest: FamilyContest, tables: FamilyTables, gapKurus: number): Float64Array | null {
  const { menus, seats } = contest;
  const counts = seatCounts(contest, tables);
  const slope = new Float64Array(seats.length);
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
      slope[seat] = counts[seat]! - (units / sizes) * seats[seat]!.size;
      steepness += slope[seat]! ** 2;
    }
  }
  if (steepness < 1e-9) return null;
  return tables.shares.map((share, seat) => share + (gapKurus / steepness) * slope[seat]!);
}
