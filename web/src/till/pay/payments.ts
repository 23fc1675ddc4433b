import type { Act } from '../../acts/act.ts';
import type { BillActInputs } from '../../acts/bill-acts.ts';
import type { Bill } from '../../api/bill-list.ts';
import { placeName, placeOfBill } from '../order/place.ts';

type PaymentAct<Name extends keyof BillActInputs> = Act<Name, BillActInputs[Name]>;

/** What was done about the payment of a bill and is not answered, or was refused. */
export interface PaymentActs {
  recording: readonly PaymentAct<'recordPayment'>[];
  /** The ids of payments that are being undone. */
  undoing: ReadonlySet<string>;
  isClosing: boolean;
  /** Refused ones, in the order they were made. */
  refused: readonly Act[];
  /** Payments that the service did not take. */
  refusedPayments: readonly PaymentAct<'recordPayment'>[];
  /** Whether an act on its way may change what is due: no payment is taken until then. */
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

/** Sorts the acts of a venue for the payment of one bill. */
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
  // Units of a seat are paid by the lines that they are of.
  'changeSeat',
  'giveAway',
  'setLinePrice',
  'discountLine',
  'discountBill',
  'moveToBill',
]);

/** Whether something else on its way changes what is due on a bill, such as a strike; also a round for its table from before it had one. */
export function isDueChanging(acts: readonly Act[], bill: Pick<Bill, 'id' | 'table'>): boolean {
  const subjects = [bill.id, placeName(placeOfBill(bill))];
  return acts.some(
    ({ name, subject, input, fault }) =>
      fault === null &&
      CHANGE_DUE.has(name) &&
      (subjects.includes(subject) || (name === 'moveToBill' && (input as Move).to.billId === bill.id)),
  );
}

/** How many payments of a bill have paid something: neither taken back nor given back in whole. */
export function paidCount({ payments }: Pick<Bill, 'payments'>): number {
  return payments.filter(({ refundable }) => refundable > 0).length;
}

/** Whether a payment of an open bill can be taken back: it counts, and nothing of it was given back. */
export function canBeUndone({
  reversedAt,
  refundable,
  amount,
}: Pick<Bill['payments'][number], 'reversedAt' | 'refundable' | 'amount'>): boolean {
  return reversedAt === null && refundable >= amount;
}

/** The last payment of a person that can be taken back: another till may have taken one since. */
export function lastOwnPayment(
  { payments }: Pick<Bill, 'payments'>,
  accountId: string,
): Bill['payments'][number] | undefined {
  return payments.findLast((payment) => payment.by.id === accountId && canBeUndone(payment));
}

/** The refunds of a payment, oldest first. */
export function refundsOf({ refunds }: Pick<Bill, 'refunds'>, paymentId: string): Bill['refunds'] {
  return refunds.filter((refund) => refund.paymentId === paymentId);
}

function namedActs<Name extends keyof BillActInputs>(acts: readonly Act[], name: Name): PaymentAct<Name>[] {
  return acts.filter((act): act is PaymentAct<Name> => act.name === name);
}
