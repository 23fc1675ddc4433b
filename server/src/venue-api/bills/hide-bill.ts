import { Type } from 'typebox';
import { hideBill as hide } from '../../core/bills/till.ts';
import { billChangeOperation } from './bill-change-operation.ts';

export const hideBill = billChangeOperation({
  operationId: 'hideBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/hidden',
  tag: 'Bills',
  summary: 'Hide a bill from the list, or show it again',
  description:
    'Works in every state of the bill. A hidden bill is not listed, here and in the public API, but can ' +
    'still be read by its id.',
  body: Type.Object({ isHidden: Type.Boolean() }, { examples: [{ isHidden: true }] }),
  refusals: [],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      hide(bill, body.isHidden, stamp),
});
