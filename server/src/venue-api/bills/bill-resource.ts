import { type Static, Type } from 'typebox';
import { seesGuests } from '../../core/access/policies/guests.ts';
import type { Session } from '../../core/access/session.ts';
import {
  type Bill,
  type BillCustomer,
  type BillPrint,
  type Holder,
  PAPER_KINDS,
  type Round,
} from '../../core/bills/bill.ts';
import {
  BILL_STATES,
  billState,
  ORDER_STATUSES,
  overpaidKurus,
  PAYMENT_STATUSES,
  paidKurus,
  paymentStatusOf,
  remainingKurus,
  statusOf,
  tipsKurus,
} from '../../core/bills/bill-status.ts';
import { PAYMENT_METHODS } from '../../core/bills/order-request.ts';
import { mealCardKurus } from '../../core/bills/payments/settle.ts';
import { duesOf, vatOf } from '../../core/bills/prices/bill-pricing.ts';
import type { VatOfRate } from '../../core/money/vat.ts';
import { CURRENCY } from '../../core/money.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { DocumentResource, toDocuments } from '../fiscal/document-resource.ts';
import { ActorResource, toActor } from './actor-resource.ts';
import { AllergyResource, toAllergy } from './allergy-resource.ts';
import { billExample } from './bill-example.ts';
import { DiscountResource, LineResource, toDiscount, toLine } from './line-resource.ts';
import { PaymentResource, RefundResource, toPayment, toRefund } from './payments/payment-resource.ts';

const text = (description?: string) => nullable(Type.String(), description);
const named = Type.Object({ id: uuid(), name: Type.String() });

const RoundResource = Type.Object(
  {
    id: uuid(),
    orderedAt: instantSchema(),
    by: ActorResource,
    takenBy: nullable(
      ActorResource,
      'Who took the order, when another account sent it later; `null` when `by` took and sent it.',
    ),
    note: text('A note for the kitchen about this round.'),
    fromBillId: nullable(uuid(), 'The bill on which it was placed, where its lines moved here; else `null`.'),
    againOf: nullable(
      uuid(),
      'The struck line that it orders again, so that the kitchen makes it after all; else `null`.',
    ),
    idempotencyKey: text(
      'The `Idempotency-Key` under which staff placed it, by which a device finds what it sent; `null` for an order by an API key.',
    ),
  },
  { title: 'Round' },
);

const PrintResource = Type.Object(
  {
    kind: oneOf(PAPER_KINDS, '`Bill`: before it was paid. `Receipt`: of what was paid.'),
    paymentId: nullable(uuid(), 'The payment of a receipt for one payment; `null` for the whole bill.'),
    at: instantSchema('When it was asked for.'),
    total: liraSchema('The total that stands on it.'),
  },
  { title: 'BillPrint' },
);

export const VatOfRateResource = Type.Object(
  {
    percent: Type.Number(),
    gross: liraSchema('At this rate, with the VAT in it.'),
    vat: liraSchema('Worked out once, of the whole gross.'),
    net: liraSchema(),
  },
  { title: 'VatOfRate' },
);

/** The JSON of the VAT of a rate. */
export function toVatOfRate({
  rate,
  grossKurus,
  vatKurus,
  netKurus,
}: VatOfRate): Static<typeof VatOfRateResource> {
  return { percent: rate / 100, gross: lira(grossKurus), vat: lira(vatKurus), net: lira(netKurus) };
}

export const BillResource = Type.Object(
  {
    id: uuid(),
    venueId: uuid(),
    number: Type.Integer({ description: 'Counted from 1 within the venue.' }),
    revision: Type.Integer({ description: 'Rises by one with every change of the bill.' }),
    type: oneOf(ORDER_TYPES),
    state: oneOf(
      BILL_STATES,
      'Only an open bill can be changed. On a closed one, lines can still be made and served. The lines of a `Moved` one are on another bill.',
    ),
    status: oneOf(ORDER_STATUSES, 'The status that guests see, derived from the lines and the bill.'),
    paymentStatus: oneOf(PAYMENT_STATUSES),
    table: nullable(named, '`null` for takeaway and delivery.'),
    customer: nullable(
      Type.Object({
        name: text(),
        phone: text('In international form; `null` too for a person without the right `seeGuests`.'),
        address: text('`null` too for a person without the right `seeGuests`.'),
        paymentMethod: nullable(oneOf(PAYMENT_METHODS), 'How the guest wants to pay, as a hint.'),
      }),
    ),
    waiter: nullable(
      named,
      'Who opened it at the till, or took it over; `null` where a guest or a program ordered.',
    ),
    guests: nullable(
      Type.Integer(),
      'How many guests sit at the table, as staff counted them; `null` where nobody did.',
    ),
    reservation: nullable(
      named,
      'The party that was checked in at the table when the bill was opened: the reservation with its name; `null` for none.',
    ),
    askedAt: nullable(
      instantSchema(),
      'When its guests asked for the bill; `null` where they did not, and once it is printed or something is paid.',
    ),
    allergy: nullable(AllergyResource, 'What no one at its table must get. Staff alone see it.'),
    note: text('The note of the first round that has one.'),
    rounds: Type.Array(RoundResource, { description: 'In the order of placement.' }),
    lines: Type.Array(LineResource, { description: 'In the order of ordering.' }),
    payments: Type.Array(PaymentResource, { description: 'In the order of recording.' }),
    refunds: Type.Array(RefundResource, {
      description: 'Money that was given back of payments, oldest first.',
    }),
    prints: Type.Array(PrintResource, { description: 'What was printed of it, first to last.' }),
    documents: Type.Array(DocumentResource, {
      description: 'What a fiscal device issued for it, or is to issue, oldest first.',
    }),
    reductions: Type.Array(
      Type.Object({ campaignId: uuid(), name: Type.String(), amount: liraSchema() }, { title: 'Reduction' }),
      { description: 'The amount that each campaign takes off; part of `totals.discount`.' },
    ),
    discount: nullable(
      DiscountResource,
      'What a person took off the bill, of what remains after everything else but the service fee.',
    ),
    totals: Type.Object({
      subtotal: liraSchema(
        'The sum of the lines with extras, at the prices of the menu; without cancelled and given-away lines.',
      ),
      discount: liraSchema('What campaigns, and prices and discounts by hand, take off.'),
      serviceFee: liraSchema(),
      total: liraSchema(),
      paid: liraSchema(
        'The sum of the amounts of payments, without reversed ones, tips, rounding and change.',
      ),
      tips: liraSchema('The tips of payments; they are in no other total.'),
      remaining: liraSchema('Still owed.'),
      mealCards: liraSchema('The most that meal cards can pay of what remains.'),
      toGiveBack: liraSchema(
        'The amount paid beyond `total`; the bill cannot be closed before it is given back.',
      ),
      currency: oneOf([CURRENCY]),
    }),
    vat: Type.Array(VatOfRateResource, {
      description:
        'The VAT in the total, once for each rate of lines and service fee, by rising rate. Lines without a VAT class are in none.',
    }),
    isHidden: Type.Boolean({ description: "Whether the bill is hidden from the venue's list of orders." }),
    isPaidFirst: Type.Boolean({
      description:
        'Whether it was closed before the kitchen had made everything. Kitchen boards still show it.',
    }),
    isPlacedByApi: Type.Boolean({ description: 'Whether any of its rounds came through the public API.' }),
    openedAt: instantSchema(),
    businessDate: dateSchema('The venue’s day on which it was opened, which figures count it on.'),
    leftAt: nullable(instantSchema(), 'When the delivery left the venue; `null` before.'),
    closedAt: nullable(instantSchema()),
    voidedAt: nullable(instantSchema()),
    movedTo: nullable(
      Type.Object(
        {
          billId: uuid(),
          number: Type.Integer(),
          tableName: text('`null` for takeaway and delivery.'),
        },
        { title: 'Holder' },
      ),
      'The bill that has its lines, where all of them have moved.',
    ),
  },
  { title: 'Bill', examples: [billExample] },
);

/** The JSON of a bill for a caller of its venue: the phone number and the address of its guest only for who may see them. */
export function toBillResource(bill: Bill, by: Pick<Session, 'rights'>): Static<typeof BillResource> {
  const whole = toWholeBill(bill);
  return seesGuests(by) ? whole : withoutGuest(whole);
}

/** A bill without the phone number and the address of its guest; the same one if it has neither. */
export function withoutGuest(bill: Static<typeof BillResource>): Static<typeof BillResource> {
  const { customer } = bill;
  if (customer === null || (customer.phone === null && customer.address === null)) return bill;
  return { ...bill, customer: { ...customer, phone: null, address: null } };
}

function toWholeBill(bill: Bill): Static<typeof BillResource> {
  const dues = duesOf(bill);
  return {
    id: bill.id,
    venueId: bill.venueId,
    number: bill.number,
    revision: bill.revision,
    type: bill.type,
    state: billState(bill),
    status: statusOf(bill),
    paymentStatus: paymentStatusOf(bill),
    table: bill.table === null ? null : { id: bill.table.id, name: bill.table.name },
    customer: bill.customer === null ? null : toCustomer(bill.customer),
    waiter: bill.waiter === undefined ? null : { id: bill.waiter.id, name: bill.waiter.name },
    guests: bill.guests,
    reservation: bill.reservation === undefined ? null : { ...bill.reservation },
    askedAt: instantOrNull(bill.askedAt ?? null),
    allergy: toAllergy(bill.allergy),
    note: bill.note,
    rounds: bill.rounds.map(toRound),
    lines: bill.lines.map((line, at) => toLine(bill, line, dues[at]!)),
    payments: bill.payments.map((payment) => toPayment(bill, payment)),
    refunds: (bill.refunds ?? []).map(toRefund),
    prints: (bill.prints ?? []).map(toPrint),
    documents: toDocuments(bill),
    reductions: bill.totals.reductions.map(({ campaignId, name, amountKurus }) => ({
      campaignId,
      name,
      amount: lira(amountKurus),
    })),
    discount: toDiscount(bill.discount),
    totals: toTotals(bill, dues),
    vat: vatOf(bill, dues).map(toVatOfRate),
    isHidden: bill.isHidden,
    isPaidFirst: bill.isPaidFirst,
    isPlacedByApi: bill.isPlacedByApi,
    openedAt: instant(bill.openedAt),
    businessDate: bill.businessDate,
    leftAt: instantOrNull(bill.leftAt),
    closedAt: instantOrNull(bill.closedAt),
    voidedAt: instantOrNull(bill.voidedAt),
    movedTo: bill.movedTo === undefined ? null : toHolder(bill.movedTo),
  };
}

function toHolder({ billId, number, tableName }: Holder) {
  return { billId, number, tableName };
}

function toCustomer({ name, phone, address, paymentMethod }: BillCustomer) {
  return { name, phone, address, paymentMethod };
}

function toRound(round: Round): Static<typeof RoundResource> {
  const { id, orderedAt, by, takenBy, note, fromBillId, againOf, idempotencyKey } = round;
  const taker = takenBy === null ? null : toActor(takenBy);
  return {
    id,
    orderedAt: instant(orderedAt),
    by: toActor(by),
    takenBy: taker,
    note,
    fromBillId: fromBillId ?? null,
    againOf: againOf ?? null,
    idempotencyKey: idempotencyKey ?? null,
  };
}

function toPrint({ kind, paymentId, at, totalKurus }: BillPrint): Static<typeof PrintResource> {
  return { kind, paymentId, at: instant(at), total: lira(totalKurus) };
}

function toTotals(bill: Bill, dues: readonly number[]): Static<typeof BillResource>['totals'] {
  const { subtotalKurus, discountKurus, serviceFeeKurus, totalKurus } = bill.totals;
  return {
    subtotal: lira(subtotalKurus),
    discount: lira(discountKurus),
    serviceFee: lira(serviceFeeKurus),
    total: lira(totalKurus),
    paid: lira(paidKurus(bill)),
    tips: lira(tipsKurus(bill)),
    remaining: lira(remainingKurus(bill)),
    mealCards: lira(mealCardKurus(bill, dues)),
    toGiveBack: lira(overpaidKurus(bill)),
    currency: CURRENCY,
  };
}
