import { Type } from 'typebox';
import { PAYMENT_ACCESS } from '../../../core/access/policies/bills/payments.ts';
import { requireOpen } from '../../../core/bills/bill-change.ts';
import { remainingKurus } from '../../../core/bills/bill-status.ts';
import { settle } from '../../../core/bills/payments/settle.ts';
import { CURRENCY } from '../../../core/money.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { liraSchema, oneOf } from '../../../http/schema.ts';
import { requireVisibleBill } from '../../../operations/bills/require-right.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { findBill } from '../../../store/bills/bills.ts';
import { venueOperation } from '../../venue-operation.ts';
import { PaymentBody, paymentRefusals, readPayment } from './payment-body.ts';

const PaymentPreviewResource = Type.Object(
  {
    revision: Type.Integer({ description: 'The `revision` of the bill that these amounts are for.' }),
    amount: liraSchema('The part of the bill that it pays.'),
    rounding: liraSchema('The rounding of cash; it can be negative.'),
    tip: liraSchema(),
    tendered: liraSchema('The money that is handed over: amount, rounding, tip and change.'),
    change: liraSchema(),
    remaining: liraSchema('The amount that remains on the bill after the payment.'),
    currency: oneOf([CURRENCY]),
  },
  { title: 'PaymentPreview' },
);

export const previewPayment = venueOperation({
  operationId: 'previewPayment',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/payments/preview',
  tag: 'Till',
  summary: 'Preview a payment',
  description:
    'Returns the amounts of a payment with this body. It makes the same checks as recording the ' +
    'payment, and saves nothing.',
  access: PAYMENT_ACCESS.take,
  body: PaymentBody,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The amounts.', schema: PaymentPreviewResource } },
  refusals: ['BILL_NOT_FOUND', 'BILL_NOT_OPEN', 'LINE_NOT_FOUND', 'UNIT_ALREADY_PAID', ...paymentRefusals],
  run: async ({ db, cache }, { params: { venueId, billId }, session, body }) => {
    const { venue } = await requireVenue(cache, venueId);
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(session, bill);
    requireOpen(bill);
    const payment = readPayment(venue, '', { revision: bill.revision, ...body });
    const { amountKurus, roundingKurus, tipKurus, tenderedKurus, changeKurus } = settle(bill, payment);
    const data = {
      revision: bill.revision,
      amount: lira(amountKurus),
      rounding: lira(roundingKurus),
      tip: lira(tipKurus),
      tendered: lira(tenderedKurus),
      change: lira(changeKurus),
      remaining: lira(Math.max(0, remainingKurus(bill) - amountKurus)),
      currency: CURRENCY,
    };
    return { status: 200, data };
  },
});
