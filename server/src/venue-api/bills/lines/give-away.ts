import { Type } from 'typebox';
import { giveAway as give } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';

export const giveAway = billChangeOperation({
  operationId: 'giveAway',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/gift',
  tag: 'Till',
  summary: 'Comp a line, or charge it again',
  description:
    'A comped line is cooked, served and taken from stock like any other line. It costs nothing, and ' +
    'campaigns do not count it. It stays in the history and in the figures, even if the bill is voided.',
  body: Type.Object(
    { isGift: Type.Boolean(), reason: reasonProperty },
    { examples: [{ isGift: true, reason: 'Regular guest' }] },
  ),
  refusals: ['LINE_NOT_FOUND', 'BILL_NOT_OPEN', 'LINE_MOVE_NOT_ALLOWED', 'REASON_REQUIRED'],
  decide:
    ({ params, body }) =>
    (bill, stamp) =>
      give(bill, params.lineId, body.isGift, stamp, body.reason ?? null),
});
