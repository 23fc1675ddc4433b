import { Type } from 'typebox';
import { failDocument } from '../../core/bills/fiscal/record-document.ts';
import { documentOperation } from './document-operation.ts';

export const failFiscalDocument = documentOperation({
  operationId: 'failFiscalDocument',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/failed',
  summary: 'Report that the device did not issue a document',
  description:
    'Marks the document as `Failed`. Staff see the reason on the bill and can request another try, ' +
    'which makes the document `Pending` again. Call it only if the device has certainly issued ' +
    'nothing; if you are not sure, leave the document `Pending` and ask the device.',
  body: Type.Object(
    { reason: Type.String({ minLength: 1, maxLength: 250, description: 'The reason, for the staff.' }) },
    { examples: [{ reason: 'Paper is out' }] },
  ),
  refusals: ['FISCAL_DOCUMENT_NOT_ALLOWED', 'BILL_TOO_LONG'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      failDocument(bill, params.documentId.toLowerCase(), body.reason, stamp),
});
