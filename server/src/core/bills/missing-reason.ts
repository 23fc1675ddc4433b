import type { ReasonKind } from '../venue/reasons.ts';
import { type BillChange, lineOf } from './bill-change.ts';

/**
 * The kind of reason that a change lacks; `null` if it has one, or if venues cannot require one for it. Whether this venue
 * requires it is not decided here.
 */
export function missingReasonKind({ bill, history }: BillChange): ReasonKind | null {
  if (history === null) return null;
  const { reason } = history.detail as { reason?: string };
  if (reason !== undefined && reason.trim() !== '') return null;
  switch (history.action) {
    case 'LineStruck':
      return history.detail.from === 'Pending' ? null : 'remove';
    case 'QuantityChanged': {
      const { lineId, from, to } = history.detail;
      return to < from && lineOf(bill, lineId).state !== 'Pending' ? 'remove' : null;
    }
    case 'BillVoided':
      return 'void';
    case 'LineGivenAway':
      return 'comp';
    case 'LineDiscounted':
    case 'BillDiscounted': {
      const { basisPoints, fixedKurus } = history.detail;
      return basisPoints === null && fixedKurus === null ? null : 'discount';
    }
    case 'LinePriced':
      // Without a price by hand the line has the price of the menu again.
      return lineOf(bill, history.detail.lineId).priceByHand === undefined ? null : 'price';
    case 'PaymentRefunded':
      return 'refund';
    default:
      return null;
  }
}
