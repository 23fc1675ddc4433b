import { offeredMethods } from '../../core/bills/payments/payment-method.ts';
import type { DeclaredTotal } from '../../core/drawers/drawer-action.ts';
import { invalidContent } from '../../core/invalid-content.ts';
import { Refusal } from '../../core/refusals.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Db } from '../../store/database.ts';
import {
  type DrawerMark,
  type ExpectedTotal,
  findCarriedSums,
  findLastDeclaration,
  sumPaymentMethods,
} from '../../store/drawers/drawer-sums.ts';
import { type DrawerCall, type DrawerParts, writeDrawerAct } from './write-drawer-act.ts';

/** The expected total of each payment method since the last declaration, and that declaration. */
export interface UndeclaredTotals {
  /** The row of the last declaration; 0 for none. */
  afterRow: number;
  /** In the order of the till; payment methods that are no longer offered come last. */
  totals: ExpectedTotal[];
  last: DrawerMark<{ totals: DeclaredTotal[] }> | null;
}

/** The payment methods other than cash, with their expected totals. */
export async function readTotals(db: Db, venue: Venue): Promise<UndeclaredTotals> {
  const uncounted = await findCarriedSums(db, venue.id);
  const last = await findLastDeclaration(db, venue.id);
  const afterRow = last?.row ?? 0;
  const since = await sumPaymentMethods(db, venue.id, Math.max(afterRow, uncounted.lastRow));
  const taken = addTotals(since, afterRow <= uncounted.lastRow ? uncounted.declared : []);
  const offered = offeredMethods(venue).filter(({ kind }) => kind !== 'Cash');
  const totals: ExpectedTotal[] = offered.map(({ kind, code, name }) => ({
    ...{ kind, method: code },
    name: venue.paymentMethods.length === 0 ? null : name,
    expectedKurus: taken.find((one) => one.kind === kind && one.method === code)?.expectedKurus ?? 0,
  }));
  const others = taken.filter(
    (one) => !totals.some(({ kind, method }) => kind === one.kind && method === one.method),
  );
  return { afterRow, totals: [...totals, ...others], last };
}

/** Adds the totals that the last day report carries over. */
function addTotals(since: readonly ExpectedTotal[], before: readonly ExpectedTotal[]): ExpectedTotal[] {
  const isSame = (a: ExpectedTotal, b: ExpectedTotal) => a.kind === b.kind && a.method === b.method;
  const known = since.map((one) => ({
    ...one,
    expectedKurus: one.expectedKurus + (before.find((other) => isSame(one, other))?.expectedKurus ?? 0),
  }));
  const others = before.filter((one) => !since.some((other) => isSame(one, other)));
  return [
    ...known,
    ...others.map(({ kind, method, name, expectedKurus }) => ({ kind, method, name, expectedKurus })),
  ];
}

/** The totals that a person read from a card terminal or added up from slips. */
export interface TotalsDeclaration {
  /** The last declaration that the person saw; 0 for none. */
  afterRow: number;
  totals: { method: string; amountKurus: number }[];
}

/**
 * Stores the declared totals of terminals and slips next to the totals that the ledger expects. A payment method that is
 * left out is stored without a declared total.
 * @throws Refusal DRAWER_COUNTED if totals were declared since; CONTENT_INVALID for an unknown payment method;
 *   IDEMPOTENCY_KEY_REUSED
 */
export async function declareTotals(
  parts: DrawerParts,
  call: DrawerCall,
  asked: TotalsDeclaration,
): Promise<void> {
  await writeDrawerAct(parts, call, async (tx, venue) => {
    const { afterRow, totals: expected } = await readTotals(tx, venue);
    if (afterRow !== asked.afterRow) throw new Refusal('DRAWER_COUNTED');
    const declared = new Map(asked.totals.map(({ method, amountKurus }) => [method, amountKurus]));
    for (const [at, { method }] of asked.totals.entries())
      if (!expected.some((one) => one.method === method))
        throw invalidContent(`totals[${at}].method`, 'must be a payment method other than cash', method);
    const totals = expected.flatMap((one): DeclaredTotal[] => {
      const declaredKurus = declared.get(one.method) ?? null;
      if (declaredKurus === null && one.expectedKurus === 0) return [];
      const differenceKurus = declaredKurus === null ? null : declaredKurus - one.expectedKurus;
      return [{ ...one, declaredKurus, differenceKurus }];
    });
    return { action: { act: 'TotalsDeclared', content: { afterRow, totals } } };
  });
}
