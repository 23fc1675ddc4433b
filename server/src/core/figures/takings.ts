import type { Bill, Payment, Refund } from '../bills/bill.ts';
import { billState, isCounted } from '../bills/bill-status.ts';
import { vatOf } from '../bills/prices/bill-pricing.ts';
import type { VatOfRate } from '../money/vat.ts';
import type { PaymentKind } from '../venue/payment-terms.ts';

/** The money that moved with one payment method, for one bill on one day. Amounts in kuruş; a reversed payment is below 0. */
export interface MoneyMovement {
  kind: PaymentKind;
  /** The code of the venue's payment method; the kind of payment if the venue has no method for it. */
  method: string;
  /** The name of the method at that time; `null` if the venue had no method for this kind. */
  name: string | null;
  /** The number of payments minus the number of reversed ones. */
  payments: number;
  /** The amount that counts towards the total of the bill, without rounding and tip. */
  amountKurus: number;
  roundingKurus: number;
  tipKurus: number;
  /** The change that guests got back; no other amount includes it. */
  changeKurus: number;
  refunds: number;
  refundKurus: number;
}

/** The money and VAT that a bill adds to the takings of one business day. */
export interface DayTakings {
  day: string;
  movements: MoneyMovement[];
  /** The VAT of the bill. Only on the day on which it was opened, and only if it is closed. */
  vat: VatOfRate[];
  /** The VAT of the refunds of this day, if the bill is closed. */
  vatGivenBack: VatOfRate[];
}

/** Whether a change of a bill may change its takings. */
export function changesTakings(before: Bill, after: Bill): boolean {
  return (
    before.payments !== after.payments ||
    before.refunds !== after.refunds ||
    billState(before) !== billState(after)
  );
}

/**
 * The takings of a bill, by day: one entry for each day with a payment, reversal or refund, and for the business day of a closed
 * bill. Payments, reversals and refunds count on their own day, even if the bill belongs to another day.
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
      .flatMap((refund) => refundedVatOf(refund, sold)),
  }));
}

/**
 * The VAT of a refund of a closed bill.
 * @param sold  the VAT of the bill. Rates that are not in it are left out: a refund has goods without a VAT class at a rate of 0.
 */
export function refundedVatOf({ vat = [] }: Refund, sold: readonly VatOfRate[]): VatOfRate[] {
  return vat
    .filter(({ rate, grossKurus }) => grossKurus > 0 && sold.some((one) => one.rate === rate))
    .map(({ rate, grossKurus, vatKurus }) => ({
      ...{ rate, grossKurus, vatKurus },
      netKurus: grossKurus - vatKurus,
    }));
}

/** The properties of a movement that are summed. */
export const MOVEMENT_AMOUNTS = [
  'payments',
  'amountKurus',
  'roundingKurus',
  'tipKurus',
  'changeKurus',
  'refunds',
  'refundKurus',
] as const;

function movementsOf(moved: readonly MoneyMovement[]): MoneyMovement[] {
  return [...Map.groupBy(moved, ({ kind, method }) => `${kind} ${method}`).values()].map((group) => {
    const { kind, method, name } = group.at(-1)!;
    const sums = MOVEMENT_AMOUNTS.map((amount) => [amount, group.reduce((sum, one) => sum + one[amount], 0)]);
    return {
      kind,
      method,
      name,
      ...(Object.fromEntries(sums) as Pick<MoneyMovement, (typeof MOVEMENT_AMOUNTS)[number]>),
    };
  });
}

/** The movement of a payment; with the sign -1 the movement of its reversal. */
export function movementOfPayment(payment: Payment, sign: 1 | -1): MoneyMovement {
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

/** The movement of a reversed payment: what was refunded of it before is not given back again. */
export function movementOfReversal(payment: Payment, refunds: readonly Refund[]): MoneyMovement {
  const reversed = movementOfPayment(payment, -1);
  const before = refunds
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return { ...reversed, amountKurus: reversed.amountKurus + before };
}

export function movementOfRefund(refund: Refund): MoneyMovement {
  return {
    ...methodOf(refund),
    ...{ payments: 0, amountKurus: 0, roundingKurus: 0, tipKurus: 0, changeKurus: 0 },
    ...{ refunds: 1, refundKurus: refund.amountKurus },
  };
}

function methodOf({ kind, method }: Pick<Payment, 'kind' | 'method'>) {
  return { kind, method: method?.code ?? kind, name: method?.name ?? null };
}
