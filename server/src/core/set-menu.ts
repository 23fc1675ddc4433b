import type { SetMenu } from './campaign.ts';
import { type CampaignTurn, givenUpKurus, positionsCovered, type TurnTaker } from './campaign-turn.ts';
import type { Units } from './campaign-units.ts';

/**
 * How a set menu takes its turn: menu after menu, each of the units for which the guest saves most, as long as a menu
 * costs less than its units would with their portion discounts. One unit fills one part; where parts overlap, a unit
 * changes its part when that lets a dearer one in, so that the choice is the best there is for that many menus.
 * @see docs/pricing.md
 */
export function setMenuTurns(campaign: SetMenu, units: readonly Units[]): TurnTaker {
  const parts = campaign.parts.map(({ covers }) =>
    positionsCovered(units, campaign, covers).sort(
      (a, b) => units[b]!.discountedKurus - units[a]!.discountedKurus,
    ),
  );
  return {
    positions: [...new Set(parts.flat())],
    take(left) {
      if (bestPossibleKurus(parts, units, left) <= campaign.priceKurus) return null;
      const tray = emptyTray(parts, units, left);
      let savedKurus = 0;
      for (;;) {
        const worthKurus = addMenu(tray);
        if (worthKurus === null || worthKurus <= campaign.priceKurus) break;
        savedKurus += (worthKurus - campaign.priceKurus) * repeatLast(tray);
      }
      takeBackLast(tray);
      return savedKurus === 0 ? null : turnOf(campaign, units, left, tray.counts, savedKurus);
    },
  };
}

/** What the dearest unit of each part is worth, all together: no menu can be worth more. */
function bestPossibleKurus(
  parts: readonly number[][],
  units: readonly Units[],
  left: readonly number[],
): number {
  let worthKurus = 0;
  for (const positions of parts) {
    const best = positions.find((at) => left[at]! > 0);
    if (best === undefined) return 0;
    worthKurus += units[best]!.discountedKurus;
  }
  return worthKurus;
}

/** The units on their way into the parts of menus. */
interface Tray {
  /** For each part, the positions of the units that fit, those worth most first. */
  parts: readonly number[][];
  units: readonly Units[];
  /** First, by position, how many units fill no part; then, part after part, how many fill it. */
  counts: number[];
  /** By how much the menu added last changed each of the counts, and which it may have changed. */
  changes: number[];
  changed: number[];
}

function emptyTray(parts: readonly number[][], units: readonly Units[], left: readonly number[]): Tray {
  const places = units.length * (parts.length + 1);
  const counts = new Array<number>(places).fill(0);
  for (let at = 0; at < left.length; at++) counts[at] = left[at]!;
  return { parts, units, counts, changes: new Array<number>(places).fill(0), changed: [] };
}

/** Puts one more unit into every part, together worth as much as can be: that worth, or `null` when units are short. */
function addMenu(tray: Tray): number | null {
  let worthKurus = 0;
  for (let part = 0; part < tray.parts.length; part++) {
    const at = fillPart(part, tray);
    if (at === null) return null;
    worthKurus += tray.units[at]!.discountedKurus;
  }
  return worthKurus;
}

/** A unit on its way into a part. */
interface Move {
  at: number;
  into: number;
}

/**
 * Brings the unit that is worth most into a part: straight, or by taking over a unit of another part, which then takes
 * another in its turn. It is the augmenting path of a best matching, looked for from the part outwards.
 */
function fillPart(part: number, tray: Tray): number | null {
  const { parts, units, counts } = tray;
  const reached = [part];
  const takeovers: Move[] = [];
  let best: Move | null = null;
  for (const into of reached) {
    const at = parts[into]!.find((position) => counts[position]! > 0);
    if (at !== undefined && (best === null || isWorthMore(units, at, best.at))) best = { at, into };
    for (let other = 0; other < parts.length; other++) {
      if (reached.includes(other)) continue;
      const shared = parts[into]!.find((position) => counts[placeIn(other, position, units)]! > 0);
      if (shared === undefined) continue;
      reached.push(other);
      takeovers[other] = { at: shared, into };
    }
  }
  if (best === null) return null;
  shift(tray, best.at, -1);
  let move: Move | undefined = best;
  while (move !== undefined) {
    const { at, into }: Move = move;
    shift(tray, placeIn(into, at, units), 1);
    move = takeovers[into];
    if (move !== undefined) shift(tray, placeIn(into, move.at, units), -1);
  }
  return best.at;
}

function isWorthMore(units: readonly Units[], at: number, other: number): boolean {
  return units[at]!.discountedKurus > units[other]!.discountedKurus;
}

/** The place of the count of the units at a position that fill a part. */
function placeIn(part: number, position: number, units: readonly Units[]): number {
  return (part + 1) * units.length + position;
}

function shift({ counts, changes, changed }: Tray, place: number, by: number): void {
  counts[place]! += by;
  changes[place]! += by;
  changed.push(place);
}

/**
 * Adds the same menu as the last one as often as its units last, and says how often it then stands. No menu is worth
 * more than the one before it, so that what was best once is best again.
 */
function repeatLast(tray: Tray): number {
  const { counts, changes, changed } = tray;
  let more = Infinity;
  for (const place of changed) {
    if (changes[place]! < 0) more = Math.min(more, Math.floor(counts[place]! / -changes[place]!));
  }
  endMenu(tray, more);
  return 1 + more;
}

function takeBackLast(tray: Tray): void {
  endMenu(tray, -1);
}

/** Makes the last changes some times more. */
function endMenu({ counts, changes, changed }: Tray, times: number): void {
  for (const place of changed) {
    counts[place]! += times * changes[place]!;
    changes[place] = 0;
  }
  changed.length = 0;
}

function turnOf(
  campaign: SetMenu,
  units: readonly Units[],
  left: readonly number[],
  counts: readonly number[],
  savedKurus: number,
): CampaignTurn {
  const taken = left.map((count, at) => count - counts[at]!);
  const givenUp = units.reduce((sum, of, at) => sum + taken[at]! * givenUpKurus(of), 0);
  return { campaign, taken, reductionKurus: savedKurus + givenUp, savedKurus };
}
