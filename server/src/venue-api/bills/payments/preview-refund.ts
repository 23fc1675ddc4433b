import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { paymentOf, refundableKurus, refundTerms } from '../../../core/bills/payments/refund.ts';
import { unitsToGiveBack } from '../../../core/bills/payments/refund-units.ts';
import { CURRENCY } from '../../../core/money.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { liraSchema, oneOf, uuid } from '../../../http/schema.ts';
import { requireSeen } from '../../../operations/bills/require-right.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';
import { refundedVatSchema, toRefundedVat } from './payment-resource.ts';
import { RefundedBody, readRefunded, refundRefusals } from './refund-body.ts';

const RefundPreviewResource = Type.Object(
  {
    revision: Type.Integer({ description: 'Of the bill that this holds for.' }),
    amount: liraSchema('What is given back.'),
    refundable: liraSchema('What is left of the payment before it.'),
    vat: refundedVatSchema,
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'All units that can be given back of the payment, whatever is chosen.',
    }),
    currency: oneOf([CURRENCY]),
  },
  { title: 'RefundPreview' },
);

export const previewRefund = venueOperation({
  operationId: 'previewRefund',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/{paymentId}/refunds/preview',
  tag: 'Till',
  summary: 'Work out a refund',
  description:
    'What a refund with this body would come to now, and which units can be given back. It checks what a refund checks, and ' +
    'stores nothing.',
  access: BILLS.change,
  body: RefundedBody,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The amounts.', schema: RefundPreviewResource } },
  refusals: ['BILL_NOT_FOUND', ...refundRefusals],
  run: async ({ db }, { params: { venueId, billId, paymentId }, session, body }) => {
    const bill = await findBill(db, venueId, billId);
    requireSeen(session, bill);
    const payment = paymentOf(bill, paymentId.toLowerCase());
    const { amountKurus, vat } = refundTerms(bill, payment, readRefunded(body));
    const data = {
      revision: bill.revision,
      amount: lira(amountKurus),
      refundable: lira(refundableKurus(bill, payment)),
      vat: toRefundedVat(vat),
      units: unitsToGiveBack(bill, payment),
      currency: CURRENCY,
    };
    return { status: 200, data };
  },
});
