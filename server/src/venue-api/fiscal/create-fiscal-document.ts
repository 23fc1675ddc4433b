import { Type } from 'typebox';
import { BILL_LIMITS } from '../../core/bills/bill-limits.ts';
import { FISCAL_KINDS } from '../../core/bills/fiscal/fiscal-document.ts';
import { createDocument } from '../../core/bills/fiscal/record-document.ts';
import { MAX_LINE_QUANTITY } from '../../core/bills/till.ts';
import { bodyHashOf, documentIdOf } from '../../crypto/derived-ids.ts';
import { nullable, oneOf, optionalText, uuid } from '../../http/schema.ts';
import { readUnits } from '../bills/payments/payment-body.ts';
import { documentOperation } from './document-operation.ts';

const ids = (maxItems: number, description: string) =>
  Type.Optional(nullable(Type.Array(uuid(), { maxItems }), description));

export const createFiscalDocument = documentOperation({
  operationId: 'createFiscalDocument',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fiscal-documents',
  summary: 'Create a fiscal document',
  description:
    'Records a document as `Pending`. Call it before you ask the device to issue it. A payment or ' +
    'refund has at most one document that counts; a second one is refused, so two bridges never issue ' +
    'the same document. A repeat with the same `Idempotency-Key` answers with the document of the ' +
    'first call: check its `state` before you ask the device. The document is the one in `documents` ' +
    'that covers the payments, refunds or units of the call.',
  body: Type.Object(
    {
      kind: oneOf(
        FISCAL_KINDS,
        '`Sale`: for payments. `Refund`: for refunds. `Void`: cancels an issued document. `TableSlip`: for ' +
          'units before they are paid.',
      ),
      paymentIds: ids(BILL_LIMITS.payments, 'For a `Sale`: one or more payments.'),
      refundIds: ids(BILL_LIMITS.payments, 'For a `Refund`: one or more refunds.'),
      units: Type.Optional(
        nullable(
          Type.Array(
            Type.Object({
              lineId: uuid(),
              quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
            }),
            { maxItems: BILL_LIMITS.lines },
          ),
          'The units of a `TableSlip`; also of a `Sale`, if the device lists units.',
        ),
      ),
      replacesId: Type.Optional(
        nullable(
          uuid(),
          'For a `Void`, the issued document to cancel; for other kinds, a failed or voided document of the ' +
            'same kind that this one replaces.',
        ),
      ),
      device: optionalText(60, 'The name of the device, for staff.'),
    },
    {
      examples: [{ kind: 'Sale', paymentIds: ['3f0c9a52-7d1e-8b64-a9f2-1c5e8d07b205'], device: 'Till 1' }],
    },
  ),
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores: your own id of the document. Use the same one for a retry.',
  },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
    'PAYMENT_NOT_FOUND',
    'LINE_NOT_FOUND',
    'FISCAL_DOCUMENT_EXISTS',
    'FISCAL_DOCUMENT_NOT_ALLOWED',
    'BILL_NOT_OPEN',
    'BILL_TOO_LONG',
  ],
  decide: ({ params: { venueId, billId }, body, idempotencyKey }) => {
    const lower = (ids: readonly string[] | null | undefined) => (ids ?? []).map((id) => id.toLowerCase());
    const request = {
      id: documentIdOf(venueId, billId, idempotencyKey),
      kind: body.kind,
      paymentIds: lower(body.paymentIds),
      refundIds: lower(body.refundIds),
      units: readUnits(body.units ?? []),
      replacesId: body.replacesId?.toLowerCase() ?? null,
      device: body.device ?? null,
    };
    const requestHash = bodyHashOf(request);
    return (bill, stamp) => createDocument(bill, { ...request, requestHash }, stamp);
  },
});
