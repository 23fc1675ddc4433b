import { Type } from 'typebox';
import { hideBill as hide } from '../../core/bills/till.ts';
import { billChangeOperation } from './bill-change-operation.ts';
import { reasonProperty } from './reason.ts';

export const hideBill = billChangeOperation({
  operationId: 'hideBill',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/hidden',
  tag: 'Bills',
  summary: 'Hide a closed bill in the list, or show it again',
  description:
    'Needs the right `hide`. Only closed and cancelled bills can be hidden. A hidden bill is left out ' +
    'of the lists of this API and of the public API, but can still be read by its id. `listTakenOff` ' +
    'always shows it.',
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
