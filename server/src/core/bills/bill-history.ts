import type { Actor } from '../access/actor.ts';
import type { Allergen } from '../menu/menu.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';
import type { Bill, LineState, LineUnits, PaperKind } from './bill.ts';
import type { FiscalKind } from './fiscal/fiscal-document.ts';

/** The author of a change, and its time. */
export interface Stamp {
  by: Actor;
  /** Milliseconds since 1970-01-01T00:00Z. */
  at: number;
  /** The colleague who approved it; absent if no approval was needed. */
  approvedBy?: Actor;
}

/** The price of a line before campaigns, at the time at which it was comped, charged again or struck. */
export interface LineWorth extends LineName {
  amountKurus: number;
}

interface LineName {
  productName: string;
  units: number;
}

/** A manual discount: a percentage or a fixed amount, both `null` if it was removed; and the amount that it deducted then. */
export interface DiscountDetail {
  basisPoints: number | null;
  fixedKurus: number | null;
  amountKurus: number;
  reason?: string;
}

/** Units that moved to another bill. */
export interface MovedUnits {
  lineId: string;
  /** The id of the line on the other bill: a new one if only a part of the line moved. */
  movedLineId: string;
  productName: string;
  units: number;
}

/** An allergy; `lineId` is `null` for the whole bill. The guest's words are never in the history. */
interface AllergyDetail {
  lineId: string | null;
  allergens: Allergen[];
}

/** The bill to which lines moved. */
interface MovedTo {
  toBillId: string;
  toNumber: number;
  toTableName: string | null;
}

/** The changes of a bill after its rounds were placed, each with its details. */
export type BillAction =
  | { action: 'LineMoved'; detail: { lineId: string; from: LineState; to: LineState } }
  | { action: 'CourseFired'; detail: { courseId: string; courseName: string; lineIds: string[] } }
  | { action: 'AllergyMarked' | 'AllergySeen'; detail: AllergyDetail }
  | { action: 'AllergyRemoved'; detail: Pick<AllergyDetail, 'lineId'> }
  | { action: 'HeldLineChanged'; detail: { lineId: string; courseName: string | null } }
  | { action: 'RoundBumped'; detail: { roundId: string; to: LineState; lineIds: string[] } }
  | {
      action: 'LineStruck';
      detail: { lineId: string; from: LineState; reason?: string } & Partial<LineWorth>;
    }
  | {
      action: 'QuantityChanged';
      detail: { lineId: string; from: number; to: number; reason?: string } & Partial<LineWorth>;
    }
  | { action: 'LineGivenAway'; detail: { lineId: string; reason?: string } & Partial<LineWorth> }
  | { action: 'LineChargedAgain'; detail: { lineId: string } & Partial<LineWorth> }
  | {
      action: 'LinePriced';
      detail: { lineId: string; fromKurus: number; toKurus: number; reason?: string } & Partial<LineName>;
    }
  | { action: 'LineDiscounted'; detail: { lineId: string } & Partial<LineName> & DiscountDetail }
  | { action: 'BillDiscounted'; detail: DiscountDetail }
  /** `newLineId`: the new line of the units, if the line was split. */
  | {
      action: 'SeatChanged';
      detail: { lineId: string; seat: number | null; units: number; newLineId?: string };
    }
  | {
      action: 'TableChanged';
      detail: { fromTableId: string; fromName: string; toTableId: string; toName: string };
    }
  | {
      action: 'LinesMovedOut';
      /** `isEmptied`: nothing was left on the bill. */
      detail: MovedTo & { isEmptied: boolean; lines: MovedUnits[]; requestHash?: string };
    }
  | {
      action: 'LinesMovedIn';
      detail: {
        fromBillId: string;
        fromNumber: number;
        fromTableName: string | null;
        lines: MovedUnits[];
      };
    }
  /** Lines that had moved from this bill to another one moved again, to a third bill. */
  | { action: 'LinesMovedOn'; detail: MovedTo }
  | { action: 'PaymentRecorded'; detail: { paymentId: string; kind: PaymentKind; amountKurus: number } }
  | {
      action: 'PaymentReversed';
      detail: { paymentId: string; kind: PaymentKind; amountKurus: number; reason?: string };
    }
  | {
      action: 'PaymentRefunded';
      detail: {
        refundId: string;
        paymentId: string;
        kind: PaymentKind;
        amountKurus: number;
        units?: LineUnits[];
        reason?: string;
        /** The method of the refund differs from the method of the payment. */
        isOtherMethod?: true;
      };
    }
  | {
      action: 'PaymentMethodChanged';
      detail: {
        paymentId: string;
        /** The id of the payment that replaces it. */
        newPaymentId: string;
        fromKind: PaymentKind;
        kind: PaymentKind;
        amountKurus: number;
        reason?: string;
      };
    }
  | { action: 'TipMade'; detail: { paymentId: string; kind: PaymentKind; amountKurus: number } }
  | {
      action: 'BillClosed';
      detail: {
        paymentId: string | null;
        kind: PaymentKind | null;
        amountKurus: number;
        /** The reason for closing the bill without a fiscal document that the venue requires. */
        withoutDocument?: string;
      };
    }
  | { action: 'BillVoided'; detail: { totalKurus: number; reason?: string } }
  | {
      action: 'BillPrinted';
      detail: {
        kind: PaperKind;
        paymentId: string | null;
        printerId: string;
        copy: number;
        totalKurus: number;
      };
    }
  | {
      action: 'FiscalDocumentCreated' | 'FiscalDocumentRetried';
      detail: { documentId: string; kind: FiscalKind };
    }
  | {
      action: 'FiscalDocumentIssued';
      detail: { documentId: string; kind: FiscalKind; number: string; zNumber: string | null };
    }
  | { action: 'FiscalDocumentFailed'; detail: { documentId: string; kind: FiscalKind; reason: string } }
  | { action: 'DeliveryLeft'; detail: Record<string, never> }
  | { action: 'DeliveryCameBack'; detail: Record<string, never> }
  | { action: 'TakenOver'; detail: { fromName: string | null } }
  | { action: 'GuestsCounted'; detail: { from: number | null; to: number | null } }
  | { action: 'BillAsked'; detail: Record<string, never> }
  | { action: 'BillNotAsked'; detail: Record<string, never> }
  | { action: 'BillHidden'; detail: { totalKurus?: number; reason?: string } }
  | { action: 'BillShown'; detail: Record<string, never> };

/** A change of a bill after its rounds were placed. The rounds are on the bill itself. */
export type HistoryEntry = Stamp & BillAction;

/** A stored change. `revision` is the revision of the bill after the change. */
export type StoredChange = HistoryEntry & { revision: number };

/** A round in the history of a bill; the first one opened the bill. */
export type RoundEntry = Stamp & {
  action: 'BillOpened' | 'RoundPlaced';
  /** `againOf`: the struck line that it orders again. */
  detail: { roundId: string; lineIds: string[]; takenBy: Actor | null; againOf?: string };
};

/**
 * The history of a bill, oldest first: its opening, its rounds and its changes. Each entry made one revision of
 * the bill, so a revision without a stored change belongs to a round.
 * @param changes  the stored changes up to the revision of the bill, oldest first
 */
export function wholeHistory(bill: Bill, changes: readonly StoredChange[]): (HistoryEntry | RoundEntry)[] {
  const rounds = roundEntriesOf(bill);
  const history: (HistoryEntry | RoundEntry)[] = [];
  for (const change of changes) {
    // Each earlier entry made one revision: the missing revisions are rounds.
    const roundsBefore = Math.max(0, change.revision - 1 - history.length);
    history.push(...rounds.splice(0, roundsBefore), change);
  }
  return [...history, ...rounds];
}

/** The entries of the rounds that were placed on this bill, including lines that moved or were struck later. */
function roundEntriesOf({ rounds, lines }: Bill): RoundEntry[] {
  const linesByRound = Map.groupBy(lines, ({ roundId }) => roundId);
  const placed = rounds.filter(({ fromBillId }) => fromBillId === undefined);
  return placed.map(({ id, orderedAt, by, approvedBy, takenBy, lineIds, againOf }, at) => ({
    action: at === 0 ? 'BillOpened' : 'RoundPlaced',
    at: orderedAt,
    by,
    ...(approvedBy === undefined ? {} : { approvedBy }),
    detail: {
      roundId: id,
      lineIds: lineIds ?? linesByRound.get(id)?.map((line) => line.id) ?? [],
      takenBy,
      ...(againOf === undefined ? {} : { againOf }),
    },
  }));
}
