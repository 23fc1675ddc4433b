import type { DeclaredTotal, DrawerCountContent } from '../drawers/drawer-action.ts';
import { expectedKurusOf } from '../drawers/drawer-period.ts';
import { addAmounts, getOrCreate, valuesSortedByKey } from './keyed-sums.ts';
import type { ActRow, MoneyContent } from './ledger-row.ts';

/** The cash of a drawer up to a count or, at the end of a report, since the last count. Amounts in kuruş. */
export interface DrawerSums
  extends Omit<DrawerCountContent, 'afterRow' | 'countedKurus' | 'differenceKurus'> {
  /** The ledger row of the count; `null` if the cash is not counted yet. The next report then continues from these sums. */
  row: number | null;
  /** The person who counted. */
  personId: string | null;
  countedKurus: number | null;
  differenceKurus: number | null;
  /** Whether a person set the float. If not, it is the cash that the last count left. */
  isFloatSet: boolean;
}

/** The declared total of a payment method or, at the end of a report, the amount that is still to be declared. */
export interface DeclaredSums extends DeclaredTotal {
  /** The ledger row of the declaration; `null` if it is not declared yet. The next report then continues from this amount. */
  row: number | null;
  personId: string | null;
}

/** The part of a report about cash and declared totals. */
export interface CashSums {
  /** First the counts in their order, then the drawers with cash that is not counted yet. */
  drawers: DrawerSums[];
  /** First the declarations in their order, then the payment methods with an amount that is not declared yet. */
  declared: DeclaredSums[];
}

/** Adds up the cash and the declared totals of ledger rows. */
export class CashTally {
  readonly #counts: DrawerSums[] = [];
  readonly #uncounted = new Map<string, DrawerSums>();
  readonly #declared: DeclaredSums[] = [];
  readonly #undeclared = new Map<string, DeclaredSums>();

  /** @param before  the sums of the previous report: uncounted cash and undeclared amounts continue */
  constructor(before: CashSums | null) {
    for (const one of before?.drawers ?? [])
      if (one.row === null) this.#uncounted.set(one.drawer, { ...one });
    for (const one of before?.declared ?? [])
      if (one.row === null) this.#undeclared.set(`${one.kind} ${one.method}`, { ...one });
  }

  add(row: ActRow): void {
    const { number, personId } = row;
    switch (row.act) {
      case 'FloatSet': {
        const { drawer, floatKurus } = row.content;
        Object.assign(this.#uncountedOf(drawer), { floatKurus, isFloatSet: true });
        break;
      }
      case 'CashIn':
        this.#uncountedOf(row.content.drawer).inKurus += row.content.amountKurus;
        break;
      case 'CashOut':
        this.#uncountedOf(row.content.drawer).outKurus += row.content.amountKurus;
        break;
      case 'TipsPaidOut':
        this.#uncountedOf(row.content.drawer).tipsPaidOutKurus += row.content.amountKurus;
        break;
      case 'DrawerOpened':
        this.#uncountedOf(row.content.drawer).openings += 1;
        break;
      case 'DrawerCounted':
        this.#count(number, personId, row.content);
        break;
      case 'DifferenceExplained': {
        const { ofRow, reason } = row.content;
        for (const count of this.#counts) if (count.row === ofRow) count.reason = reason;
        break;
      }
      case 'TotalsDeclared':
        for (const total of row.content.totals) this.#declared.push({ row: number, personId, ...total });
        this.#undeclared.clear();
        break;
      default:
        if ('movement' in row.content) this.#move(row.content);
    }
  }

  #uncountedOf(drawer: string): DrawerSums {
    return getOrCreate(this.#uncounted, drawer, () => ({ ...NOTHING, drawer }));
  }

  #count(row: number, personId: string | null, { afterRow: _, ...count }: DrawerCountContent): void {
    const { drawer, ofRow, leftKurus } = count;
    const uncounted = this.#uncountedOf(drawer);
    this.#counts.push({ row, personId, isFloatSet: uncounted.isFloatSet, ...count });
    // A recount corrects an earlier count. Cash that came after that count belongs to the next count, so it stays open.
    if (ofRow === null) this.#uncounted.set(drawer, { ...NOTHING, drawer, floatKurus: leftKurus ?? 0 });
    else if (!uncounted.isFloatSet) uncounted.floatKurus = leftKurus ?? 0;
  }

  #move({ movement, drawer }: MoneyContent): void {
    const { kind, method, name, amountKurus, roundingKurus, tipKurus, refundKurus } = movement;
    const paidKurus = amountKurus + roundingKurus + tipKurus;
    if (kind !== 'Cash') {
      const sums = getOrCreate(this.#undeclared, `${kind} ${method}`, () => ({
        ...{ row: null, personId: null, kind, method, name, expectedKurus: 0 },
        ...{ declaredKurus: null, differenceKurus: null },
      }));
      sums.name = name;
      sums.expectedKurus += paidKurus - refundKurus;
    } else if (drawer !== undefined)
      addAmounts(this.#uncountedOf(drawer), { cashKurus: paidKurus, refundsKurus: refundKurus });
  }

  sums(): CashSums {
    const uncounted = valuesSortedByKey(this.#uncounted).map((sums) => ({
      ...sums,
      expectedKurus: expectedKurusOf(sums),
    }));
    return {
      drawers: [...this.#counts, ...uncounted.filter(hasSomething)],
      declared: [
        ...this.#declared,
        ...valuesSortedByKey(this.#undeclared).filter(({ expectedKurus }) => expectedKurus !== 0),
      ],
    };
  }
}

const NOTHING: Omit<DrawerSums, 'drawer'> = {
  row: null,
  personId: null,
  floatKurus: 0,
  isFloatSet: false,
  cashKurus: 0,
  refundsKurus: 0,
  inKurus: 0,
  outKurus: 0,
  tipsPaidOutKurus: 0,
  openings: 0,
  expectedKurus: 0,
  countedKurus: null,
  reason: null,
  leftKurus: null,
  differenceKurus: null,
  ofRow: null,
};

function hasSomething({ isFloatSet, ...sums }: DrawerSums): boolean {
  const { floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus, openings } = sums;
  const amounts = [floatKurus, cashKurus, refundsKurus, inKurus, outKurus, tipsPaidOutKurus, openings];
  return isFloatSet || amounts.some((amount) => amount !== 0);
}
