import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { BILL_LIMITS } from '../../../core/bills/bill-limits.ts';
import { bumpRound as bump } from '../../../core/bills/kitchen/kitchen.ts';
import { nullable, oneOf, uuid } from '../../../http/schema.ts';
import { billChangeOperation } from '../bill-change-operation.ts';

export const bumpRound = billChangeOperation({
  operationId: 'bumpRound',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/rounds/{roundId}/bump',
  tag: 'Kitchen',
  access: BILL_ACCESS.serve,
  devices: ['Board'],
  summary: 'Move a round to another state',
  description:
    'Moves the lines of the round forward to this state. Lines that are already in this state or a ' +
    'later one, and removed lines, do not change, so a repeat never moves a line back. Also works on a ' +
    'closed bill.',
  body: Type.Object(
    {
      to: oneOf(['Preparing', 'Ready', 'Served']),
      lineIds: Type.Optional(
        nullable(
          Type.Array(uuid(), { minItems: 1, maxItems: BILL_LIMITS.lines }),
          'Only these lines of the round, for example those of one station. Left out: all lines.',
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
