import type { SetMenu } from '../campaigns/campaign.ts';
import { type CampaignTurn, MOST_STEPS_PER_TURN, type TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';
import { type Filled, fillTray, type Seat } from './group-search/menu-tray.ts';
import { indexUnits, positionsCovered } from './unit-index.ts';

/**
 * How a set menu takes its turn: menu after menu, each of the units for which the guest saves most, as long
 * as a menu costs less than its units would with their portion discounts. One unit fills one part; where
 * parts overlap, a unit changes its part when that lets a dearer one in, so that the choice is the best there
 * is for that many menus.
 * @see docs/pricing.md
 */
export function setMenuTurns(
  campaign: SetMenu,
  units: readonly Units[],
  covered: readonly (readonly number[])[] = campaign.parts.map(({ covers }) =>
    positionsCovered(indexUnits(units), campaign, covers),
  ),
): TurnTaker {
  const fullWorths = units.map(({ discountedKurus }) => discountedKurus);
  const seats = seatsOf(covered);
  const fullSeats = byWorth(seats, fullWorths);
  const positions = [...new Set(covered.flat())].sort((a, b) => a - b);
  const isApart = seats.reduce((sum, seat) => sum + seat.positions.length, 0) === positions.length;
  const steps = isApart ? positions.length : covered.length ** 2 * positions.length;
  const isExact = steps <= MOST_STEPS_PER_TURN;
  const worthsOf = (costs?: readonly number[]) =>
    costs === undefined ? fullWorths : fullWorths.map((kurus, at) => kurus - costs[at]!);
  const fill = (of: readonly Seat[], worths: readonly number[], left: readonly number[]) =>
    isApart ? fillApart(campaign, of, worths, left) : fillTray(campaign, of, worths, left, isExact);
  return {
    campaign,
    positions,
    parts: covered,
    isExact,
    isExactAtCosts: isExact,
    steps: 2 + (isExact ? steps : covered.length * positions.length) / 2,
    take(left, costs) {
      const worths = worthsOf(costs);
      const filled = fill(costs === undefined ? fullSeats : byWorth(seats, worths), worths, left);
      if (filled === null || filled.savedKurus <= 0) return null;
      return turnOf(campaign, units, worths, left, filled);
    },
    sharePrice(left, costs) {
      const worths = worthsOf(costs);
      const sorted = byWorth(seats, worths);
      const shares = sharesOf(campaign, sorted, worths, left, fill(sorted, worths, left));
      return covered.map((_, part) => shares[sorted.findIndex(({ parts }) => parts.includes(part))]!);
    },
  };
}

function seatsOf(covered: readonly (readonly number[])[]): Seat[] {
  const seats = new Map<readonly number[], Seat>();
  for (const [part, positions] of covered.entries()) {
    const same = [...seats.keys()].find((other) => other === positions || other.join() === positions.join());
    if (same === undefined) seats.set(positions, { parts: [part], positions });
    else seats.get(same)!.parts.push(part);
  }
  return [...seats.values()];
}

function byWorth(seats: readonly Seat[], worths: readonly number[]): Seat[] {
  return seats.map(({ parts, positions }) => ({
    parts,
    positions: [...positions].sort((a, b) => worths[b]! - worths[a]!),
  }));
}

/** As many menus as save, where no two seats are for the same units: each takes its dearest. */
function fillApart(
  { priceKurus }: SetMenu,
  seats: readonly Seat[],
  worths: readonly number[],
  left: readonly number[],
): Filled | null {
  if (seats.length === 0) return null;
  const rest = [...left];
  const from = seats.map(() => 0);
  let savedKurus = 0;
  for (;;) {
    let worthKurus = 0;
    let times = Infinity;
    for (const [seat, { parts, positions }] of seats.entries()) {
      let place = from[seat]!;
      while (place < positions.length && rest[positions[place]!] === 0) place++;
      from[seat] = place;
      let missing = parts.length;
      for (; missing > 0 && place < positions.length; place++) {
        const at = positions[place]!;
        const some = Math.min(missing, rest[at]!);
        if (some === 0) continue;
        worthKurus += some * worths[at]!;
        times = Math.min(times, Math.floor(rest[at]! / some));
        missing -= some;
      }
      if (missing > 0) worthKurus = -Infinity;
    }
    if (worthKurus <= priceKurus) break;
    savedKurus += times * (worthKurus - priceKurus);
    for (const [seat, { parts, positions }] of seats.entries())
      takeDearest(rest, positions, from[seat]!, parts.length, times);
  }
  return {
    savedKurus,
    left: rest,
    fills: (seat, at) => seats[seat]!.positions.includes(at) && rest[at]! < left[at]!,
  };
}

/** Takes so many units for each of so many menus that are alike. */
function takeDearest(
  rest: number[],
  positions: readonly number[],
  from: number,
  count: number,
  times: number,
): void {
  let missing = count;
  for (let place = from; missing > 0; place++) {
    const at = positions[place]!;
    const some = Math.min(missing, rest[at]!);
    rest[at]! -= some * times;
    missing -= some;
  }
}

function turnOf(
  campaign: SetMenu,
  units: readonly Units[],
  worths: readonly number[],
  left: readonly number[],
  { left: rest, savedKurus }: Filled,
): CampaignTurn {
  const taken = left.map((count, at) => count - rest[at]!);
  const givenUp = units.reduce((sum, of, at) => sum + taken[at]! * (of.portionKurus - worths[at]!), 0);
  return { campaign, taken, reductionKurus: savedKurus + givenUp, savedKurus };
}

/**
 * The price of a menu, shared among its parts by what the units are worth that stand at the edge: the last
 * that fills a part, and the first that does not.
 */
function sharesOf(
  { priceKurus }: SetMenu,
  seats: readonly Seat[],
  worths: readonly number[],
  left: readonly number[],
  filled: Filled | null,
): number[] {
  const rest = filled?.left ?? left;
  const edges = seats.map(({ parts, positions }, seat) => {
    const out = positions.find((at) => rest[at]! > 0);
    const last = positions.findLast((at) => filled?.fills(seat, at));
    const floor = out === undefined ? 0 : Math.max(0, worths[out]!);
    return { parts, floor, ceiling: Math.max(floor, last === undefined ? floor : worths[last]!) };
  });
  const floors = edges.reduce((sum, { parts, floor }) => sum + parts.length * floor, 0);
  const ceilings = edges.reduce((sum, { parts, ceiling }) => sum + parts.length * ceiling, 0);
  const share =
    ceilings === floors ? 0 : Math.min(1, Math.max(0, (priceKurus - floors) / (ceilings - floors)));
  const shares = edges.map(({ floor, ceiling }) => floor + share * (ceiling - floor));
  const overKurus =
    priceKurus - edges.reduce((sum, { parts }, seat) => sum + parts.length * shares[seat]!, 0);
  shares[0]! += overKurus / (edges[0]?.parts.length ?? 1);
  return shares;
}
