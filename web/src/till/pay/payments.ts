import type { Act } from '../../acts/act.ts';
import type { BillActInputs } from '../../acts/bill-acts.ts';
import type { Bill } from '../../api/bill-list.ts';
import { placeName, placeOfBill } from '../order/place.ts';

type PaymentAct<Name extends keyof BillActInputs> = Act<Name, BillActInputs[Name]>;

/** The acts on the payment of a bill that are unanswered or were refused. */
export interface PaymentActs {
  recording: readonly PaymentAct<'recordPayment'>[];
  /** The ids of payments that are being reversed. */
  undoing: ReadonlySet<string>;
  isClosing: boolean;
  /** Refused acts other than payments, in the order in which they were made. */
  refused: readonly Act[];
  /** Payments that the service refused, or whose result is unknown. */
  refusedPayments: readonly PaymentAct<'recordPayment'>[];
  /** Whether an unanswered act may change the due amount: no payment can be taken until it is answered. */
  isBusy: boolean;
}

const ABOUT_PAYMENT: ReadonlySet<string> = new Set([
  'recordPayment',
  'reversePayment',
  'refundPayment',
  'changePaymentMethod',
  'makeTip',
  'closeBill',
]);

/** Whether an act is about the payment of a bill. */
export function isPaymentAct({ name }: Act): boolean {
  return ABOUT_PAYMENT.has(name);
}

/** The acts on the payment of one bill, by what they do. */
export function paymentActs(acts: readonly Act[], billId: string): PaymentActs {
  const own = acts.filter((act) => isPaymentAct(act) && (act.input as { billId: string }).billId === billId);
  const pending = own.filter(({ fault }) => fault === null);
  const refused = own.filter(({ fault }) => fault !== null);
  const undone = namedActs(pending, 'reversePayment');
  return {
    recording: namedActs(pending, 'recordPayment'),
    undoing: new Set(undone.map(({ input }) => input.paymentId)),
    isClosing: pending.some(({ name }) => name === 'closeBill'),
    refused: refused.filter(({ name }) => name !== 'recordPayment'),
    refusedPayments: namedActs(refused, 'recordPayment'),
    isBusy: pending.length > 0,
  };
}

type Move = BillActInputs['moveToBill'];

const CHANGE_DUE: ReadonlySet<string> = new Set<keyof BillActInputs>([
  'placeOrder',
  'placeRound',
  'strikeLine',
  'orderAgain',
  'stepQuantity',
  // The units of a seat are paid through its lines.
  'changeSeat',
  'giveAway',
  'setLinePrice',
  'discountLine',
  'discountBill',
  'moveToBill',
]);

/**
 * Whether another unanswered act changes the due amount of a bill, such as a removed line, or a round for its table
 * from before it had a bill.
 */
export function isDueChanging(acts: readonly Act[], bill: Pick<Bill, 'id' | 'table'>): boolean {
  const subjects = [bill.id, placeName(placeOfBill(bill))];
  return acts.some(
    ({ name, subject, input, fault }) =>
      fault === null &&
      CHANGE_DUE.has(name) &&
      (subjects.includes(subject) || (name === 'moveToBill' && (input as Move).to.billId === bill.id)),
  );
}

/** The number of payments of a bill that are neither reversed nor refunded completely. */
export function paidCount({ payments }: Pick<Bill, 'payments'>): number {
  return payments.filter(({ refundable }) => refundable > 0).length;
}

/** Whether a payment of an open bill can be reversed: it is valid, and nothing of it was refunded. */
export function canReversePayment({
  reversedAt,
  refundable,
  amount,
}: Pick<Bill['payments'][number], 'reversedAt' | 'refundable' | 'amount'>): boolean {
  return reversedAt === null && refundable >= amount;
}

/** The last payment of a person that can be reversed. The last payment of the bill may be of another till. */
export function lastOwnPayment(
  { payments }: Pick<Bill, 'payments'>,
  accountId: string,
): Bill['payments'][number] | undefined {
  return payments.findLast((payment) => payment.by.id === accountId && canReversePayment(payment));
}

/** The refunds of a payment, the oldest first. */
export function refundsOf({ refunds }: Pick<Bill, 'refunds'>, paymentId: string): Bill['refunds'] {
  return refunds.filter((refund) => refund.paymentId === paymentId);
}

function namedActs<Name extends keyof BillActInputs>(acts: readonly Act[], name: Name): PaymentAct<Name>[] {
  return acts.filter((act): act is PaymentAct<Name> => act.name === name);
}
