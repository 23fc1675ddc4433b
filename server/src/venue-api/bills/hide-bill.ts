import { Type } from 'typebox';
import { hideBill as hide } from '../../core/bills/till.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { BillParams } from './bill-params.ts';

export const hideBill = billChangeOperation({
  operationId: 'hideBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/hidden',
  tag: 'Bills',
  summary: 'Hide a bill from the list, or show it again',
  description:
    'In whatever state it is. A hidden bill is left out of the lists, here and in the public API, and is still read by its id.',
  params: BillParams,
  body: Type.Object({ isHidden: Type.Boolean() }, { examples: [{ isHidden: true }] }),
  refusals: [],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      hide(bill, body.isHidden, stamp),
});
