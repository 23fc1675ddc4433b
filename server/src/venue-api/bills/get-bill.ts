import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { findBill, listBillHistory } from '../../store/bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { BillParams } from './bill-params.ts';
import { BillResource, toBillResource } from './bill-resource.ts';
import { HistoryResource, toHistoryResource } from './history-resource.ts';

const BillWithHistory = Type.Object(
  {
    ...BillResource.properties,
    history: Type.Array(HistoryResource, {
      description: 'What was done to the bill since its rounds were placed, first to last.',
    }),
  },
  { title: 'BillWithHistory' },
);

export const getBill = venueOperation({
  operationId: 'getBill',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}',
  tag: 'Bills',
  summary: 'Read a bill with its history',
  description:
    'As it stands now, whoever opened it, with everything that was done to it: who, when and what.',
  access: 'Staff',
  params: BillParams,
  answers: { 200: { description: 'The bill and its history.', schema: BillWithHistory } },
  refusals: ['VALIDATION_ERROR', 'VENUE_NOT_FOUND', 'BILL_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, billId } }) => {
    const [bill, history] = await Promise.all([
      findBill(db, [venueId], billId),
      listBillHistory(db, venueId, billId),
    ]);
    if (bill === null) throw new Refusal('BILL_NOT_FOUND');
    return { status: 200, data: { ...toBillResource(bill), history: history.map(toHistoryResource) } };
  },
});
