import { type ApprovableMove, isApprovableMove } from '../drawers/approvable-move.ts';
import { type ActSums, type CategorySums, createReportTally, type DaySums } from './day-sums.ts';
import { valuesSortedByKey } from './keyed-sums.ts';
import type { StoredLedgerRow } from './ledger-row.ts';
import type { FiscalSums, PersonSums } from './people-sums.ts';

/**
 * The sums of the ledger rows of some business days. They are the sums of day reports, but by date instead of by report: each row has
 * one business date, which can differ from the day of its report.
 */
export interface RangeSums extends DaySums {
  categories: CategorySums[];
  /** Reductions, refunds and reversed payments; no moves of cash. */
  acts: DeductionSums[];
  people: PersonSums[];
  fiscal: FiscalSums[];
}

/** The sums of an act that is not a move of cash. */
export type DeductionSums = ActSums & { act: Exclude<ActSums['act'], ApprovableMove> };

function isTakenOff(sums: ActSums): sums is DeductionSums {
  return !isApprovableMove(sums.act);
}

/** Increase this when {@link RangeSums} changes: stored sums of another version are calculated again. */
export const RANGE_SUMS_VERSION = 1;

/** Adds up the rows of one business date. */
export interface RangeTally {
  add(row: StoredLedgerRow): void;
  sums(): RangeSums;
}

export function createRangeTally(): RangeTally {
  const tally = createReportTally(null);
  return {
    add: tally.add,
    sums() {
      const { drawers, declared, broughtIn, reducedAfterPrint, channels, products, tips, acts, ...sums } =
        tally.total();
      return { ...sums, acts: acts.filter(isTakenOff) };
    },
  };
}

/** Adds up the sums of several business dates. Lists are sorted by their keys, names are those of the last date. */
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
    ...{
      vat: valuesSortedByKey(vat),
      vatGivenBack: valuesSortedByKey(vatGivenBack),
      methods: valuesSortedByKey(methods),
    },
    ...{
      categories: valuesSortedByKey(categories),
      acts: valuesSortedByKey(acts),
      people: valuesSortedByKey(people),
    },
    fiscal: valuesSortedByKey(fiscal),
  };
}

const NO_AMOUNTS = {
  ...{ bills: 0, guests: 0, salesKurus: 0, serviceFeeKurus: 0 },
  ...{ discountKurus: 0, byHandKurus: 0, cancelledBills: 0 },
} satisfies Partial<DaySums>;
const AMOUNTS = Object.keys(NO_AMOUNTS) as (keyof typeof NO_AMOUNTS)[];

/** Adds the numbers of an entry to the entry with the same key. All other properties are replaced by the new ones. */
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

/** Padded, so that sorting the keys sorts the rates. */
function rateKey({ rate }: { rate: number }): string {
  return String(rate).padStart(9, '0');
}
