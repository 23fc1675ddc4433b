import { strikeLine as strike } from '../../../core/bills/kitchen/kitchen.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { ReasonBody } from '../reason.ts';

export const strikeLine = billChangeOperation({
  operationId: 'strikeLine',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/strike',
  tag: 'Kitchen',
  summary: 'Remove a line',
  description:
    'Voids a line: it is removed permanently and costs nothing; its units return to stock. If you ' +
    'removed it by mistake, use `orderAgain`. Removing the last line cancels the bill, so the call is ' +
    'refused while the bill has payments. Removing a removed line changes nothing.',
  body: ReasonBody,
  bodyIsOptional: true,
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN', 'BILL_HAS_PAYMENTS', 'REASON_REQUIRED'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      strike(bill, params.lineId, stamp, body?.reason ?? null),
});
