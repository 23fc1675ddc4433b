import { type Static, type TSchema, Type } from 'typebox';
import { ORDER_TYPES } from '../../../core/order-type.ts';
import { PAYMENT_KINDS } from '../../../core/venue/payment-terms.ts';
import { instant, lira } from '../../../http/answer/envelope.ts';
import {
  countSchema,
  dateSchema,
  instantSchema,
  liraSchema,
  nullable,
  oneOf,
  uuid,
} from '../../../http/schema.ts';
import type { MoneyRecord, RecordKind, SalesRecords } from '../../../operations/ledger/read-records.ts';
import { toVatOfRate, VatOfRateResource } from '../../bills/bill-resource.ts';
import { person } from '../../day-reports/cash-schema.ts';

const ofBill = {
  date: dateSchema('The business date to which its amounts belong.'),
  billId: uuid('The bill.'),
  billNumber: nullable(Type.Integer({ examples: [1042] }), 'The number of the bill.'),
};

const ofMoney = {
  ...ofBill,
  at: instantSchema('When it was recorded.'),
  paymentId: uuid('The payment.'),
  kind: oneOf(PAYMENT_KINDS),
  method: Type.String({ description: 'The code of the way to pay.', examples: ['multinet'] }),
  name: nullable(Type.String({ examples: ['Multinet'] }), '`null` without a way of the venue’s own.'),
};

const Category = nullable(
  Type.Object({ id: uuid(), name: Type.String({ examples: ['Kebaplar'] }) }),
  'As the menu had it when the bill was closed; `null` for none.',
);

/** What each kind of record has. */
export const RECORD_SCHEMAS = {
  bills: Type.Object(
    {
      ...ofBill,
      openedAt: instantSchema('When its first round was ordered.'),
      closedAt: instantSchema('When it was closed.'),
      type: oneOf(ORDER_TYPES),
      table: nullable(Type.String({ examples: ['Masa 4'] }), '`null` for takeaway and delivery.'),
      key: nullable(
        Type.Object({ id: uuid(), name: Type.String({ examples: ['Website'] }) }),
        'The API key that opened it; `null` for staff.',
      ),
      guests: countSchema('Guests at its table, where they were counted.'),
      discounts: liraSchema('What campaigns, and prices and discounts by hand, took off.'),
      byHand: liraSchema('The part of it that people gave by hand.'),
      serviceFee: liraSchema(),
      total: liraSchema('What it came to, with the service fee.'),
      vat: Type.Array(VatOfRateResource, { description: 'By rising rate.' }),
    },
    { title: 'BillRecord' },
  ),
  lines: Type.Object(
    {
      ...ofBill,
      lineId: uuid('The line.'),
      productId: uuid('The product.'),
      product: nullable(
        Type.String({ examples: ['Adana Kebap'] }),
        '`null` for what staff named themselves.',
      ),
      portion: nullable(Type.String({ examples: ['Tam'] }), '`null` for what staff named themselves.'),
      category: Category,
      quantity: Type.Integer({ minimum: 1, examples: [2], description: 'Units; 1 of goods by measure.' }),
      gross: liraSchema('Before everything that was taken off; 0 of a gift.'),
      due: liraSchema('What was charged. With the service fees, the dues of a bill are its total.'),
      percent: nullable(Type.Number({ examples: [10] }), 'The rate of VAT; `null` without a VAT class.'),
      isGift: Type.Boolean({ description: 'Whether it was given away.' }),
    },
    { title: 'LineRecord' },
  ),
  payments: Type.Object(
    {
      ...ofMoney,
      act: oneOf(
        ['PaymentTaken', 'PaymentReversed', 'TipMade'],
        '`PaymentReversed`: it was taken back, its amounts are below 0. `TipMade`: money to give back was made a tip.',
      ),
      amount: liraSchema('What settled the bill.'),
      rounding: liraSchema('What cash was rounded by; below 0, too.'),
      tip: liraSchema(),
      change: liraSchema('What was handed back; it is in none of the other amounts.'),
      taken: liraSchema('`amount`, `rounding` and `tip`.'),
      person: person('Who took the payment.'),
    },
    { title: 'PaymentRecord' },
  ),
  refunds: Type.Object(
    {
      ...ofMoney,
      amount: liraSchema('What was given back.'),
      vat: Type.Array(VatOfRateResource, {
        description: 'What it contains, by rising rate; empty before the bill was closed.',
      }),
      person: person('Who gave it back.'),
    },
    { title: 'RefundRecord' },
  ),
} satisfies Record<RecordKind, TSchema>;

type Schemas = typeof RECORD_SCHEMAS;

/** The JSON of a record of each kind. */
export const TO_RECORD: {
  [Kind in RecordKind]: (record: SalesRecords[Kind]) => Static<Schemas[Kind]>;
} = {
  bills: ({ date, billId, billNumber, ...bill }) => ({
    ...{ date, billId, billNumber, openedAt: instant(bill.openedAt), closedAt: instant(bill.closedAt) },
    ...{ type: bill.type, table: bill.tableName, key: bill.key, guests: bill.guests },
    discounts: lira(bill.discountKurus),
    byHand: lira(bill.byHandKurus),
    serviceFee: lira(bill.serviceFeeKurus),
    total: lira(bill.totalKurus),
    vat: bill.vat.map(toVatOfRate),
  }),
  lines: ({ date, billId, billNumber, line, category, grossKurus, dueKurus }) => ({
    ...{ date, billId, billNumber, lineId: line.id, productId: line.productId },
    product: line.isOpenItem ? null : line.productName,
    portion: line.isOpenItem ? null : line.portionName,
    ...{ category, quantity: line.quantity, gross: lira(grossKurus), due: lira(dueKurus) },
    percent: line.vatRate === undefined ? null : line.vatRate / 100,
    isGift: line.isGift,
  }),
  payments: (record) => {
    const { movement, person: by } = record;
    const { amountKurus, roundingKurus, tipKurus } = movement;
    return {
      ...moneyOf(record),
      act: record.act as 'PaymentTaken',
      ...{ amount: lira(amountKurus), rounding: lira(roundingKurus), tip: lira(tipKurus) },
      change: lira(movement.changeKurus),
      taken: lira(amountKurus + roundingKurus + tipKurus),
      person: by,
    };
  },
  refunds: (record) => ({
    ...moneyOf(record),
    amount: lira(record.movement.refundKurus),
    vat: (record.content.vatGivenBack ?? []).map(toVatOfRate),
    person: record.person,
  }),
};

function moneyOf({ date, billId, billNumber, at, content: { paymentId }, movement }: MoneyRecord) {
  const { kind, method, name } = movement;
  return { ...{ date, billId, billNumber, at: instant(at), paymentId }, ...{ kind, method, name } };
}
