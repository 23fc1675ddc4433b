import type { Bill, Payment, Refund } from '../bills/bill.ts';
import { billState, isCounted } from '../bills/bill-status.ts';
import { vatOf } from '../bills/prices/bill-pricing.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';

/** Money that moved by one way to pay, of one bill on one day. Amounts in kuruş; what was taken back is below 0. */
export interface Movement {
  kind: PaymentKind;
  /** The code of the venue's payment method; the kind if it has none. */
  method: string;
  /** Its name at that time; `null` if the venue had no method of its own. */
  name: string | null;
  /** Payments less those that were taken back. */
  payments: number;
  /** What settled bills. */
  amountKurus: number;
  roundingKurus: number;
  tipKurus: number;
  /** What was handed back of what guests gave; it is in none of the other amounts. */
  changeKurus: number;
  refunds: number;
  refundKurus: number;
}

/** What a bill adds to the takings of a day of its venue. */
export interface DayTakings {
  day: string;
  movements: Movement[];
  /** The VAT of the bill on the day on which it was opened, once it is closed; its rates in basis points. */
  vat: VatOfRate[];
  /** The VAT of what was given back of it on the day, after it was closed. */
  vatGivenBack: VatOfRate[];
}

/** Whether a change of a bill may have changed what it adds to takings. */
export function changesTakings(before: Bill, after: Bill): boolean {
  return (
    before.payments !== after.payments ||
    before.refunds !== after.refunds ||
    billState(before) !== billState(after)
  );
}

/**
 * What a bill adds to the takings of each day on which money moved, or whose bill it is once it is closed; by day. A payment counts
 * on its day, and so does taking it back or giving back of it, whatever the day of the bill.
 */
export function takingsOf(bill: Bill): DayTakings[] {
  const moved = [
    ...bill.payments.map((one) => ({ day: one.businessDate, ...movementOfPayment(one, 1) })),
    ...bill.payments
      .filter((one) => !isCounted(one))
      .map((one) => ({
        day: one.reversal!.businessDate,
        ...movementOfReversal(one, bill.refunds ?? []),
      })),
    ...(bill.refunds ?? []).map((one) => ({ day: one.businessDate, ...movementOfRefund(one) })),
  ];
  const sold = billState(bill) === 'Closed' ? vatOf(bill) : [];
  const ownDay = bill.businessDate;
  const days = new Set([...moved.map(({ day }) => day), ...(sold.length > 0 ? [ownDay] : [])]);
  return [...days].sort().map((day) => ({
    day,
    movements: movementsOf(moved.filter((one) => one.day === day)),
    vat: day === ownDay ? sold : [],
    vatGivenBack: (bill.refunds ?? [])
      .filter(({ businessDate }) => businessDate === day)
      .flatMap((refund) => vatGivenBackOf(refund, sold)),
  }));
}

/**
 * The VAT of what a refund gave back of a closed bill.
 * @param sold  the VAT of the bill: a refund has what is in no VAT class at a rate of 0, which the bill may not have
 */
export function vatGivenBackOf({ vat = [] }: Refund, sold: readonly VatOfRate[]): VatOfRate[] {
  return vat
    .filter(({ rate, grossKurus }) => grossKurus > 0 && sold.some((one) => one.rate === rate))
    .map(({ rate, grossKurus, vatKurus }) => ({
      ...{ rate, grossKurus, vatKurus },
      netKurus: grossKurus - vatKurus,
    }));
}

/** The amounts of a movement that are added up. */
export const MOVED_AMOUNTS = [
  'payments',
  'amountKurus',
  'roundingKurus',
  'tipKurus',
  'changeKurus',
  'refunds',
  'refundKurus',
] as const;

function movementsOf(moved: readonly Movement[]): Movement[] {
  return [...Map.groupBy(moved, ({ kind, method }) => `${kind} ${method}`).values()].map((group) => {
    const { kind, method, name } = group.at(-1)!;
    const sums = MOVED_AMOUNTS.map((amount) => [amount, group.reduce((sum, one) => sum + one[amount], 0)]);
    return {
      kind,
      method,
      name,
      ...(Object.fromEntries(sums) as Pick<Movement, (typeof MOVED_AMOUNTS)[number]>),
    };
  });
}

/** The movement of a payment; with -1 that of taking it back. */
export function movementOfPayment(payment: Payment, sign: 1 | -1): Movement {
  const { amountKurus, roundingKurus = 0, tipKurus = 0, changeKurus = 0 } = payment;
  return {
    ...methodOf(payment),
    payments: sign,
    amountKurus: sign * amountKurus,
    roundingKurus: sign * roundingKurus,
    tipKurus: sign * tipKurus,
    changeKurus: sign * changeKurus,
    ...{ refunds: 0, refundKurus: 0 },
  };
}

/** A payment that was taken back, less what had been given back of it before. */
export function movementOfReversal(payment: Payment, refunds: readonly Refund[]): Movement {
  const back = movementOfPayment(payment, -1);
  const before = refunds
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return { ...back, amountKurus: back.amountKurus + before };
}

/** The movement of a refund. */
export function movementOfRefund(refund: Refund): Movement {
  return {
    ...methodOf(refund),
    ...{ payments: 0, amountKurus: 0, roundingKurus: 0, tipKurus: 0, changeKurus: 0 },
    ...{ refunds: 1, refundKurus: refund.amountKurus },
  };
}

function methodOf({ kind, method }: Pick<Payment, 'kind' | 'method'>) {
  return { kind, method: method?.code ?? kind, name: method?.name ?? null };
}
