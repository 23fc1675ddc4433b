import type { OrderType } from '../order-type.ts';
import type { SoldProduct } from './bill-summary.ts';
import type { CountedBill } from './count-bill.ts';
import { type Figures, sumOfFigures } from './figures.ts';

/** The bills of a day that came in through one channel: a type of order, from one API key or from staff. */
export interface ChannelTally extends Figures {
  day: string;
  type: OrderType;
  keyId: string | null;
  /** The name of the key when it was used last; `null` for staff. */
  keyName: string | null;
}

/** The closed bills of a day that were opened in one hour. */
export interface HourTally {
  day: string;
  hour: number;
  orders: number;
  revenueKurus: number;
}

/** How many rounds of a day that were ordered in one hour took the kitchen this many minutes. */
export interface PreparationTally {
  day: string;
  hour: number;
  minutes: number;
  rounds: number;
}

/** What was sold of a product on a day. */
export type ProductTally = SoldProduct & { day: string };

/** What bills add to the figures of their venue, besides their products. Each list is in the order of its keys. */
export interface FigureTally {
  channels: ChannelTally[];
  hours: HourTally[];
  preparations: PreparationTally[];
}

/** Adds up counted bills. Servers that add tallies at the same time lock the rows in the order of the lists. */
export function tallyOf(bills: readonly CountedBill[]): FigureTally {
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

function channelOf(bills: readonly CountedBill[]): ChannelTally {
  const { day, type, key } = bills.at(-1)!;
  const keyOf = { keyId: key?.id ?? null, keyName: key?.name ?? null };
  return { day, type, ...keyOf, ...sumOfFigures(bills.map(({ figures }) => figures)) };
}

function hourOf(bills: readonly CountedBill[]): HourTally {
  const { day, hour } = bills[0]!;
  const { orders, revenueKurus } = sumOfFigures(bills.map(({ figures }) => figures));
  return { day, hour, orders, revenueKurus };
}

/** One result for each group of things with the same key, in the order of the keys. */
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
