import type { ReasonKind } from '../venue/reasons.ts';
import { type BillChange, findLine } from './bill-change.ts';

/**
 * The kind of reason that a change lacks; `null` if it has a reason, or if no venue can require one for it. The caller checks
 * whether its venue requires this kind.
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
      return to < from && findLine(bill, lineId).state !== 'Pending' ? 'remove' : null;
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
      // Without a manual price the line has its menu price again: that needs no reason.
      return findLine(bill, history.detail.lineId).priceByHand === undefined ? null : 'price';
    case 'PaymentRefunded':
      return 'refund';
    default:
      return null;
  }
}
