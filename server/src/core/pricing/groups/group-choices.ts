import { unknownKind } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import type { GroupCampaign } from './campaign-turn.ts';

/** A group or a menu of certain units, as a campaign could take it once or several times. */
export interface Choice {
  rival: Rival;
  /** The kinds of its units, each once, in rising order, and how many it takes of each. */
  kinds: readonly number[];
  counts: readonly number[];
  /** By how much it is cheaper than the portion discounts that its units give up; it can be below 0. */
  savedKurus: number;
}

/** A choice and how often it is made. */
export interface Made {
  choice: Choice;
  times: number;
}

/** A group campaign and what it can make its groups or menus of. */
export interface Rival {
  campaign: GroupCampaign;
  /** Each choice fills all places of all its rows. */
  rows: readonly Row[];
  /** What a choice costs beside its units: the price of a menu. */
  priceKurus: number;
  /** Whether a unit fits more than one row. */
  isMixed: boolean;
}

/** Places that the same kinds of units can fill, in the order of the kinds: dearest first. */
export interface Row {
  kinds: readonly number[];
  /** For each place and each of the kinds, what a unit there saves. */
  gains: readonly (readonly number[])[];
}

/**
 * A campaign as a rival for units.
 * @param parts  the kinds that each part of a set menu covers; of a "buy X, pay Y" all, as one part. Parts
 *   that cover the same share one list.
 */
export function rivalOf(
  campaign: GroupCampaign,
  parts: readonly (readonly number[])[],
  units: readonly Units[],
): Rival {
  switch (campaign.kind) {
    case 'BuyXPayY': {
      const kinds = parts[0]!;
      const gains = Array.from({ length: campaign.buy }, (_, place) =>
        kinds.map((kind) => {
          const { discountedKurus, portionKurus } = units[kind]!;
          return place < campaign.pay ? discountedKurus - portionKurus : discountedKurus;
        }),
      );
      return { campaign, rows: [{ kinds, gains }], priceKurus: 0, isMixed: false };
    }
    case 'SetMenu': {
      const rows = [...new Set(parts)].map((kinds) => {
        const worths = kinds.map((kind) => units[kind]!.discountedKurus);
        return { kinds, gains: parts.filter((part) => part === kinds).map(() => worths) };
      });
      const covered = rows.flatMap(({ kinds }) => kinds);
      const isMixed = new Set(covered).size < covered.length;
      return { campaign, rows, priceKurus: campaign.priceKurus, isMixed };
    }
    default:
      return unknownKind(campaign);
  }
}

/** Amounts in kuruş that differ by less are the same. */
export const DUST = 1e-3;

/** A search among the choices of one rival looks at so many places at most. */
const MOST_LOOKS = 2_000;

/**
 * The choices of a rival that save more than a limit after paying a price for each unit, and whether these are all: no more
 * than `most` are listed.
 * @param left  how many units there are of each kind
 * @param prices  for each kind, in kuruş
 * @param most  at least 1
 */
export function choicesAbove(
  rival: Rival,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  limitKurus: number,
  most: number,
): { choices: Choice[]; isAll: boolean } {
  const walk = newWalk(rival, left, prices, limitKurus, most);
  lookFrom(walk, 0, 0, 0, -rival.priceKurus, -rival.priceKurus);
  const isAll = walk.found.length <= most && walk.looks <= MOST_LOOKS;
  return { choices: walk.found.slice(0, most), isAll };
}

/** The choice of a rival that saves most after paying a price for each unit; `null` when none saves more than the limit. */
export function bestChoice(
  rival: Rival,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  limitKurus: number,
): Choice | null {
  const walk = newWalk(rival, left, prices, limitKurus, 0);
  const reachKurus = walk.later[0]! - rival.priceKurus;
  if (reachKurus <= limitKurus) return null;
  // Where no unit fits two rows, the best choice reaches what the rows can gain.
  walk.limitKurus = Math.max(limitKurus, reachKurus - DUST);
  lookFrom(walk, 0, 0, 0, -rival.priceKurus, -rival.priceKurus);
  if (walk.found.length > 0 || !rival.isMixed) return walk.found[0] ?? null;
  walk.limitKurus = limitKurus;
  lookFrom(walk, 0, 0, 0, -rival.priceKurus, -rival.priceKurus);
  return walk.found[0] ?? null;
}

/** How many numbers a look at the choices of a rival works out at least. */
export function workOf({ rows }: Rival): number {
  return rows.reduce((sum, { kinds, gains }) => sum + kinds.length * gains.length, 0);
}

interface Walk {
  rival: Rival;
  left: ArrayLike<number>;
  prices: ArrayLike<number>;
  limitKurus: number;
  /** More than so many are not listed; 0 asks for the best alone. */
  most: number;
  /** For each row, place and kind: the most that the places from there can gain from the kinds from there. */
  reach: readonly (readonly Float64Array[])[];
  /** The most that all rows from one on can gain. */
  later: readonly number[];
  taken: Map<number, number>;
  /** Where rows overlap, the same units can be found twice. */
  seen: Set<string> | null;
  found: Choice[];
  looks: number;
}

function newWalk(
  rival: Rival,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  limitKurus: number,
  most: number,
): Walk {
  const { rows } = rival;
  const reach = rows.map((row) => reachOf(row, left, prices));
  const later = new Array<number>(rows.length + 1).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) later[at] = later[at + 1]! + reach[at]![0]![0]!;
  const seen = rival.isMixed ? new Set<string>() : null;
  return { rival, left, prices, limitKurus, most, reach, later, taken: new Map(), seen, found: [], looks: 0 };
}

/**
 * For each place and kind, the most that the places from there can gain from the kinds from there. Of one kind, the places
 * from `place` to before `next` gain `before[next] - before[place]`, so that the best `next` for one place after the
 * other is the maximum of a window that moves.
 */
function reachOf({ kinds, gains }: Row, left: ArrayLike<number>, prices: ArrayLike<number>): Float64Array[] {
  const places = gains.length;
  const reach: Float64Array[] = [];
  for (let place = 0; place <= places; place++) {
    reach.push(new Float64Array(kinds.length + 1).fill(place === places ? 0 : -Infinity));
  }
  const before = new Float64Array(places + 1);
  const window: number[] = [];
  for (let at = kinds.length - 1; at >= 0; at--) {
    const kind = kinds[at]!;
    for (let place = 0; place < places; place++) {
      before[place + 1] = before[place]! + gains[place]![at]! - prices[kind]!;
    }
    const worthUpTo = (next: number) => before[next]! + reach[next]![at + 1]!;
    window.length = 0;
    let first = 0;
    for (let place = places; place >= 0; place--) {
      while (window.length > first && worthUpTo(window.at(-1)!) <= worthUpTo(place)) window.pop();
      window.push(place);
      while (window[first]! > place + left[kind]!) first++;
      reach[place]![at] = worthUpTo(window[first]!) - before[place]!;
    }
  }
  return reach;
}

/** Fills the places from one on with units of the kinds from one on, most units of the first kind first. */
function lookFrom(
  walk: Walk,
  row: number,
  place: number,
  at: number,
  worth: number,
  savedKurus: number,
): void {
  const { rival, left, prices, reach, later, taken } = walk;
  if (walk.looks > MOST_LOOKS || (walk.most > 0 && walk.found.length > walk.most)) return;
  if (row === rival.rows.length) {
    addChoice(walk, worth, savedKurus);
    return;
  }
  const { kinds, gains } = rival.rows[row]!;
  if (place === gains.length) {
    lookFrom(walk, row + 1, 0, 0, worth, savedKurus);
    return;
  }
  if (worth + reach[row]![place]![at]! + later[row + 1]! <= walk.limitKurus) return;
  walk.looks++;
  const kind = kinds[at]!;
  const before = taken.get(kind) ?? 0;
  const most = Math.min(left[kind]! - before, gains.length - place);
  let gainKurus = 0;
  for (let count = 0; count < most; count++) gainKurus += gains[place + count]![at]!;
  for (let count = most; count >= 0; count--) {
    if (before + count > 0) taken.set(kind, before + count);
    else taken.delete(kind);
    const next = worth + gainKurus - count * prices[kind]!;
    if (next + reach[row]![place + count]![at + 1]! + later[row + 1]! > walk.limitKurus)
      lookFrom(walk, row, place + count, at + 1, next, savedKurus + gainKurus);
    if (count > 0) gainKurus -= gains[place + count - 1]![at]!;
  }
}

function addChoice(walk: Walk, worth: number, savedKurus: number): void {
  const { rival, taken, seen, found } = walk;
  const kinds = [...taken.keys()].sort((a, b) => a - b);
  const counts = kinds.map((kind) => taken.get(kind)!);
  if (walk.most === 0) {
    found[0] = { rival, kinds, counts, savedKurus };
    walk.limitKurus = worth;
    return;
  }
  const key = seen === null ? '' : `${kinds} ${counts}`;
  if (seen?.has(key)) return;
  seen?.add(key);
  found.push({ rival, kinds, counts, savedKurus });
}

/** What a choice saves after paying a price for each of its units. */
export function worthAt({ kinds, counts, savedKurus }: Choice, prices: ArrayLike<number>): number {
  let worth = savedKurus;
  for (let at = 0; at < kinds.length; at++) worth -= counts[at]! * prices[kinds[at]!]!;
  return worth;
}

/** How often a choice can be made of what is left. */
export function timesIn({ kinds, counts }: Choice, left: ArrayLike<number>): number {
  let times = Infinity;
  for (let at = 0; at < kinds.length; at++) {
    times = Math.min(times, Math.floor(left[kinds[at]!]! / counts[at]!));
  }
  return times;
}

/** Takes a choice some times from what is left; a negative number gives it back. */
export function takeFrom(left: Uint16Array, { kinds, counts }: Choice, times: number): void {
  for (let at = 0; at < kinds.length; at++) left[kinds[at]!]! -= times * counts[at]!;
}

/** What choices save together. */
export function savedBy(made: readonly Made[]): number {
  return made.reduce((sum, { choice, times }) => sum + times * choice.savedKurus, 0);
}
