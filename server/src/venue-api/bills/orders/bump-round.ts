import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { bumpRound as bump } from '../../../core/bills/kitchen/kitchen.ts';
import { oneOf } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const bumpRound = billChangeOperation({
  operationId: 'bumpRound',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/rounds/{roundId}/bump',
  tag: 'Kitchen',
  access: BILLS.serve,
  devices: ['Board'],
  summary: 'Move a whole round on',
  description:
    'Moves every line of the round that is behind this state forward to it. Lines in this state or a ' +
    'later one, and struck lines, do not change. Works on a closed bill, too.',
  body: Type.Object({ to: oneOf(['Preparing', 'Ready', 'Served']) }, { examples: [{ to: 'Ready' }] }),
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      bump(bill, params.roundId, body.to, stamp),
});
