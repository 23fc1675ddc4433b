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
import { personSchema } from '../../day-reports/cash-schema.ts';

const ofBill = {
  date: dateSchema('The business day that its amounts belong to.'),
  billId: uuid('The bill.'),
  billNumber: nullable(Type.Integer({ examples: [1042] }), 'The number of the bill.'),
};

const ofMoney = {
  ...ofBill,
  at: instantSchema('When it was recorded.'),
  paymentId: uuid('The payment.'),
  kind: oneOf(PAYMENT_KINDS),
  method: Type.String({ description: 'The code of the payment method.', examples: ['multinet'] }),
  name: nullable(
    Type.String({ examples: ['Multinet'] }),
    'The name; `null` if the venue has set up no payment methods.',
  ),
};

const Category = nullable(
  Type.Object({ id: uuid(), name: Type.String({ examples: ['Kebaplar'] }) }),
  'The category at the time when the bill was closed; `null` if there was none.',
);

/** The schema of each kind of record. */
export const RECORD_SCHEMAS = {
  bills: Type.Object(
    {
      ...ofBill,
      openedAt: instantSchema('When its first round was ordered.'),
      closedAt: instantSchema('When it was closed.'),
      type: oneOf(ORDER_TYPES),
      table: nullable(Type.String({ examples: ['Masa 4'] }), 'The table; `null` for takeaway and delivery.'),
      key: nullable(
        Type.Object({ id: uuid(), name: Type.String({ examples: ['Website'] }) }),
        'The API key that opened it; `null` for staff.',
      ),
      guests: countSchema('The number of guests at its table, if staff entered it.'),
      discounts: liraSchema('The amount that campaigns, price changes and discounts deducted.'),
      byHand: liraSchema('The part of `discounts` that people gave by hand.'),
      serviceFee: liraSchema(),
      total: liraSchema('The total, with the service fee.'),
      vat: Type.Array(VatOfRateResource, { description: 'The VAT by rate, lowest rate first.' }),
    },
    { title: 'BillRecord' },
  ),
  lines: Type.Object(
    {
      ...ofBill,
      lineId: uuid('The line.'),
      productId: uuid('The product.'),
      product: nullable(Type.String({ examples: ['Adana Kebap'] }), 'The product; `null` for an open item.'),
      portion: nullable(Type.String({ examples: ['Tam'] }), 'The product; `null` for an open item.'),
      category: Category,
      quantity: Type.Integer({
        minimum: 1,
        examples: [2],
        description: 'The number of units; 1 for goods sold by measure.',
      }),
      gross: liraSchema('The price before all deductions; 0 for a comped line.'),
      due: liraSchema(
        'The amount that was charged. `due` of all lines and the service fee of a bill together are its ' +
          'total.',
      ),
      percent: nullable(
        Type.Number({ examples: [10] }),
        'The VAT rate in percent; `null` without a VAT class.',
      ),
      isGift: Type.Boolean({ description: 'Whether it was comped.' }),
    },
    { title: 'LineRecord' },
  ),
  payments: Type.Object(
    {
      ...ofMoney,
      act: oneOf(
        ['PaymentTaken', 'PaymentReversed', 'TipMade'],
        '`PaymentReversed`: the payment was reversed; its amounts are negative. `TipMade`: an overpayment ' +
          'was turned into a tip.',
      ),
      amount: liraSchema('The amount of the payment towards the bill.'),
      rounding: liraSchema('The rounding of cash; it can be negative.'),
      tip: liraSchema(),
      change: liraSchema('The change that was given; it is not part of any other amount.'),
      taken: liraSchema('`amount` + `rounding` + `tip`.'),
      person: personSchema('The person who took the payment.'),
    },
    { title: 'PaymentRecord' },
  ),
  refunds: Type.Object(
    {
      ...ofMoney,
      amount: liraSchema('The amount that was refunded.'),
      vat: Type.Array(VatOfRateResource, {
        description:
          'The VAT of the refund by rate, lowest rate first; empty for a refund before the bill was closed.',
      }),
      person: personSchema('The person who gave the refund.'),
    },
    { title: 'RefundRecord' },
  ),
} satisfies Record<RecordKind, TSchema>;

type Schemas = typeof RECORD_SCHEMAS;

/** The function that makes the JSON of a record, by its kind. */
export const RECORD_WRITERS: {
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
