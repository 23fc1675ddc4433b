import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { findPayment, refundableKurus, refundTerms } from '../../../core/bills/payments/refund.ts';
import { refundableUnits } from '../../../core/bills/payments/refund-units.ts';
import { CURRENCY } from '../../../core/money.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { liraSchema, oneOf, uuid } from '../../../http/schema.ts';
import { requireVisibleBill } from '../../../operations/bills/require-right.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';
import { refundedVatSchema, toRefundedVat } from './payment-resource.ts';
import { RefundScopeBody, readRefundScope, refundRefusals } from './refund-body.ts';

const RefundPreviewResource = Type.Object(
  {
    revision: Type.Integer({ description: 'The `revision` of the bill that these amounts are for.' }),
    amount: liraSchema('The amount of the refund.'),
    refundable: liraSchema('The part of the payment that can be refunded.'),
    vat: refundedVatSchema,
    units: Type.Array(Type.Object({ lineId: uuid(), quantity: Type.Integer() }), {
      description: 'All units of the payment that can be refunded, whatever units the body has.',
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
  summary: 'Preview a refund',
  description:
    'Returns the amount of a refund with this body, and the units that can be refunded. It makes the ' +
    'same checks as the refund, and saves nothing.',
  access: BILL_ACCESS.change,
  body: RefundScopeBody,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The amounts.', schema: RefundPreviewResource } },
  refusals: ['BILL_NOT_FOUND', ...refundRefusals],
  run: async ({ db }, { params: { venueId, billId, paymentId }, session, body }) => {
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(session, bill);
    const payment = findPayment(bill, paymentId.toLowerCase());
    const { amountKurus, vat } = refundTerms(bill, payment, readRefundScope(body));
    const data = {
      revision: bill.revision,
      amount: lira(amountKurus),
      refundable: lira(refundableKurus(bill, payment)),
      vat: toRefundedVat(vat),
      units: refundableUnits(bill, payment),
      currency: CURRENCY,
    };
    return { status: 200, data };
  },
});
