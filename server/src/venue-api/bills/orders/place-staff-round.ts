import { Type } from 'typebox';
import { ORDER_ACCESS } from '../../../core/access/policies/bills/orders.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
import { ORDER_LIMITS } from '../../../core/bills/ordering/order-rules.ts';
import { optionalText } from '../../../http/schema.ts';
import { placeStaffRound as place } from '../../../operations/bills/place-staff-round.ts';
import { consentOf } from '../../approvals/approval-header.ts';
import { venueOperation } from '../../venue-operation.ts';
import {
  placementDescription,
  placementRefusals,
  TakenByProperty,
  toPlacementAnswer,
} from './placement-answer.ts';
import { readStaffLines, StaffLines } from './staff-lines.ts';

const StaffRoundRequest = Type.Object(
  {
    note: optionalText(ORDER_LIMITS.note, 'A note for the kitchen about this round.'),
    lines: StaffLines,
    takenBy: TakenByProperty,
  },
  {
    title: 'StaffRoundRequest',
    examples: [
      {
        lines: [
          {
            productId: '01900000-0000-7000-8000-000000000301',
            portionId: '01900000-0000-7000-8000-000000000401',
            quantity: 1,
            removedIngredientIds: ['01900000-0000-7000-8000-000000000601'],
          },
        ],
      },
    ],
  },
);

export const placeStaffRound = venueOperation({
  operationId: 'placeStaffRound',
  method: 'POST',
  path: '/venues/{venueId}/bills/{billId}/rounds',
  tag: 'Bills',
  summary: 'Add a round to a bill',
  description:
    'Adds a round to an open bill of any type. The round goes straight to the kitchen and the whole bill ' +
    'is priced again; each line keeps the campaigns that ran when it was ordered. A repeat with the same ' +
    '`Idempotency-Key` orders nothing and answers with the bill as it is now.',
  access: ORDER_ACCESS.take,
  body: StaffRoundRequest,
  takesIdempotencyKey: true,
  addsBodyRules: true,
  ...placementDescription,
  refusals: [...placementRefusals, 'BILL_NOT_FOUND', 'BILL_NOT_OPEN'],
  run: async (parts, call) => {
    const { body, bodyProblems, idempotencyKey, session, now } = call;
    const { venueId, billId } = call.params;
    const { lines, problems } = readStaffLines(venueId, body.lines);
    const round = {
      venueId,
      billId,
      by: actorOf(session),
      consent: consentOf(call, 'placeStaffRound'),
      takenById: body.takenBy?.toLowerCase() ?? null,
      idempotencyKey,
      lines,
      note: body.note ?? null,
      bodyProblems: [...bodyProblems, ...problems],
    };
    const placed = await place(parts, round, now);
    parts.printSoon();
    return toPlacementAnswer(placed, session);
  },
});
