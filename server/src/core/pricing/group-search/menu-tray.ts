import type { SetMenu } from '../../campaigns/campaign.ts';

/** Parts of a menu that cover the same units; a menu has one unit for each of them. */
export interface Seat {
  parts: number[];
  /** The positions of the units that fit. */
  positions: readonly number[];
}

/** Units in menus, and what these menus save. */
export interface Filled {
  savedKurus: number;
  /** How many units are left over, by position. */
  left: readonly number[];
  /** Whether a unit at a position fills a seat. */
  fills(seat: number, at: number): boolean;
}

/** As many menus as save, each of the units that are worth most; `null` when there is none. */
export function fillTray(
  campaign: SetMenu,
  seats: readonly Seat[],
  worths: readonly number[],
  left: readonly number[],
  mayMove: boolean,
): Filled | null {
  const parts = campaign.parts.map((_, part) => seats.find((seat) => seat.parts.includes(part))!.positions);
  if (bestPossibleKurus(parts, worths, left) <= campaign.priceKurus) return null;
  const tray = emptyTray(parts, worths, left, mayMove);
  let savedKurus = 0;
  for (;;) {
    const worthKurus = addMenu(tray);
    if (worthKurus === null || worthKurus <= campaign.priceKurus) break;
    savedKurus += (worthKurus - campaign.priceKurus) * repeatLast(tray);
  }
  takeBackLast(tray);
  const { counts } = tray;
  return {
    savedKurus,
    left: counts,
    fills: (seat, at) => seats[seat]!.parts.some((part) => counts[placeIn(part, at, worths)]! > 0),
  };
}

/** What the dearest unit of each part is worth, all together: no menu can be worth more. */
function bestPossibleKurus(
  parts: readonly (readonly number[])[],
  worths: readonly number[],
  left: readonly number[],
): number {
  let worthKurus = 0;
  for (const positions of parts) {
    const best = positions.find((at) => left[at]! > 0);
    if (best === undefined) return -Infinity;
    worthKurus += worths[best]!;
  }
  return parts.length === 0 ? -Infinity : worthKurus;
}

/** The units on their way into the parts of menus. */
interface Tray {
  /** For each part, the positions of the units that fit, those worth most first. */
  parts: readonly (readonly number[])[];
  /** What a unit at each position is worth in a menu. */
  worths: readonly number[];
  /** Whether units may move from part to part. */
  mayMove: boolean;
  /** First, by position, how many units fill no part; then, part after part, how many fill it. */
  counts: number[];
  /** By how much the menu added last changed each of the counts, and which it may have changed. */
  changes: number[];
  changed: number[];
}

function emptyTray(
  parts: readonly (readonly number[])[],
  worths: readonly number[],
  left: readonly number[],
  mayMove: boolean,
): Tray {
  const places = worths.length * (parts.length + 1);
  const counts = new Array<number>(places).fill(0);
  for (let at = 0; at < left.length; at++) counts[at] = left[at]!;
  return { parts, worths, mayMove, counts, changes: new Array<number>(places).fill(0), changed: [] };
}

/**
 * Puts one more unit into every part, together worth as much as can be: that worth, or `null` when units are
 * short.
 */
function addMenu(tray: Tray): number | null {
  let worthKurus = 0;
  for (let part = 0; part < tray.parts.length; part++) {
    const at = fillPart(part, tray);
    if (at === null) return null;
    worthKurus += tray.worths[at]!;
  }
  return worthKurus;
}

/** A unit on its way into a part. */
interface Move {
  at: number;
  into: number;
}

/**
 * Brings the unit that is worth most into a part: straight, or by taking over a unit of another part, which
 * then takes another in its turn. It is the augmenting path of a best matching, looked for from the part
 * outwards.
 */
function fillPart(part: number, tray: Tray): number | null {
  const { parts, worths, counts } = tray;
  const reached = [part];
  const takeovers: Move[] = [];
  const dearest = tray.mayMove ? dearestKurus(tray) : 0;
  let best: Move | null = null;
  for (const into of reached) {
    const at = parts[into]!.find((position) => counts[position]! > 0);
    if (at !== undefined && (best === null || worths[at]! > worths[best.at]!)) best = { at, into };
    if (!tray.mayMove || (best !== null && worths[best.at]! >= dearest)) break;
    for (let other = 0; other < parts.length; other++) {
      if (reached.includes(other)) continue;
      const shared = parts[into]!.find((position) => counts[placeIn(other, position, worths)]! > 0);
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
    shift(tray, placeIn(into, at, worths), 1);
    move = takeovers[into];
    if (move !== undefined) shift(tray, placeIn(into, move.at, worths), -1);
  }
  return best.at;
}

/** What the unit is worth that is worth most of those that fill no part yet. */
function dearestKurus({ parts, worths, counts }: Tray): number {
  let dearest = -Infinity;
  for (const positions of parts) {
    const at = positions.find((position) => counts[position]! > 0);
    if (at !== undefined) dearest = Math.max(dearest, worths[at]!);
  }
  return dearest;
}

/** The place of the count of the units at a position that fill a part. */
function placeIn(part: number, position: number, worths: readonly number[]): number {
  return (part + 1) * worths.length + position;
}

function shift({ counts, changes, changed }: Tray, place: number, by: number): void {
  counts[place]! += by;
  changes[place]! += by;
  changed.push(place);
}

/**
 * Adds the same menu as the last one as often as its units last, and says how often it then stands. No menu
 * is worth more than the one before it, so that what was best once is best again.
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
