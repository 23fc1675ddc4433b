import { strikeLine as strike } from '../../../core/bills/kitchen.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { LineParams } from '../bill-params.ts';
import { ReasonBody } from '../reason.ts';

export const strikeLine = billChangeOperation({
  operationId: 'strikeLine',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/strike',
  tag: 'Kitchen',
  summary: 'Strike a line off',
  description:
    'It costs nothing any more, its units go back to the stock that they came from, and it never returns. A bill whose last ' +
    'line is struck is cancelled, so that this is refused while something is paid on it. Striking again changes nothing.',
  params: LineParams,
  body: ReasonBody,
  bodyIsOptional: true,
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN', 'BILL_HAS_PAYMENTS'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      strike(bill, params.lineId, stamp, body?.reason ?? null),
});
