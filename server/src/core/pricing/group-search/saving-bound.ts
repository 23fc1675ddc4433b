import type { CampaignTurn } from '../campaign-turn.ts';
import type { Units } from '../campaign-units.ts';
import { type Entrant, turnOf } from './group-entrants.ts';
import type { StepBudget } from './step-budget.ts';

/** An upper bound of what group campaigns can save together, and the best turns found on the way. */
export interface SavingBound {
  limitKurus: number;
  /** For each kind of units, the price of one among the campaigns: dear where several of them want it. */
  costs: readonly number[];
  /** Turns that save most of those seen; the known ones unless others save more. */
  turns: readonly CampaignTurn[];
  savedKurus: number;
}

const MOST_ROUNDS = 40;
/** With so few units, the exact search ends sooner than the bound closes. */
const FEW_UNITS = 12;
const ROUNDS_OF_FEW = 2;

/**
 * Bounds from above what group campaigns can save together. Each takes its turn as if alone, but pays for
 * every unit it takes; what they save so, and the costs of all units together, is never less than any plan
 * saves. The costs of units that are taken too often go up, those of units left over go down, until the bound
 * is close or no longer falls (Lagrangian relaxation with Polyak's step). Each round also gives turns that do
 * fit together.
 * @param known  turns that are known, and what they save
 */
export function boundSaving(
  units: readonly Units[],
  entrants: readonly Entrant[],
  known: Pick<SavingBound, 'turns' | 'savedKurus'>,
  budget: StepBudget,
): SavingBound {
  const quantities = units.map(({ quantity }) => quantity);
  const stepsPerRound = 2 * entrants.reduce((sum, { taker }) => sum + taker.steps, 0);
  let costs = units.map(() => 0);
  let bound: SavingBound = { ...known, limitKurus: Infinity, costs };
  let pace = 1;
  let roundsInVain = 0;
  const stepsKept = budget.steps / 2;
  const unitCount = quantities.reduce((sum, quantity) => sum + quantity, 0);
  const mostRounds = unitCount <= FEW_UNITS ? ROUNDS_OF_FEW : MOST_ROUNDS;
  for (
    let round = 0;
    round < mostRounds && (round === 0 || budget.steps - stepsPerRound > stepsKept);
    round++
  ) {
    budget.steps -= stepsPerRound;
    const wishes = entrants.map(({ taker, alone }) => (round === 0 ? alone : taker.take(quantities, costs)));
    const limitKurus =
      sumOf(quantities, costs) + wishes.reduce((sum, wish) => sum + (wish?.savedKurus ?? 0), 0);
    roundsInVain =
      limitKurus < bound.limitKurus - 1e-3 * (bound.limitKurus - bound.savedKurus) ? 0 : roundsInVain + 1;
    if (limitKurus < bound.limitKurus) bound = { ...bound, limitKurus, costs };
    const fitting = fitTogether(units, entrants, wishes, costs);
    if (fitting.savedKurus > bound.savedKurus) bound = { ...bound, ...fitting };
    if (isProof(bound)) break;
    if (roundsInVain >= 3) {
      roundsInVain = 0;
      pace /= 2;
      if (pace < 0.05) break;
    }
    const next = nextCosts(quantities, costs, wishes, pace * (limitKurus - bound.savedKurus));
    if (next === null) break;
    costs = next;
  }
  return bound;
}

/** Whether nothing can save a kuruş more than the turns of a bound. */
export function isProof({ limitKurus, savedKurus }: SavingBound): boolean {
  return limitKurus < savedKurus + 1 - 1e-3;
}

/** The costs after a step down the slope of the bound; `null` where it is level. */
function nextCosts(
  quantities: readonly number[],
  costs: readonly number[],
  wishes: readonly (CampaignTurn | null)[],
  gapKurus: number,
): number[] | null {
  const slope = quantities.map((quantity, at) => {
    const spare = wishes.reduce((left, wish) => left - (wish?.taken[at] ?? 0), quantity);
    return spare > 0 && costs[at] === 0 ? 0 : spare;
  });
  const steepness = sumOf(slope, slope);
  if (steepness === 0) return null;
  return costs.map((cost, at) => Math.max(0, cost - (gapKurus / steepness) * slope[at]!));
}

/**
 * Turns like those wished for, one after the other on what is left, and what else can be saved with the rest.
 */
function fitTogether(
  units: readonly Units[],
  entrants: readonly Entrant[],
  wishes: readonly (CampaignTurn | null)[],
  costs: readonly number[],
): Pick<SavingBound, 'turns' | 'savedKurus'> {
  const left = units.map(({ quantity }) => quantity);
  const taken: (number[] | null)[] = entrants.map(() => null);
  const take = (at: number, turn: CampaignTurn | null) => {
    if (turn === null) return;
    const before = taken[at];
    taken[at] = turn.taken.map((count, position) => count + (before?.[position] ?? 0));
    for (const position of entrants[at]!.taker.positions) left[position]! -= turn.taken[position]!;
  };
  const order = [...entrants.keys()].sort(
    (a, b) => (wishes[b]?.savedKurus ?? 0) - (wishes[a]?.savedKurus ?? 0),
  );
  for (const at of order) {
    const wish = wishes[at];
    if (!wish) continue;
    const fits = wish.taken.every((count, position) => count <= left[position]!);
    take(at, fits ? wish : entrants[at]!.taker.take(left, costs));
  }
  for (const at of order) take(at, entrants[at]!.taker.take(left));
  const turns = taken.flatMap((some, at) =>
    some === null ? [] : [turnOf(entrants[at]!.taker.campaign, units, some)],
  );
  const saving = turns.filter(({ savedKurus }) => savedKurus > 0);
  return { turns: saving, savedKurus: saving.reduce((sum, { savedKurus }) => sum + savedKurus, 0) };
}

function sumOf(some: readonly number[], others: readonly number[]): number {
  return some.reduce((sum, one, at) => sum + one * others[at]!, 0);
}
