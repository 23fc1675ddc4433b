import { Type } from 'typebox';
import { BILL_ACCESS } from '../../../core/access/policies/bills/bills.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
import { bodyHashOf } from '../../../crypto/derived-ids.ts';
import { uuid } from '../../../http/schema.ts';
import { moveToBill as move } from '../../../operations/bills/move-to-bill.ts';
import { moveGuestsWithBill } from '../../../operations/reservations/bill-of-party.ts';
import { APPROVAL_HEADER, consentOf } from '../../approvals/approval-header.ts';
import { venueOperation } from '../../venue-operation.ts';
import { BillResource, toBillResource } from '../bill-resource.ts';
import { MoveBody, moveRefusals, readMove } from './move-body.ts';

const MovedBillsResource = Type.Object(
  {
    from: BillResource,
    to: BillResource,
    lines: Type.Array(
      Type.Object({
        lineId: uuid('The id of the line before the move.'),
        movedLineId: uuid('The id of the line on the other bill; a new id if only some units moved.'),
        quantity: Type.Integer({ description: 'The number of units that moved.' }),
      }),
      { description: 'The lines that were moved.' },
    ),
  },
  { title: 'MovedBills' },
);

export const moveToBill = venueOperation({
  operationId: 'moveToBill',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/moves',
  tag: 'Till',
  summary: 'Move lines to another bill',
  description:
    'Moves some lines, some units of a line, or all lines, which merges the bills. Lines keep their ' +
    'round, note, price and state; the kitchen is told where they go, and makes nothing again. ' +
    'Discounts on lines move with them; a discount on the bill stays on its bill. A bill that is left ' +
    'without lines gets the state `Moved`, and `movedTo` is the bill that has them. A repeat with the ' +
    'same `Idempotency-Key` moves nothing.',
  access: BILL_ACCESS.change,
  body: MoveBody,
  takesIdempotencyKey: true,
  headers: {
    'Idempotency-Key':
      '8 to 64 letters, digits, hyphens and underscores. Use a new one for each move, and the same one for a retry.',
    ...APPROVAL_HEADER,
  },
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'Both bills as they are now.', schema: MovedBillsResource } },
  refusals: [
    'IDEMPOTENCY_KEY_INVALID',
    'IDEMPOTENCY_KEY_REUSED',
    'BILL_CHANGED',
    'APPROVAL_NEEDED',
    ...moveRefusals,
  ],
  run: async (parts, call) => {
    const { params, body, idempotencyKey, session, now } = call;
    const request = { ...readMove(params, body), requestHash: bodyHashOf(body) };
    const stamp = { by: actorOf(session), at: now };
    const moved = await move(parts, request, idempotencyKey, stamp, consentOf(call, 'moveToBill'));
    await moveGuestsWithBill(parts.db, moved.target, stamp);
    parts.printSoon();
    const data = {
      from: toBillResource(moved.source, session),
      to: toBillResource(moved.target, session),
      lines: moved.lines.map(({ lineId, movedLineId, units }) => ({ lineId, movedLineId, quantity: units })),
    };
    return { status: 200, data };
  },
});
