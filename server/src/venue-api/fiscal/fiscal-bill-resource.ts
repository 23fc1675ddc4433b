import { type Static, Type } from 'typebox';
import type { Bill, Payment, Refund } from '../../core/bills/bill.ts';
import {
  BILL_STATES,
  billState,
  lineTotalKurus,
  liveLines,
  unitKurus,
} from '../../core/bills/bill-status.ts';
import {
  sectionsOfBill,
  sectionsOfPayment,
  sectionsOfRefund,
} from '../../core/bills/fiscal/fiscal-sections.ts';
import { toIssue } from '../../core/bills/fiscal/to-issue.ts';
import { refundableKurus } from '../../core/bills/payments/refund.ts';
import { duesOf, vatOf } from '../../core/bills/prices/bill-pricing.ts';
import { ORDER_TYPES } from '../../core/order-type.ts';
import { vatOfPayment } from '../../core/printing/payment-vat.ts';
import { PAYMENT_KINDS, type PaymentTerms } from '../../core/venue/payment-terms.ts';
import { instant, instantOrNull, lira } from '../../http/answer/envelope.ts';
import { dateSchema, instantSchema, liraSchema, nullable, oneOf, uuid } from '../../http/schema.ts';
import { DocumentResource, SectionResource, toDocuments, toSection } from './document-resource.ts';

const ids = (description: string) => Type.Array(uuid(), { description });

const VatResource = Type.Object(
  { percent: Type.Number(), gross: liraSchema(), vat: liraSchema() },
  { title: 'FiscalVat' },
);

const money = {
  id: uuid(),
  kind: oneOf(PAYMENT_KINDS),
  method: Type.String({ description: 'The name of the payment method.', examples: ['Multinet'] }),
  fiscalCode: nullable(
    Type.String({ examples: ['7'] }),
    'The code of the payment method on the device; `null` if the venue has not entered it.',
  ),
  amount: liraSchema(),
  at: instantSchema(),
  sections: Type.Array(SectionResource, { description: 'The amount by section and rate.' }),
  vat: Type.Array(VatResource, { description: 'The VAT, calculated once for each rate.' }),
};

const FiscalPayment = Type.Object(
  {
    ...money,
    amount: liraSchema('The part of the bill that it pays.'),
    left: liraSchema('The amount that is left after refunds.'),
    tip: liraSchema('The tip, in addition to the amount.'),
    rounding: liraSchema('The rounding, in addition to the amount; it can be negative.'),
    change: liraSchema(),
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'The units that were paid, if units were chosen.',
    }),
    reversedAt: nullable(instantSchema()),
  },
  { title: 'FiscalPayment' },
);

const FiscalRefund = Type.Object(
  {
    ...money,
    paymentId: uuid('The payment that is refunded.'),
    reason: nullable(Type.String({ examples: ['Cold soup'] })),
  },
  { title: 'FiscalRefund' },
);

const FiscalLine = Type.Object(
  {
    id: uuid(),
    name: Type.String({ examples: ['Adana Kebap'] }),
    portion: Type.String({ examples: ['Tam'] }),
    quantity: Type.Integer(),
    unitPrice: liraSchema('The price of one unit with its extras.'),
    total: liraSchema('The price before all deductions.'),
    due: liraSchema('The amount that the line owes.'),
    section: nullable(Type.Integer()),
    percent: nullable(Type.Number()),
  },
  { title: 'FiscalLine' },
);

/** A bill as a fiscal device needs it, without data of guests. */
export const FiscalBillResource = Type.Object(
  {
    id: uuid(),
    number: Type.Integer(),
    revision: Type.Integer(),
    type: oneOf(ORDER_TYPES),
    state: oneOf(BILL_STATES),
    tableName: nullable(Type.String({ examples: ['Bahçe 4'] })),
    businessDate: dateSchema(),
    openedAt: instantSchema(),
    closedAt: nullable(instantSchema()),
    lines: Type.Array(FiscalLine, { description: 'The lines, without removed ones.' }),
    serviceFee: liraSchema(),
    total: liraSchema('The total of the lines and the service fee.'),
    sections: Type.Array(SectionResource, { description: 'The total by section and rate.' }),
    vat: Type.Array(VatResource, { description: 'The VAT that is included in the total, for each rate.' }),
    payments: Type.Array(FiscalPayment),
    refunds: Type.Array(FiscalRefund),
    documents: Type.Array(DocumentResource, { description: 'The fiscal documents, oldest first.' }),
    toIssue: Type.Object(
      {
        paymentIds: ids('Payments without a document.'),
        refundIds: ids('Refunds without a document, of payments whose sale was issued.'),
        voidIds: ids(
          'Documents to void, because one of their payments was reversed, the sale of their refund was ' +
            'voided, their bill was cancelled, or another document had replaced them before they were issued.',
        ),
        documentIds: ids('Documents that are `Pending` or `Failed`.'),
      },
      { description: 'What the device is to issue now.' },
    ),
  },
  { title: 'FiscalBill' },
);

/**
 * The JSON of a bill for the bridge of a fiscal device. @param terms  of the venue, with the codes of its payment
 * methods
 */
export function toFiscalBill(
  bill: Bill,
  terms: Pick<PaymentTerms, 'paymentMethods'>,
): Static<typeof FiscalBillResource> {
  return {
    ...{ id: bill.id, number: bill.number, revision: bill.revision, type: bill.type },
    state: billState(bill),
    tableName: bill.table?.name ?? null,
    businessDate: bill.businessDate,
    openedAt: instant(bill.openedAt),
    closedAt: instantOrNull(bill.closedAt),
    lines: toLines(bill),
    serviceFee: lira(bill.totals.serviceFeeKurus),
    total: lira(bill.totals.totalKurus),
    sections: sectionsOfBill(bill).map(toSection),
    vat: vatOf(bill).map(toVat),
    payments: bill.payments.map((payment) => toPayment(bill, payment, terms)),
    refunds: (bill.refunds ?? []).map((refund) => toRefund(bill, refund, terms)),
    documents: toDocuments(bill),
    toIssue: toIssue(bill),
  };
}

function toLines(bill: Bill): Static<typeof FiscalLine>[] {
  const dues = duesOf(bill);
  const live = new Set(liveLines(bill));
  return bill.lines.flatMap((line, at) => {
    if (!live.has(line)) return [];
    const { id, productName: name, portionName: portion, quantity, vatSection, vatRate } = line;
    return {
      ...{ id, name, portion, quantity },
      unitPrice: lira(unitKurus(line)),
      total: lira(lineTotalKurus(bill, line)),
      due: lira(dues[at]!),
      section: vatSection ?? null,
      percent: vatRate === undefined ? null : vatRate / 100,
    };
  });
}

function toPayment(
  bill: Bill,
  payment: Payment,
  terms: Pick<PaymentTerms, 'paymentMethods'>,
): Static<typeof FiscalPayment> {
  const { id, amountKurus, tipKurus = 0, roundingKurus = 0, changeKurus = 0, units = [] } = payment;
  return {
    id,
    ...toMethod(payment, terms),
    amount: lira(amountKurus),
    left: lira(refundableKurus(bill, payment)),
    tip: lira(tipKurus),
    rounding: lira(roundingKurus),
    change: lira(changeKurus),
    units,
    at: instant(payment.paidAt),
    reversedAt: instantOrNull(payment.reversedAt),
    sections: sectionsOfPayment(bill, payment).map(toSection),
    vat: vatOfPayment(bill, payment).map(toVat),
  };
}

function toRefund(
  bill: Bill,
  refund: Refund,
  terms: Pick<PaymentTerms, 'paymentMethods'>,
): Static<typeof FiscalRefund> {
  const { id, paymentId, amountKurus, reason, at } = refund;
  return {
    ...{ id, paymentId, reason },
    ...toMethod(refund, terms),
    amount: lira(amountKurus),
    at: instant(at),
    sections: sectionsOfRefund(bill, refund).map(toSection),
    vat: (refund.vat ?? []).map(toVat),
  };
}

function toMethod(
  { kind, method }: Payment | Refund,
  { paymentMethods }: Pick<PaymentTerms, 'paymentMethods'>,
) {
  const found = paymentMethods.find(({ code }) => code === (method?.code ?? kind));
  return { kind, method: method?.name ?? kind, fiscalCode: found?.fiscalCode ?? null };
}

function toVat({ rate, grossKurus, vatKurus }: { rate: number; grossKurus: number; vatKurus: number }) {
  return { percent: rate / 100, gross: lira(grossKurus), vat: lira(vatKurus) };
}
