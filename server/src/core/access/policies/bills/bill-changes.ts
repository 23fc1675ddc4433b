import type { Bill } from '../../../bills/bill.ts';
import { type BillChange, findLine } from '../../../bills/bill-change.ts';
import type { HistoryEntry } from '../../../bills/bill-history.ts';
import { isPrinted } from '../../../bills/loss.ts';
import { reductionsOf } from '../../../bills/reductions.ts';
import { type ApprovableRight, WHOLE_BILL_BASIS_POINTS } from '../../rights.ts';
import type { Session } from '../../sign-in/session.ts';

/** The rights of the person who changes a bill. */
export type ChangerRights = Pick<Session, 'rights' | 'mostOffBasisPoints'>;

/** A right that a person lacks for a change, and the amount that the change deducts or gives back. */
export interface MissingRight {
  right: ApprovableRight;
  deductedKurus: number;
}

/**
 * The first right that a person lacks for a change of a bill; `null` if they may make the change. A right also counts as missing if
 * the change raises the sum of all manual deductions above the person's limit. A colleague may approve the change if this function
 * returns `null` for the colleague.
 * @param before  the bill before the change
 */
export function missingRight(by: ChangerRights, before: Bill, change: BillChange): MissingRight | null {
  const { bill: after, history } = change;
  if (history === null) return null;
  const deductedKurus = deductedKurusOf(before, after, history);
  const lacks = (right: ApprovableRight) => (by.rights.includes(right) ? null : { right, deductedKurus });
  const ofAction = rightOf(before, after, history);
  const lowers = after.totals.totalKurus < before.totals.totalKurus;
  return (
    (ofAction && lacks(ofAction)) ??
    (lowers && isPrinted(before) ? lacks('changePrinted') : null) ??
    (exceedsLimit(by, before, after, history) ? { right: ofAction ?? 'discount', deductedKurus } : null)
  );
}

/** The right that an action needs, no matter how much it deducts; `null` for none. */
function rightOf(before: Bill, after: Bill, { action, detail }: HistoryEntry): ApprovableRight | null {
  switch (action) {
    case 'LineStruck':
      return detail.from === 'Pending' ? null : 'changeKitchen';
    case 'QuantityChanged':
      return detail.to < detail.from && findLine(before, detail.lineId).state !== 'Pending'
        ? 'changeKitchen'
        : null;
    case 'BillVoided':
      return 'void';
    case 'LineGivenAway':
      return 'comp';
    case 'LinePriced':
      // Without a manual price the line has its menu price again: that needs no right.
      return findLine(after, detail.lineId).priceByHand === undefined ? null : 'price';
    case 'LineDiscounted':
    case 'BillDiscounted':
      return detail.basisPoints === null && detail.fixedKurus === null ? null : 'discount';
    case 'PaymentReversed':
    case 'PaymentMethodChanged':
      return 'reverse';
    case 'PaymentRefunded':
      return 'refund';
    case 'BillClosed':
      return detail.withoutDocument === undefined ? null : 'closeWithoutDocument';
    case 'LinesMovedOut':
      return 'moveLines';
    case 'BillPrinted':
      return detail.copy > 0 ? 'reprint' : null;
    case 'BillHidden':
    case 'BillShown':
      return 'hide';
    default:
      return null;
  }
}

/**
 * Whether a change exceeds the person's limit of manual deductions. A void has its own right and no limit: it always
 * deducts the full amount.
 */
function exceedsLimit(
  { mostOffBasisPoints }: ChangerRights,
  before: Bill,
  after: Bill,
  { action }: HistoryEntry,
): boolean {
  if (mostOffBasisPoints >= WHOLE_BILL_BASIS_POINTS || action === 'BillVoided') return false;
  // The total did not fall, so nothing was deducted.
  if (after.totals.totalKurus >= before.totals.totalKurus) return false;
  const [had, has] = [reductionsOf(before), reductionsOf(after)];
  const isMore = has.kurus * had.ofKurus > had.kurus * has.ofKurus;
  return isMore && has.kurus * WHOLE_BILL_BASIS_POINTS > has.ofKurus * mostOffBasisPoints;
}

function deductedKurusOf(before: Bill, after: Bill, { action, detail }: HistoryEntry): number {
  if (action === 'PaymentRefunded' || action === 'PaymentReversed') return detail.amountKurus;
  if (action === 'LinesMovedOut') return 0;
  return Math.max(0, before.totals.totalKurus - after.totals.totalKurus);
}
