import { Type } from 'typebox';
import { wholeHistory } from '../../core/bills/bill-history.ts';
import { markAfterPrint } from '../../core/bills/bill-print.ts';
import { Refusal } from '../../core/refusals.ts';
import { findBill, listBillChanges } from '../../store/bills/bills.ts';
import { venueOperation } from '../venue-operation.ts';
import { billExample, historyExample } from './bill-example.ts';
import { BillResource, toBillResource } from './bill-resource.ts';
import { HistoryResource, toHistoryResource } from './history-resource.ts';

const BillWithHistory = Type.Object(
  {
    ...BillResource.properties,
    history: Type.Array(HistoryResource, {
      description: 'The history of the bill, oldest first: its opening, its rounds and every change.',
    }),
  },
  { title: 'BillWithHistory', examples: [{ ...billExample, history: historyExample }] },
);

export const getBill = venueOperation({
  operationId: 'getBill',
  method: 'GET',
  path: '/venues/{venueId}/bills/{billId}',
  tag: 'Bills',
  summary: 'Read a bill with its history',
  description:
    'Returns the bill as it is now, and its history: its opening, its rounds and every change, with the ' +
    'person or key that made it and the time.',
  access: 'Staff',
  answers: { 200: { description: 'The bill and its history.', schema: BillWithHistory } },
  refusals: ['BILL_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, billId } }) => {
    const bill = await findBill(db, venueId, billId);
    if (bill === null) throw new Refusal('BILL_NOT_FOUND');
    const history = markAfterPrint(wholeHistory(bill, await listBillChanges(db, bill)));
    return { status: 200, data: { ...toBillResource(bill), history: history.map(toHistoryResource) } };
  },
});
