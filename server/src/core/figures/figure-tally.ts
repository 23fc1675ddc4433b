import type { OrderType } from '../order-type.ts';
import type { BillContribution } from './bill-contribution.ts';
import type { SoldProduct } from './bill-summary.ts';
import { type Figures, sumOfFigures } from './figures.ts';

/** The figures of the bills of one day and one channel: one order type, from one API key or from staff. */
export interface ChannelTally extends Figures {
  day: string;
  type: OrderType;
  keyId: string | null;
  /** The name of the key at its last order; `null` for staff. */
  keyName: string | null;
}

/** The number and the revenue of the closed bills that were opened in one hour of a day. */
export interface HourTally {
  day: string;
  hour: number;
  orders: number;
  revenueKurus: number;
}

/** The number of rounds (`rounds`) that were ordered in one hour of a day and took the kitchen `minutes`. */
export interface PreparationTally {
  day: string;
  hour: number;
  minutes: number;
  rounds: number;
}

/** The units of a product that were sold on a day. */
export type ProductTally = SoldProduct & { day: string };

/**
 * What bills add to the figures of their venue, without their products. Each list is sorted by its keys, such as day
 * and hour.
 */
export interface FigureTally {
  channels: ChannelTally[];
  hours: HourTally[];
  preparations: PreparationTally[];
}

/** Adds up bills. The lists are sorted so that servers which save tallies at the same time lock the rows in the same order. */
export function tallyOf(bills: readonly BillContribution[]): FigureTally {
  return {
    channels: grouped(bills, ({ day, type, key }) => [day, type, key?.id ?? ''], channelOf),
    hours: grouped(
      bills.filter(({ figures }) => figures.orders > 0),
      ({ day, hour }) => [day, twoDigits(hour)],
      hourOf,
    ),
    preparations: grouped(
      bills.flatMap(({ day, preparations }) => preparations.map((one) => ({ day, ...one }))),
      ({ day, hour, minutes }) => [day, twoDigits(hour), String(minutes).padStart(3, '0')],
      (rounds) => ({ ...rounds[0]!, rounds: rounds.length }),
    ),
  };
}

function channelOf(bills: readonly BillContribution[]): ChannelTally {
  const { day, type, key } = bills.at(-1)!;
  const keyOf = { keyId: key?.id ?? null, keyName: key?.name ?? null };
  return { day, type, ...keyOf, ...sumOfFigures(bills.map(({ figures }) => figures)) };
}

function hourOf(bills: readonly BillContribution[]): HourTally {
  const { day, hour } = bills[0]!;
  const { orders, revenueKurus } = sumOfFigures(bills.map(({ figures }) => figures));
  return { day, hour, orders, revenueKurus };
}

/** Groups items by key and makes one result of each group. Sorted by key. */
function grouped<Thing, Result>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string[],
  resultOf: (group: Thing[]) => Result,
): Result[] {
  const groups = Map.groupBy(things, (thing) => keyOf(thing).join(' '));
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => resultOf(group));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
