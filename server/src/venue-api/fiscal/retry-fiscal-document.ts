import { PAYMENT_ACCESS } from '../../core/access/policies/bills/payments.ts';
import { retryDocument } from '../../core/bills/fiscal/record-document.ts';
import { billChangeOperation } from '../bills/bill-change-operation.ts';

export const retryFiscalDocument = billChangeOperation({
  operationId: 'retryFiscalDocument',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/retry',
  tag: 'Fiscal documents',
  access: PAYMENT_ACCESS.take,
  summary: 'Try a failed document again',
  description: 'Makes the document `Pending`, so that the bridge asks the device again.',
  refusals: ['FISCAL_DOCUMENT_NOT_FOUND', 'FISCAL_DOCUMENT_NOT_ALLOWED'],
  decide:
    ({ params }) =>
    (bill, stamp) =>
      retryDocument(bill, params.documentId.toLowerCase(), stamp),
});
