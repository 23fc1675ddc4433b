import { Type } from 'typebox';
import { hideBill as hide } from '../../core/bills/till.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { reasonProperty } from './reason.ts';

export const hideBill = billChangeOperation({
  operationId: 'hideBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/hidden',
  tag: 'Bills',
  summary: 'Hide a finished bill from the list, or show it again',
  description:
    'Needs the right `hide`. An open bill cannot be hidden: it is still to be paid. A hidden bill is not listed, here and in the public API, but can ' +
    'still be read by its id, and `listTakenOff` has it.',
  body: Type.Object(
    { isHidden: Type.Boolean(), reason: reasonProperty },
    { examples: [{ isHidden: true, reason: 'Test' }] },
  ),
  refusals: ['BILL_NOT_CLOSED'],
  decide:
    ({ body }) =>
    (bill, stamp) =>
      hide(bill, body.isHidden, stamp, body.reason ?? null),
});
