import { Type } from 'typebox';
import { BILL_ACCESS } from '../../core/access/policies/bills/bills.ts';
import { wholeHistory } from '../../core/bills/bill-history.ts';
import { markAfterPrint } from '../../core/bills/bill-print.ts';
import { jsonInPieces } from '../../http/answer/page.ts';
import { requireVisibleBill } from '../../operations/bills/require-right.ts';
import { findBill, findShortBill, listBillChanges } from '../../store/bills/bills.ts';
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
    'Returns the bill as it is now, and its history: its opening, its rounds and every change, each ' +
    'with the time and the person or key.',
  access: BILL_ACCESS.read,
  devices: ['Board'],
  answers: { 200: { description: 'The bill and its history.', schema: BillWithHistory } },
  refusals: ['BILL_NOT_FOUND'],
  run: async ({ db, listTurns, takeStep }, { params: { venueId, billId }, session }) => {
    const found = await findShortBill(db, venueId, billId);
    const bill = found === 'Long' ? await takeStep(venueId, () => findBill(db, venueId, billId)) : found;
    requireVisibleBill(session, bill);
    const history = markAfterPrint(wholeHistory(bill, await listBillChanges(db, bill)));
    const data = { ...toBillResource(bill, session), history: history.map(toHistoryResource) };
    if (found !== 'Long') return { status: 200, data };
    return { status: 200, dataPieces: listTurns.inPieces(venueId, jsonInPieces(data)) };
  },
});
