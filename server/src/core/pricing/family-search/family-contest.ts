import type { BuyXPayY, SetMenu } from '../../campaigns/campaign.ts';
import type { Units } from '../campaign-units.ts';
import type { Entrant } from '../group-search/group-entrants.ts';

/** A "buy X, pay Y" in its family. */
export interface FamilyGroup {
  entrant: number;
  campaign: BuyXPayY;
  /** What one unit in its last group adds to the number of a fill. */
  stride: number;
  /** By fill, the fill once it has one more unit. */
  nextFill: Uint16Array;
  /** By fill, 1 where its next unit is free. */
  isNextFree: Uint8Array;
}

/**
 * Kinds of units that "buy X, pay Y" campaigns link, directly or through others. A *fill* says how many units
 * (0 to X - 1) the last group of each of these campaigns has; it is one number.
 */
export interface Family {
  /** The kinds of units, dearest first. */
  positions: number[];
  groups: FamilyGroup[];
  /** How many fills there are. */
  fills: number;
}

/** The parts of a set menu that cover the same units. */
export interface FamilySeat {
  entrant: number;
  menu: number;
  /** How many units of them one menu has. */
  size: number;
  positions: readonly number[];
}

/** A set menu, and its seats: from `from` to before `to`. */
export interface FamilyMenu {
  campaign: SetMenu;
  from: number;
  to: number;
}

/** A contest by families. Only set menus link one family with another. */
export interface FamilyContest {
  units: readonly Units[];
  entrants: readonly Entrant[];
  /** In the order in which their units are given away. */
  families: Family[];
  menus: FamilyMenu[];
  seats: FamilySeat[];
  /** For each kind of units, the groups that could take them. */
  groupsAt: FamilyGroup[][];
  /** For each kind of units, the seats that could take them. */
  seatsAt: number[][];
  /** Every saving is a multiple of this amount. */
  grainKurus: number;
  /** The work to fill the tables of the contest, in numbers that they have. */
  cells: number;
}

/** Larger tables take too long to fill. */
const MOST_CELLS = 40_000;

const MOST_FILLS = 1_024;

/** More of them would make each way of the search too costly. */
const MOST_SEATS = 128;

/** A contest by families; `null` when its tables would be too large. */
export function familyContest(units: readonly Units[], entrants: readonly Entrant[]): FamilyContest | null {
  const { menus, seats } = menusOf(entrants);
  const families = familiesOf(units, entrants);
  const groupsAt: FamilyGroup[][] = units.map(() => []);
  for (const { groups } of families) {
    for (const group of groups)
      for (const at of entrants[group.entrant]!.taker.positions) groupsAt[at]!.push(group);
  }
  const seatsAt: number[][] = units.map(() => []);
  for (const [seat, { positions }] of seats.entries()) for (const at of positions) seatsAt[at]!.push(seat);
  let cells = 0;
  for (const { positions, fills } of families) {
    if (fills > MOST_FILLS) return null;
    for (const at of positions) {
      cells += (groupsAt[at]!.length * (units[at]!.quantity + 1) + 1) * fills + 3 * seatsAt[at]!.length;
    }
  }
  if (
    cells > MOST_CELLS ||
    seats.length > MOST_SEATS ||
    units.some(({ quantity }) => quantity >= MOST_OF_A_KIND)
  )
    return null;
  for (const family of families) fillGroups(family);
  return {
    units,
    entrants,
    families: besideEachOther(families, seatsAt),
    menus,
    seats,
    groupsAt,
    seatsAt,
    grainKurus: grainOf(units, menus),
    cells,
  };
}

/** More units of a kind are left to other means. */
const MOST_OF_A_KIND = 2_048;

/** The least amount above another one that turns of a contest can save. */
export function nextSaving({ grainKurus }: FamilyContest, kurus: number): number {
  return (Math.floor(kurus / grainKurus) + 1) * grainKurus;
}

function menusOf(entrants: readonly Entrant[]): { menus: FamilyMenu[]; seats: FamilySeat[] } {
  const menus: FamilyMenu[] = [];
  const seats: FamilySeat[] = [];
  for (const [entrant, { taker }] of entrants.entries()) {
    const { campaign, parts } = taker;
    if (campaign.kind !== 'SetMenu') continue;
    const from = seats.length;
    for (const positions of parts) {
      const same = seats.slice(from).find((seat) => isSame(seat.positions, positions));
      if (same === undefined) seats.push({ entrant, menu: menus.length, size: 1, positions });
      else same.size++;
    }
    menus.push({ campaign, from, to: seats.length });
  }
  return { menus, seats };
}

function familiesOf(units: readonly Units[], entrants: readonly Entrant[]): Family[] {
  const firstOf = units.map((_, at) => at);
  for (const { taker } of entrants) {
    if (taker.campaign.kind !== 'BuyXPayY') continue;
    const joined = new Set(taker.positions.map((at) => firstOf[at]!));
    const first = Math.min(...joined);
    for (const [at, own] of firstOf.entries()) if (joined.has(own)) firstOf[at] = first;
  }
  const families = new Map<number, Family>();
  for (const [at, first] of firstOf.entries()) {
    const known = families.get(first);
    if (known === undefined) families.set(first, { positions: [at], groups: [], fills: 1 });
    else known.positions.push(at);
  }
  for (const [entrant, { taker }] of entrants.entries()) {
    const { campaign, positions } = taker;
    if (campaign.kind !== 'BuyXPayY') continue;
    const family = families.get(firstOf[positions[0]!]!)!;
    family.groups.push({ entrant, campaign, stride: family.fills, nextFill: NO_FILLS, isNextFree: NO_FREE });
    family.fills *= campaign.buy;
  }
  return [...families.values()];
}

const NO_FILLS = new Uint16Array(0);
const NO_FREE = new Uint8Array(0);

/** Notes for each fill of a family what one more unit in a group changes. */
function fillGroups({ groups, fills }: Family): void {
  for (const group of groups) {
    const { campaign, stride } = group;
    group.nextFill = new Uint16Array(fills);
    group.isNextFree = new Uint8Array(fills);
    for (let fill = 0; fill < fills; fill++) {
      const own = Math.floor(fill / stride) % campaign.buy;
      group.nextFill[fill] = own === campaign.buy - 1 ? fill - own * stride : fill + stride;
      group.isNextFree[fill] = own >= campaign.pay ? 1 : 0;
    }
  }
}

/**
 * Families of the dearest units first; those without groups that fit the same seats stand beside each other.
 */
function besideEachOther(families: readonly Family[], seatsAt: readonly (readonly number[])[]): Family[] {
  const blocks = new Map<string, Family[]>();
  for (const family of families) {
    const first = family.positions[0]!;
    const key = family.groups.length > 0 ? `family ${first}` : `seats ${seatsAt[first]!.join()}`;
    const block = blocks.get(key);
    if (block === undefined) blocks.set(key, [family]);
    else block.push(family);
  }
  return [...blocks.values()].flat();
}

function grainOf(units: readonly Units[], menus: readonly FamilyMenu[]): number {
  let grain = 0;
  for (const { portionKurus, discountedKurus } of units) {
    grain = greatestCommonDivisor(greatestCommonDivisor(portionKurus, discountedKurus), grain);
  }
  for (const { campaign } of menus) grain = greatestCommonDivisor(campaign.priceKurus, grain);
  return Math.max(1, grain);
}

function greatestCommonDivisor(some: number, other: number): number {
  return other === 0 ? some : greatestCommonDivisor(other, some % other);
}

/** Whether two lists of positions are the same. */
export function isSame(some: readonly number[], others: readonly number[]): boolean {
  if (some === others) return true;
  return some.length === others.length && some.every((at, place) => at === others[place]);
}
