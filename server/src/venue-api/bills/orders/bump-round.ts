import { Type } from 'typebox';
import { BILLS } from '../../../core/access/policies/bills.ts';
import { BILL_LIMITS } from '../../../core/bills/bill-limits.ts';
import { bumpRound as bump } from '../../../core/bills/kitchen/kitchen.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const bumpRound = billChangeOperation({
  operationId: 'bumpRound',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/rounds/{roundId}/bump',
  tag: 'Kitchen',
  access: BILLS.serve,
  devices: ['Board'],
  summary: 'Move a round on',
  description:
    'Moves every line of the round that is behind this state forward to it. Lines in this state or a ' +
    'later one, and struck lines, do not change, so a repeat does not move back what has been served since. ' +
    'Works on a closed bill, too.',
  body: Type.Object(
    {
      to: oneOf(['Preparing', 'Ready', 'Served']),
      lineIds: Type.Optional(
        nullable(
          Type.Array(uuid(), { minItems: 1, maxItems: BILL_LIMITS.lines }),
          'Only these lines of the round, as of one station. Left out: all.',
        ),
      ),
    },
    { examples: [{ to: 'Ready' }] },
  ),
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      bump(bill, params.roundId, body.to, stamp, body.lineIds ?? null),
});
