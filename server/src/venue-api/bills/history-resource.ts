import { type Static, Type } from 'typebox';
import type { DiscountDetail, HistoryEntry, RoundEntry } from '../../core/bills/bill-history.ts';
import type { Loss } from '../../core/bills/loss.ts';
import { instant, lira } from '../../http/answer/envelope.ts';
import { instantSchema, nullable } from '../../http/schema.ts';
import { ActorResource, toActor } from './actor-resource.ts';

export const HistoryResource = Type.Object(
  {
    action: Type.String({
      description:
        '`BillOpened`, `RoundPlaced`, `LineMoved`, `RoundBumped`, `CourseFired`, `HeldLineChanged`, `SeatChanged`, `AllergyMarked`, `AllergySeen`, `AllergyRemoved`, `LineStruck`, `QuantityChanged`, `LineGivenAway`, `LineChargedAgain`, `LinePriced`, `LineDiscounted`, `BillDiscounted`, `TableChanged`, `LinesMovedOut`, `LinesMovedIn`, `LinesMovedOn`, ' +
        '`PaymentRecorded`, `PaymentReversed`, `PaymentRefunded`, `PaymentMethodChanged`, `TipMade`, `BillClosed`, `BillVoided`, `DeliveryLeft`, `DeliveryCameBack`, `TakenOver`, `GuestsCounted`, `BillAsked`, `BillNotAsked`, ' +
        '`BillPrinted`, `FiscalDocumentCreated`, `FiscalDocumentIssued`, `FiscalDocumentFailed`, `FiscalDocumentRetried`, `BillHidden`, `BillShown`; more may be added.',
      examples: ['LineMoved'],
    }),
    at: instantSchema(),
    by: ActorResource,
    approvedBy: nullable(ActorResource, 'The colleague who approved it; `null` if no approval was needed.'),
    isAfterPrint: Type.Boolean({
      description: 'Whether it changed the amount owed after the bill was printed.',
    }),
    detail: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      description:
        'The details, depending on the action: the ids of what changed, `from` and `to`, the `kind` and ' +
        '`amount` of a payment, the `percent` or `fixed` amount of a discount, the `reason` of a comp, a ' +
        'removal or a void, the `units` of a refund, and the person who took a round (`takenBy`) that ' +
        'another account sent.',
      examples: [{ lineId: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904', from: 'Pending', to: 'Preparing' }],
    }),
  },
  { title: 'HistoryEntry' },
);

/** The JSON of one entry in the history of a bill. */
export function toHistoryResource(
  entry: (HistoryEntry | RoundEntry) & { isAfterPrint: boolean },
): Static<typeof HistoryResource> {
  const { action, at, by, approvedBy, isAfterPrint } = entry;
  return {
    ...{ action, at: instant(at), by: toActor(by), isAfterPrint, detail: toDetail(entry) },
    approvedBy: approvedBy === undefined ? null : toActor(approvedBy),
  };
}

function toDetail(entry: HistoryEntry | RoundEntry): Record<string, unknown> {
  const { action, detail } = withoutLoss(entry);
  switch (action) {
    case 'LineStruck':
      return { lineId: detail.lineId, from: detail.from, reason: detail.reason ?? null };
    case 'LineGivenAway':
      return { lineId: detail.lineId, reason: detail.reason ?? null };
    case 'LineChargedAgain':
      return { lineId: detail.lineId };
    case 'BillPrinted': {
      const { totalKurus, ...print } = detail;
      return { ...print, total: lira(totalKurus) };
    }
    case 'LinesMovedOut': {
      const { requestHash: _, ...moved } = detail;
      return moved;
    }
    case 'QuantityChanged': {
      const { lineId, from, to, reason } = detail;
      return { lineId, from, to, ...(reason === undefined ? {} : { reason }) };
    }
    case 'BillHidden':
      return { reason: detail.reason ?? null };
    case 'LinePriced': {
      const { lineId, fromKurus, toKurus } = detail;
      return { lineId, from: lira(fromKurus), to: lira(toKurus), reason: detail.reason ?? null };
    }
    case 'LineDiscounted':
      return { lineId: detail.lineId, ...toDiscountDetail(detail) };
    case 'BillDiscounted':
      return toDiscountDetail(detail);
    case 'BillVoided':
      return { total: lira(detail.totalKurus), reason: detail.reason ?? null };
    case 'PaymentRefunded': {
      const { amountKurus, units = [], reason = null, ...refund } = detail;
      return { ...refund, amount: lira(amountKurus), units, reason };
    }
    case 'PaymentMethodChanged': {
      const { amountKurus, reason = null, ...change } = detail;
      return { ...change, amount: lira(amountKurus), reason };
    }
    case 'BillClosed': {
      const { paymentId, kind, amountKurus, withoutDocument } = detail;
      return { paymentId, kind, amount: lira(amountKurus), ...(withoutDocument && { withoutDocument }) };
    }
    case 'PaymentRecorded':
    case 'PaymentReversed':
    case 'TipMade':
      return { paymentId: detail.paymentId, kind: detail.kind, amount: lira(detail.amountKurus) };
    default:
      return { ...detail };
  }
}

/** Removes the loss of an entry. Only the list for the owner shows losses. */
function withoutLoss(entry: HistoryEntry | RoundEntry): HistoryEntry | RoundEntry {
  const { lostKurus: _lost, isAfterPrint: _print, ...detail } = entry.detail as Partial<Loss>;
  return { ...entry, detail } as HistoryEntry | RoundEntry;
}

function toDiscountDetail({ basisPoints, fixedKurus, amountKurus, reason }: DiscountDetail) {
  return {
    percent: basisPoints === null ? null : basisPoints / 100,
    fixed: fixedKurus === null ? null : lira(fixedKurus),
    amount: lira(amountKurus),
    reason: reason ?? null,
  };
}
