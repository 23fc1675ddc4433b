import { Type } from 'typebox';
import { issueDocument } from '../../core/bills/fiscal/record-document.ts';
import { instantSchema, nullable, optionalText } from '../../http/schema.ts';
import { documentOperation } from './document-operation.ts';

export const issueFiscalDocument = documentOperation({
  operationId: 'issueFiscalDocument',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/fiscal-documents/{documentId}/issued',
  summary: 'Report that the device issued a document',
  description:
    'Records the values of the issued document from the device. They cannot change afterwards: to ' +
    'cancel a wrong document, create a `Void`. Repeating the call changes nothing.',
  body: Type.Object(
    {
      number: Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'The number of the document on the device.',
      }),
      zNumber: optionalText(60, 'The number of the Z report of the device that contains the document.'),
      uuid: optionalText(100, 'The identifier of the document from the device or its maker.'),
      issuedAt: Type.Optional(
        nullable(
          instantSchema(),
          'When it was issued, on the clock of the device. Left out: the time of the call.',
        ),
      ),
    },
    { examples: [{ number: '12', zNumber: '731', uuid: '7b1f0c52-64a4-4d0e-9a53-0c2a5b1f6d10' }] },
  ),
  refusals: ['FISCAL_DOCUMENT_NOT_ALLOWED'],
  decide: ({ params, body: { number, zNumber, uuid, issuedAt }, now }) => {
    const at = issuedAt ? Date.parse(issuedAt) : now;
    const issued = { number, zNumber: zNumber ?? null, uuid: uuid ?? null, at };
    return (bill, stamp) => issueDocument(bill, params.documentId.toLowerCase(), issued, stamp);
  },
});
