import { strikeLine as strike } from '../../../core/bills/kitchen/kitchen.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { ReasonBody } from '../reason.ts';

export const strikeLine = billChangeOperation({
  operationId: 'strikeLine',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/strike',
  tag: 'Kitchen',
  summary: 'Strike a line off',
  description:
    'The line costs nothing and stays struck; its units return to stock. A mistaken strike is taken back by ordering it again. Striking the last line ' +
    'cancels the bill, so it is refused while the bill has payments. Striking a struck line changes ' +
    'nothing.',
  body: ReasonBody,
  bodyIsOptional: true,
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN', 'BILL_HAS_PAYMENTS', 'REASON_REQUIRED'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      strike(bill, params.lineId, stamp, body?.reason ?? null),
});
