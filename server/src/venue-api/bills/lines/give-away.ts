import { Type } from 'typebox';
import { giveAway as give } from '../../../core/bills/till.ts';
import { billChangeOperation } from '../bill-change-operation.ts';
import { reasonProperty } from '../reason.ts';

export const giveAway = billChangeOperation({
  operationId: 'giveAway',
  method: 'PUT',
  path: '/venues/{venueId}/bills/{billId}/lines/{lineId}/gift',
  tag: 'Till',
  summary: 'Give a line away, or charge it again',
  description:
    'A gift is cooked, served and taken out of stock like any other line. It costs nothing, and campaigns ' +
    'do not count it. The history and the figures keep it, whatever becomes of the bill.',
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
