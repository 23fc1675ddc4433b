import { unknownKind } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import type { GroupCampaign } from './campaign-turn.ts';

/** A group campaign and what it can make its groups or menus of. */
export interface Rival {
  campaign: GroupCampaign;
  /** A group or menu fills all places of all rows. */
  rows: readonly Row[];
  /** What a menu costs; of a group 0. */
  priceKurus: number;
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
      return { campaign, rows: [{ kinds, gains }], priceKurus: 0 };
    }
    case 'SetMenu': {
      const rows = [...new Set(parts)].map((kinds) => {
        const worths = kinds.map((kind) => units[kind]!.discountedKurus);
        return { kinds, gains: parts.filter((part) => part === kinds).map(() => worths) };
      });
      return { campaign, rows, priceKurus: campaign.priceKurus };
    }
    default:
      return unknownKind(campaign);
  }
}

/** A group or a menu of certain units. */
export interface Choice {
  rival: Rival;
  /** The kinds of its units, each once, and how many it takes of each. */
  kinds: readonly number[];
  counts: readonly number[];
  /** By how much it is cheaper than the portion discounts that its units give up; it can be below 0. */
  savedKurus: number;
  /** What it saves after paying a price for each of its units. */
  worth: number;
}

/**
 * The choice of a rival that saves most after paying a price for each unit; `null` when there are too few units.
 * @param left  how many units there are of each kind
 * @param prices  for each kind, in kuruş
 * @param isShared  whether all rows together, and not each of them, take at most what is left
 */
export function bestChoice(
  rival: Rival,
  left: ArrayLike<number>,
  prices: ArrayLike<number>,
  isShared: boolean,
): Choice | null {
  const { rows, priceKurus } = rival;
  const taken = new Map<number, number>();
  let savedKurus = -priceKurus;
  let worth = -priceKurus;
  const rest = Uint16Array.from(left);
  for (const row of rows) {
    const { mostKurus, counts } = reachOf(row, rest, prices);
    if (mostKurus[0] === -Infinity) return null;
    worth += mostKurus[0]!;
    const places = row.gains.length;
    let place = 0;
    for (let at = 0; place < places; at++) {
      const kind = row.kinds[at]!;
      const count = counts[at * (places + 1) + place]!;
      if (count === 0) continue;
      taken.set(kind, (taken.get(kind) ?? 0) + count);
      if (isShared) rest[kind]! -= count;
      for (const end = place + count; place < end; place++) savedKurus += row.gains[place]![at]!;
    }
  }
  return { rival, kinds: [...taken.keys()], counts: [...taken.values()], savedKurus, worth };
}

/**
 * What the places of a row can gain after paying a price for each unit: at `at * (places + 1) + place`, for the places from
 * one on and the kinds from one on.
 */
export interface Reach {
  /** The most that they can gain. */
  mostKurus: Float64Array;
  /** How many places the first of these kinds fills then. */
  counts: Uint16Array;
}

/** What a row can gain of what is left, dearest units first. */
export function reachOf({ kinds, gains }: Row, left: ArrayLike<number>, prices: ArrayLike<number>): Reach {
  const places = gains.length;
  const width = places + 1;
  const mostKurus = new Float64Array((kinds.length + 1) * width).fill(-Infinity);
  const counts = new Uint16Array(kinds.length * width);
  mostKurus[kinds.length * width + places] = 0;
  for (let at = kinds.length - 1; at >= 0; at--) {
    const kind = kinds[at]!;
    const price = prices[kind]!;
    const available = left[kind]!;
    const here = at * width;
    mostKurus[here + places] = 0;
    for (let place = places - 1; place >= 0; place--) {
      const most = Math.min(places - place, available);
      let gained = 0;
      let best = mostKurus[here + width + place]!;
      let count = 0;
      for (let next = 1; next <= most; next++) {
        gained += gains[place + next - 1]![at]! - price;
        const worth = gained + mostKurus[here + width + place + next]!;
        if (worth <= best) continue;
        best = worth;
        count = next;
      }
      mostKurus[here + place] = best;
      counts[here + place] = count;
    }
  }
  return { mostKurus, counts };
}

/** How many numbers a look for the best choice of a rival works out. */
export function workOf({ rows }: Rival): number {
  return rows.reduce(
    (sum, { kinds, gains }) => sum + (kinds.length * gains.length * (gains.length + 1)) / 2,
    0,
  );
}

/** A choice and how often it is made. */
export interface Made {
  choice: Choice;
  times: number;
}

/** What choices save together. */
export function savedBy(made: readonly Made[]): number {
  return made.reduce((sum, { choice, times }) => sum + times * choice.savedKurus, 0);
}

/** Takes a choice some times from what is left. */
export function takeFrom(left: Uint16Array, { kinds, counts }: Choice, times: number): void {
  for (let at = 0; at < kinds.length; at++) left[kinds[at]!]! -= times * counts[at]!;
}

/** How often a choice can be made of what is left. */
export function timesIn({ kinds, counts }: Choice, left: ArrayLike<number>): number {
  let times = Infinity;
  for (let at = 0; at < kinds.length; at++)
    times = Math.min(times, Math.floor(left[kinds[at]!]! / counts[at]!));
  return times;
}
