import type { CampaignTurn } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { type Contest, type Entrant, turnOf } from './group-entrants.ts';
import type { StepBudget } from './step-budget.ts';

/** A minimum of a bill discount that is met only when the group campaigns do not save too much. */
export interface SavingWindow {
  /** Turns must save more than this to be better than what is known, */
  aboveKurus: number;
  /** and no more than this, or the minimum is missed. */
  upToKurus: number;
}

/**
 * Goes through all turns of group campaigns that may save an amount in one of the windows, in campaign order.
 * Returns the turns with which the guest pays least, or `null` when the steps ran out. It suits small baskets
 * only.
 * @param payableKurus  what the guest would pay when the turns save so much
 * @param knownKurus  what the guest pays with the turns that are known
 */
export function searchWindows(
  { pools, entrants }: Contest,
  windows: readonly SavingWindow[],
  payableKurus: (savedKurus: number) => number,
  knownKurus: number,
  budget: StepBudget,
): { turns: CampaignTurn[] | null } | null {
  const units = pools.map((pool) => pool.units);
  let restKurus = entrants.reduce((sum, { alone }) => sum + alone.savedKurus, 0);
  let choices = [
    { left: units.map(({ quantity }) => quantity), savedKurus: 0, turn: null, before: null },
  ] as Choice[];
  for (const entrant of entrants) {
    restKurus -= entrant.alone.savedKurus;
    const next = new Map<string, Choice>();
    const keep = (choice: Choice) => {
      budget.steps -= STEPS_PER_CHOICE;
      const canEnd = windows.some(
        ({ aboveKurus, upToKurus }) =>
          choice.savedKurus <= upToKurus && choice.savedKurus + restKurus > aboveKurus,
      );
      if (!canEnd) return;
      const key = `${choice.savedKurus} ${choice.left.join()}`;
      if (!next.has(key)) next.set(key, choice);
    };
    for (const choice of choices) {
      keep(choice);
      eachTaken(entrant, units, choice.left, budget, (taken) => {
        const turn = turnOf(entrant.taker.campaign, units, taken);
        if (turn.savedKurus <= 0) return;
        const left = choice.left.map((count, at) => count - taken[at]!);
        keep({ left, savedKurus: choice.savedKurus + turn.savedKurus, turn, before: choice });
      });
      if (budget.steps < 0) return null;
    }
    choices = [...next.values()];
  }
  let best: Choice | null = null;
  let bestKurus = knownKurus;
  for (const choice of choices) {
    if (payableKurus(choice.savedKurus) >= bestKurus) continue;
    best = choice;
    bestKurus = payableKurus(choice.savedKurus);
  }
  return { turns: best && turnsOf(best) };
}

/** The turns of some campaigns, and what they leave. */
interface Choice {
  left: readonly number[];
  savedKurus: number;
  turn: CampaignTurn | null;
  before: Choice | null;
}

const STEPS_PER_CHOICE = 6;

function turnsOf(choice: Choice): CampaignTurn[] {
  const turns: CampaignTurn[] = [];
  for (let at: Choice | null = choice; at !== null; at = at.before)
    if (at.turn !== null) turns.unshift(at.turn);
  return turns;
}

/** Calls back with everything that a campaign could take of what is left, in whole groups or menus. */
function eachTaken(
  { taker: { campaign, parts } }: Entrant,
  units: readonly Units[],
  left: readonly number[],
  budget: StepBudget,
  found: (taken: readonly number[]) => void,
): void {
  const seats = [...Map.groupBy(parts, (positions) => positions)].map(([positions, same]) => ({
    positions,
    size: campaign.kind === 'BuyXPayY' ? campaign.buy : same.length,
  }));
  const taken = units.map(() => 0);
  const fillSeat = (seat: number, times: number): void => {
    if (seat === seats.length) found(taken.slice());
    else giveTo(seat, 0, times * seats[seat]!.size, times);
  };
  /** Takes so many units that are missing in a seat, from a place among its kinds of units on. */
  const giveTo = (seat: number, place: number, missing: number, times: number): void => {
    if (--budget.steps < 0) return;
    if (missing === 0) {
      fillSeat(seat + 1, times);
      return;
    }
    const at = seats[seat]!.positions[place];
    if (at === undefined) return;
    const most = Math.min(missing, left[at]! - taken[at]!);
    for (let count = 0; count <= most; count++) {
      taken[at]! += count;
      giveTo(seat, place + 1, missing - count, times);
      taken[at]! -= count;
    }
  };
  const mostTimes = Math.min(
    ...seats.map(({ positions, size }) =>
      Math.floor(positions.reduce((sum, at) => sum + left[at]!, 0) / size),
    ),
  );
  for (let times = 1; times <= mostTimes; times++) fillSeat(0, times);
}
