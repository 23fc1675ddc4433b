import { type ApprovableMove, isApprovableMove } from '../drawers/approvable-move.ts';
import { type ActSums, type CategorySums, createSumsTally, type DaySums } from './day-sums.ts';
import { valuesOf } from './keyed-sums.ts';
import type { StoredLedgerRow } from './ledger-row.ts';
import type { FiscalSums, PersonSums } from './people-sums.ts';

/**
 * What the rows of the ledger of some business dates come to. The same sums as those of day reports, over dates instead of reports: every row
 * has one date and is in one report.
 */
export interface RangeSums extends DaySums {
  categories: CategorySums[];
  /** What was taken off bills and given back; moves of cash are not among it. */
  acts: DeductionSums[];
  people: PersonSums[];
  fiscal: FiscalSums[];
}

/** An act of a report that is no move of cash. */
export type DeductionSums = ActSums & { act: Exclude<ActSums['act'], ApprovableMove> };

function isTakenOff(sums: ActSums): sums is DeductionSums {
  return !isApprovableMove(sums.act);
}

/** Counts the changes of what {@link RangeSums} has: stored sums of another version are added up again. */
export const RANGE_SUMS_VERSION = 1;

/** Adds up the rows of one business date. */
export interface RangeTally {
  add(row: StoredLedgerRow): void;
  sums(): RangeSums;
}

export function createRangeTally(): RangeTally {
  const tally = createSumsTally(null);
  return {
    add: tally.add,
    sums() {
      const { drawers, declared, broughtIn, reducedAfterPrint, channels, products, tips, acts, ...sums } =
        tally.total();
      return { ...sums, acts: acts.filter(isTakenOff) };
    },
  };
}

/** What dates come to together. Lists are in the order of their keys, names are those of the last date. */
export function sumOfRange(dates: Iterable<RangeSums>): RangeSums {
  const amounts = { ...NO_AMOUNTS };
  const vat = new Map<string, DaySums['vat'][number]>();
  const vatGivenBack = new Map<string, DaySums['vat'][number]>();
  const methods = new Map<string, DaySums['methods'][number]>();
  const categories = new Map<string, CategorySums>();
  const acts = new Map<string, RangeSums['acts'][number]>();
  const people = new Map<string, PersonSums>();
  const fiscal = new Map<string, FiscalSums>();
  for (const sums of dates) {
    for (const name of AMOUNTS) amounts[name] += sums[name];
    for (const one of sums.vat) add(vat, rateKey(one), one);
    for (const one of sums.vatGivenBack) add(vatGivenBack, rateKey(one), one);
    for (const one of sums.methods) add(methods, `${one.kind} ${one.method}`, one);
    for (const one of sums.categories) add(categories, one.category?.id ?? '', one);
    for (const one of sums.acts) add(acts, `${one.act} ${one.personId} ${one.approverId}`, one);
    for (const one of sums.people) add(people, one.personId, one);
    for (const one of sums.fiscal) add(fiscal, JSON.stringify([one.device, one.zNumber]), one);
  }
  return {
    ...amounts,
    ...{ vat: valuesOf(vat), vatGivenBack: valuesOf(vatGivenBack), methods: valuesOf(methods) },
    ...{ categories: valuesOf(categories), acts: valuesOf(acts), people: valuesOf(people) },
    fiscal: valuesOf(fiscal),
  };
}

const NO_AMOUNTS = {
  ...{ bills: 0, guests: 0, salesKurus: 0, serviceFeeKurus: 0 },
  ...{ discountKurus: 0, byHandKurus: 0, cancelledBills: 0 },
} satisfies Partial<DaySums>;
const AMOUNTS = Object.keys(NO_AMOUNTS) as (keyof typeof NO_AMOUNTS)[];

/** Adds the numbers of an entry to those under its key; all else is that of the last one. */
function add<One extends object>(sums: Map<string, One>, key: string, one: One): void {
  const known = sums.get(key);
  sums.set(key, known === undefined ? one : plus(known, one));
}

function plus<One extends object>(known: One, one: One): One {
  const entries = Object.entries(one).map(([name, value]) => [
    name,
    typeof value === 'number' && name !== 'rate' ? value + (known as Record<string, number>)[name]! : value,
  ]);
  return Object.fromEntries(entries) as One;
}

/** So that the order of the keys is that of the rates. */
function rateKey({ rate }: { rate: number }): string {
  return String(rate).padStart(9, '0');
}
