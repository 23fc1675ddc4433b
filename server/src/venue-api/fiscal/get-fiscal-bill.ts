import { FISCAL_DOCUMENT_ACCESS } from '../../core/access/policies/money/fiscal-documents.ts';
import { requireVisibleBill } from '../../operations/bills/require-right.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { findBill } from '../../store/bills/bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { FiscalBillResource, toFiscalBill } from './fiscal-bill-resource.ts';

export const getFiscalBill = venueOperation({
  operationId: 'getFiscalBill',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}/fiscal',
  tag: 'Fiscal documents',
  summary: 'Read a bill for a fiscal device',
  description:
    'Returns the lines, VAT, payments and documents of a bill, with the sections and payment-method ' +
    'codes of the device, and what is to be issued. It contains no data of guests.',
  access: FISCAL_DOCUMENT_ACCESS.read,
  answers: { 200: { description: 'The bill.', schema: FiscalBillResource } },
  refusals: ['BILL_NOT_FOUND'],
  run: async ({ db, cache }, { params: { venueId, billId }, session }) => {
    const bill = await findBill(db, venueId, billId);
    requireVisibleBill(session, bill);
    const { venue } = await requireVenue(cache, venueId);
    return { status: 200, data: toFiscalBill(bill, venue) };
  },
});
