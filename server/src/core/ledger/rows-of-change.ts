import type { Bill, BillLine, Payment } from '../bills/bill.ts';
import type { BillChange } from '../bills/bill-change.ts';
import type { HistoryEntry } from '../bills/bill-history.ts';
import { billState, isCounted, lineTotalKurus, liveLines, unitKurus } from '../bills/bill-status.ts';
import { documentsOf } from '../bills/fiscal/fiscal-document.ts';
import { type Loss, REDUCING_ACTIONS, SOMETIMES_REDUCING_ACTIONS } from '../bills/loss.ts';
import { duesOf, vatOf } from '../bills/prices/bill-pricing.ts';
import { summaryOf } from '../figures/bill-summary.ts';
import {
  type MoneyMovement,
  movementOfPayment,
  movementOfRefund,
  movementOfReversal,
  refundedVatOf,
} from '../figures/takings.ts';
import type { ClosingContent, LedgerAction, NewLedgerRow, ReducingAct, SoldOnBill } from './ledger-row.ts';

/** Finds the category of a product on the menu; `null` if it has none. */
export type CategoryLookup = (productId: string) => { id: string; name: string } | null;

/** Facts that rows need and that are not on the bill. */
export interface RowFacts {
  categoryOf: CategoryLookup;
  /** The code of the drawer of the device on which the change was made. */
  drawer: string;
}

/** Whether a change closes its bill. Its rows then need the categories of the sold products. */
export function closesBill(before: Bill, { bill }: BillChange): boolean {
  return billState(before) === 'Open' && billState(bill) === 'Closed';
}

/**
 * The rows that a change of a bill adds to the ledger, in this order: the reduction of the bill, the issued fiscal document,
 * the moved money and the closing. Most changes add none.
 * @param change  must have its lost amount, see `withLostAmount`
 */
export function ledgerRowsOfChange(
  before: Bill,
  change: BillChange,
  { categoryOf, drawer }: RowFacts,
): NewLedgerRow[] {
  const { bill, history } = change;
  if (history === null) return [];
  const by = {
    personId: history.by.id,
    approverId: history.approvedBy?.id ?? null,
    deviceId: history.by.device?.id ?? null,
  };
  const ownDay = { businessDate: bill.businessDate, ...by };
  const actions = [...reductionRows(before, bill, history), ...fiscalDocumentRows(bill, history)];
  const rows: NewLedgerRow[] = actions.map((action) => ({ ...ownDay, ...action }));
  for (const { businessDate, act, content } of moneyRows(before, bill)) {
    const isCash = content.movement.kind === 'Cash';
    rows.push({ ...by, businessDate, act, content: isCash ? { ...content, drawer } : content });
  }
  if (closesBill(before, change))
    rows.push({ ...ownDay, act: 'BillClosed', content: closingOf(bill, categoryOf) });
  return rows;
}

const REDUCING_ACTS: ReadonlySet<string> = new Set([...REDUCING_ACTIONS, ...SOMETIMES_REDUCING_ACTIONS]);
/** Actions without a row for a reduction: the first two have rows for the moved money, the last one costs nothing. */
const NOT_REDUCTIONS: ReadonlySet<string> = new Set(['PaymentReversed', 'PaymentRefunded', 'BillHidden']);

function reductionRows(before: Bill, after: Bill, { action, detail }: HistoryEntry): LedgerAction[] {
  if (!REDUCING_ACTS.has(action) || NOT_REDUCTIONS.has(action)) return [];
  const { lostKurus = 0, isAfterPrint } = detail as Partial<Loss>;
  const cancels = billState(before) === 'Open' && billState(after) === 'Cancelled';
  if (lostKurus === 0 && !cancels) return [];
  const content = {
    lostKurus,
    ...(isAfterPrint ? { isAfterPrint } : {}),
    ...(cancels ? { cancels: true as const } : {}),
  };
  return [{ act: action as ReducingAct, content }];
}

function fiscalDocumentRows(bill: Bill, { action, detail }: HistoryEntry): LedgerAction[] {
  if (action !== 'FiscalDocumentIssued') return [];
  const { documentId, kind, zNumber } = detail;
  const document = documentsOf(bill).find(({ id }) => id === documentId);
  return [
    { act: 'DocumentIssued', content: { documentId, kind, device: document?.device ?? null, zNumber } },
  ];
}

type MoneyRow = Extract<LedgerAction, { content: { movement: MoneyMovement } }> & { businessDate: string };

function moneyRows(before: Bill, after: Bill): MoneyRow[] {
  const known = new Map(before.payments.map((payment) => [payment.id, payment]));
  const knownRefunds = new Set((before.refunds ?? []).map(({ id }) => id));
  const { refunds = [] } = after;
  const moved = after.payments.flatMap((payment) => paymentRows(known.get(payment.id), payment, after));
  const sold = after.closedAt === null ? [] : vatOf(after);
  for (const refund of refunds.filter(({ id }) => !knownRefunds.has(id))) {
    const payment = after.payments.find(({ id }) => id === refund.paymentId)!;
    const vatGivenBack = refundedVatOf(refund, sold);
    const content = {
      ...moneyOf(payment, movementOfRefund(refund)),
      ...(vatGivenBack.length > 0 ? { vatGivenBack } : {}),
    };
    moved.push({ act: 'PaymentRefunded', businessDate: refund.businessDate, content });
  }
  return moved;
}

function paymentRows(before: Payment | undefined, payment: Payment, bill: Bill): MoneyRow[] {
  const { businessDate } = payment;
  const moved: MoneyRow[] = [];
  if (before === undefined)
    moved.push({
      act: 'PaymentTaken',
      businessDate,
      content: moneyOf(payment, movementOfPayment(payment, 1)),
    });
  else if (before.tipKurus !== payment.tipKurus) {
    const movement = difference(movementOfPayment(payment, 1), movementOfPayment(before, 1));
    // A changed tip counts on the day of the payment, like in the takings.
    moved.push({ act: 'TipMade', businessDate, content: moneyOf(payment, movement) });
  }
  if (!isCounted(payment) && (before === undefined || isCounted(before))) {
    const movement = movementOfReversal(payment, bill.refunds ?? []);
    const day = payment.reversal?.businessDate ?? businessDate;
    const replacedById = bill.payments.find(({ replacesId }) => replacesId === payment.id)?.id;
    const content = {
      ...moneyOf(payment, movement),
      ...(replacedById === undefined ? {} : { replacedById }),
    };
    moved.push({ act: 'PaymentReversed', businessDate: day, content });
  }
  return moved;
}

function moneyOf({ id, by, replacesId }: Payment, movement: MoneyMovement) {
  return { paymentId: id, takenById: by.id, movement, ...(replacesId === undefined ? {} : { replacesId }) };
}

function difference(after: MoneyMovement, before: MoneyMovement): MoneyMovement {
  return {
    ...after,
    payments: after.payments - before.payments,
    amountKurus: after.amountKurus - before.amountKurus,
    tipKurus: after.tipKurus - before.tipKurus,
  };
}

function closingOf(bill: Bill, categoryOf: CategoryLookup): ClosingContent {
  const { type, key, figures } = summaryOf(bill);
  return {
    openedAt: bill.openedAt,
    ...{ type, key },
    guests: figures.guests,
    totalKurus: figures.revenueKurus,
    discountKurus: figures.discountKurus,
    byHandKurus: figures.byHandKurus,
    serviceFeeKurus: figures.serviceFeeKurus,
    vat: vatOf(bill),
    sold: soldOnBill(bill, categoryOf),
  };
}

function soldOnBill(bill: Bill, categoryOf: CategoryLookup): SoldOnBill[] {
  const dues = new Map(duesOf(bill).map((due, at) => [bill.lines[at]!, due]));
  return [...Map.groupBy(liveLines(bill), ({ productId }) => productId)].map(([productId, lines]) => {
    const last = lines.at(-1)!;
    const charged = lines.filter(({ isGift }) => !isGift);
    const gifts = lines.filter(({ isGift }) => isGift);
    return {
      productId,
      name: last.isOpenItem ? null : last.productName,
      category: categoryOf(productId),
      units: sumOf(charged, ({ quantity }) => quantity),
      grossKurus: sumOf(charged, (line) => lineTotalKurus(bill, line)),
      dueKurus: sumOf(charged, (line) => dues.get(line)!),
      giftUnits: sumOf(gifts, ({ quantity }) => quantity),
      giftKurus: sumOf(gifts, (line) => unitKurus(line) * line.quantity),
    };
  });
}

function sumOf(lines: readonly BillLine[], amount: (line: BillLine) => number): number {
  return lines.reduce((sum, line) => sum + amount(line), 0);
}
