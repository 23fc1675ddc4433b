import { Type } from 'typebox';
import { failDocument } from '../../core/bills/fiscal/record-document.ts';
import { documentOperation } from './document-operation.ts';

export const failFiscalDocument = documentOperation({
  operationId: 'failFiscalDocument',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/failed',
  summary: 'Say that the device did not issue a document',
  description:
    'The staff see the reason at the bill and can ask for another try, which makes the document `Pending` again. Say this only when the ' +
    'device has certainly issued nothing; while you do not know, leave the document `Pending` and ask the device.',
  body: Type.Object(
    { reason: Type.String({ minLength: 1, maxLength: 250, description: 'For the staff.' }) },
    { examples: [{ reason: 'Paper is out' }] },
  ),
  refusals: ['FISCAL_DOCUMENT_NOT_ALLOWED', 'BILL_TOO_LONG'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      failDocument(bill, params.documentId.toLowerCase(), body.reason, stamp),
});
