import { type Static, Type } from 'typebox';
import { seesGuestContacts } from '../../core/access/policies/people/guests.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import {
  type Bill,
  type BillCustomer,
  type BillPrint,
  type BillReference,
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
import { PAYMENT_METHODS } from '../../core/bills/ordering/order-request.ts';
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
      'The person who took the order, if another account sent it later; `null` if `by` took it and sent it.',
    ),
    note: text('A note for the kitchen about this round.'),
    fromBillId: nullable(
      uuid(),
      'The bill that it was placed on, if its lines were moved here; otherwise `null`.',
    ),
    againOf: nullable(uuid(), 'The removed line that this round orders again; otherwise `null`.'),
    idempotencyKey: text(
      'The `Idempotency-Key` of the staff order, with which a device finds what it sent; `null` for an order by an API key.',
    ),
  },
  { title: 'Round' },
);

const PrintResource = Type.Object(
  {
    kind: oneOf(PAPER_KINDS, '`Bill`: printed before payment. `Receipt`: printed for payments.'),
    paymentId: nullable(uuid(), 'The payment of a receipt for one payment; `null` for the whole bill.'),
    at: instantSchema('When the print was requested.'),
    total: liraSchema('The total on the paper.'),
  },
  { title: 'BillPrint' },
);

export const VatOfRateResource = Type.Object(
  {
    percent: Type.Number(),
    gross: liraSchema('The amount at this rate, VAT included.'),
    vat: liraSchema('The VAT, calculated once from the whole gross amount.'),
    net: liraSchema(),
  },
  { title: 'VatOfRate' },
);

/** The JSON of the VAT of one rate. */
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
    number: Type.Integer({ description: 'The number, counted from 1 within the venue.' }),
    revision: Type.Integer({ description: 'Rises by one with every change of the bill.' }),
    type: oneOf(ORDER_TYPES),
    state: oneOf(
      BILL_STATES,
      'The state. Only an `Open` bill can change; lines of a closed bill can still be made and served. Lines of a `Moved` bill are on another bill.',
    ),
    status: oneOf(ORDER_STATUSES, 'The status that guests see, derived from the lines and the bill.'),
    paymentStatus: oneOf(PAYMENT_STATUSES),
    table: nullable(named, 'The table; `null` for takeaway and delivery.'),
    customer: nullable(
      Type.Object({
        name: text(),
        phone: text('The phone number; also `null` for a person without the right `seeGuests`.'),
        address: text('The delivery address; also `null` for a person without the right `seeGuests`.'),
        paymentMethod: nullable(oneOf(PAYMENT_METHODS), 'The payment method that the guest prefers.'),
      }),
    ),
    waiter: nullable(
      named,
      'The person who opened the bill at the till or took it over; `null` if a guest or a program ordered.',
    ),
    guests: nullable(
      Type.Integer(),
      'The number of guests at the table; `null` if staff have not entered it.',
    ),
    reservation: nullable(
      named,
      'The reservation that was checked in at the table when the bill was opened; `null` if there was none.',
    ),
    askedAt: nullable(
      instantSchema(),
      'When the guests asked for the bill; `null` if they have not, and once it is printed or partly paid.',
    ),
    allergy: nullable(AllergyResource, 'The allergy mark for the whole table. Only staff see it.'),
    note: text('The note of the first round that has one.'),
    rounds: Type.Array(RoundResource, { description: 'The rounds, in the order in which they were placed.' }),
    lines: Type.Array(LineResource, { description: 'The lines, in the order in which they were ordered.' }),
    payments: Type.Array(PaymentResource, { description: 'The payments, in the order of recording.' }),
    refunds: Type.Array(RefundResource, { description: 'The refunds, oldest first.' }),
    prints: Type.Array(PrintResource, { description: 'The prints of bills and receipts, oldest first.' }),
    documents: Type.Array(DocumentResource, { description: 'The fiscal documents, oldest first.' }),
    reductions: Type.Array(
      Type.Object({ campaignId: uuid(), name: Type.String(), amount: liraSchema() }, { title: 'Reduction' }),
      { description: 'The amount that each campaign deducts; part of `totals.discount`.' },
    ),
    discount: nullable(
      DiscountResource,
      'The discount that a person gave on the whole bill. It is deducted after everything else except the service fee.',
    ),
    totals: Type.Object({
      subtotal: liraSchema(
        'The sum of the lines with extras at menu prices, without cancelled and comped lines.',
      ),
      discount: liraSchema('The amount that campaigns, price changes and discounts deduct.'),
      serviceFee: liraSchema(),
      total: liraSchema(),
      paid: liraSchema(
        'The sum of the amounts of payments, without reversed payments, tips, rounding and change.',
      ),
      tips: liraSchema('The tips of payments; they are not part of any other total.'),
      remaining: liraSchema('The amount still owed.'),
      mealCards: liraSchema('The part of the remaining amount that meal cards can pay.'),
      toGiveBack: liraSchema(
        'The amount paid above `total`. The bill cannot be closed before it is given back.',
      ),
      currency: oneOf([CURRENCY]),
    }),
    vat: Type.Array(VatOfRateResource, {
      description:
        'The VAT that is included in the total, for each rate, lowest rate first. Lines without a VAT class are not included.',
    }),
    isHidden: Type.Boolean({ description: "Whether the bill is hidden from the venue's list of orders." }),
    isPaidFirst: Type.Boolean({
      description:
        'Whether it was paid and closed before the kitchen had made everything. Kitchen boards still show it.',
    }),
    isPlacedByApi: Type.Boolean({ description: 'Whether any of its rounds came through the public API.' }),
    openedAt: instantSchema(),
    businessDate: dateSchema('The business day on which it was opened. Figures count the bill on this day.'),
    leftAt: nullable(instantSchema(), 'When the delivery left the venue; `null` if it has not.'),
    closedAt: nullable(instantSchema()),
    voidedAt: nullable(instantSchema()),
    movedTo: nullable(
      Type.Object(
        {
          billId: uuid(),
          number: Type.Integer(),
          tableName: text('The table; `null` for takeaway and delivery.'),
        },
        { title: 'Holder' },
      ),
      'The bill that has its lines now, if all of them were moved; otherwise `null`.',
    ),
  },
  { title: 'Bill', examples: [billExample] },
);

/**
 * The JSON of a bill for a caller of its venue. Only callers with the right see the phone number and the address of
 * the guest.
 */
export function toBillResource(bill: Bill, by: Pick<Session, 'rights'>): Static<typeof BillResource> {
  const complete = toWholeBill(bill);
  return seesGuestContacts(by) ? complete : withoutGuestContact(complete);
}

/** A bill without the phone number and the address of its guest; the same one if it has neither. */
export function withoutGuestContact(bill: Static<typeof BillResource>): Static<typeof BillResource> {
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
    movedTo: bill.movedTo === undefined ? null : toBillWithLines(bill.movedTo),
  };
}

function toBillWithLines({ billId, number, tableName }: BillReference) {
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
