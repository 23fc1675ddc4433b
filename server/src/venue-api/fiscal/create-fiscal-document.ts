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
  summary: 'Say that a document is to be issued',
  description:
    'Records a document as `Pending`, before the device is asked for it. A payment or refund is covered by one document that counts, and the ' +
    'call is refused for a second one: two bridges never issue the same. A repeat with the same `Idempotency-Key` answers with the ' +
    'document of the first call, whatever became of it; look at its `state` before you ask the device. The id of the document follows from ' +
    'the key: it is the one in `documents` that covers what the call names.',
  body: Type.Object(
    {
      kind: oneOf(
        FISCAL_KINDS,
        '`Sale`: of payments. `Refund`: of refunds. `Void`: takes back an issued document. `TableSlip`: of units before they are paid.',
      ),
      paymentIds: ids(BILL_LIMITS.payments, 'Of a `Sale`: one or more payments.'),
      refundIds: ids(BILL_LIMITS.payments, 'Of a `Refund`: one or more refunds.'),
      units: Type.Optional(
        nullable(
          Type.Array(
            Type.Object({
              lineId: uuid(),
              quantity: Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY }),
            }),
            { maxItems: BILL_LIMITS.lines },
          ),
          'Of a `TableSlip`; of a `Sale` where the device lists units.',
        ),
      ),
      replacesId: Type.Optional(
        nullable(
          uuid(),
          'Of a `Void`, the issued document; of others, one of their kind that failed or was voided.',
        ),
      ),
      device: optionalText(60, 'What staff call the device.'),
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
    const asked = {
      id: documentIdOf(venueId, billId, idempotencyKey),
      kind: body.kind,
      paymentIds: lower(body.paymentIds),
      refundIds: lower(body.refundIds),
      units: readUnits(body.units ?? []),
      replacesId: body.replacesId?.toLowerCase() ?? null,
      device: body.device ?? null,
    };
    const requestHash = bodyHashOf(asked);
    return (bill, stamp) => createDocument(bill, { ...asked, requestHash }, stamp);
  },
});
