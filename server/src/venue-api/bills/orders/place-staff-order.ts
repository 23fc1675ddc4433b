import { type Static, Type } from 'typebox';
import { ORDER_ACCESS } from '../../../core/access/policies/bills/orders.ts';
import { actorOf } from '../../../core/access/sign-in/session.ts';
import {
  type LineRequest,
  MOST_GUESTS,
  type OrderRequest,
  PAYMENT_METHODS,
} from '../../../core/bills/ordering/order-request.ts';
import { ORDER_LIMITS } from '../../../core/bills/ordering/order-rules.ts';
import { ORDER_TYPES } from '../../../core/order-type.ts';
import { nullable, oneOf, optionalText, uuid } from '../../../http/schema.ts';
import { placeStaffOrder as place } from '../../../operations/bills/place-staff-order.ts';
import { consentOf } from '../../approvals/approval-header.ts';
import { venueOperation } from '../../venue-operation.ts';
import { AllergyBody, readAllergy } from '../allergy-resource.ts';
import {
  placementDescription,
  placementRefusals,
  TakenByProperty,
  toPlacementAnswer,
} from './placement-answer.ts';
import { readStaffLines, StaffLines } from './staff-lines.ts';

const StaffOrderRequest = Type.Object(
  {
    type: oneOf(ORDER_TYPES),
    tableId: Type.Optional(nullable(uuid(), 'Required for `DineIn`; not allowed otherwise.')),
    customer: Type.Optional(
      nullable(
        Type.Object({
          name: optionalText(ORDER_LIMITS.customerName, 'The name to call out.'),
          phone: optionalText(ORDER_LIMITS.customerPhone, 'The phone number in international or local form.'),
          address: optionalText(
            ORDER_LIMITS.customerAddress,
            'Required for `Delivery`; not allowed for `Takeaway`.',
          ),
        }),
        'Required for `Delivery`, optional for `Takeaway`, not allowed for `DineIn`.',
      ),
    ),
    paymentMethod: Type.Optional(
      nullable(
        oneOf(PAYMENT_METHODS),
        'The payment method that the guest prefers, as a hint for staff; not allowed for `DineIn`.',
      ),
    ),
    note: optionalText(ORDER_LIMITS.note, 'A note for the kitchen about this round.'),
    guests: Type.Optional(
      nullable(
        Type.Integer({ minimum: 1, maximum: MOST_GUESTS }),
        'The number of guests, for `DineIn` only. A bill that already has a number keeps it.',
      ),
    ),
    allergy: Type.Optional(
      nullable(
        AllergyBody,
        'The allergy mark for the whole table. It is added to a mark that the bill or the booking already has.',
      ),
    ),
    lines: StaffLines,
    takenBy: TakenByProperty,
  },
  {
    title: 'StaffOrderRequest',
    examples: [
      {
        type: 'DineIn',
        tableId: '01900000-0000-7000-8000-000000000104',
        lines: [
          {
            productId: '01900000-0000-7000-8000-000000000301',
            portionId: '01900000-0000-7000-8000-000000000401',
            quantity: 2,
            note: 'Biri acısız',
          },
        ],
      },
    ],
  },
);

export const placeStaffOrder = venueOperation({
  operationId: 'placeStaffOrder',
  method: 'POST',
  path: '/venues/{venueId}/bills',
  tag: 'Bills',
  summary: 'Open a bill, or order more at a table',
  description:
    'Places a round, which goes to the kitchen immediately. A takeaway or delivery opens its own bill; ' +
    'at a table, the round joins the open bill or opens one. Opening hours, a rush and a lapsed ' +
    'subscription do not apply to staff; the menu, its options and the stock do. A repeat with the ' +
    'same `Idempotency-Key` orders nothing and answers with the bill as it is now.',
  access: ORDER_ACCESS.take,
  body: StaffOrderRequest,
  takesIdempotencyKey: true,
  addsBodyRules: true,
  ...placementDescription,
  refusals: [...placementRefusals, 'TABLE_NOT_FOUND', 'TABLE_TAKEN'],
  run: async (parts, call) => {
    const { params, body, bodyProblems, idempotencyKey, session, now } = call;
    const by = actorOf(session);
    const { venueId } = params;
    const { lines, problems } = readStaffLines(venueId, body.lines);
    const request = toOrderRequest(body, lines);
    const takenById = body.takenBy?.toLowerCase() ?? null;
    const found = [...bodyProblems, ...problems];
    const consent = consentOf(call, 'placeStaffOrder');
    const order = { venueId, by, consent, takenById, idempotencyKey, request, bodyProblems: found };
    const placed = await place(parts, order, now);
    parts.printSoon();
    return toPlacementAnswer(placed, session);
  },
});

/** The order request for the rules in `core`. A customer without any details is `null`. */
function toOrderRequest(body: Static<typeof StaffOrderRequest>, lines: LineRequest[]): OrderRequest {
  const { type, tableId, paymentMethod, note, guests } = body;
  const allergy = body.allergy ? readAllergy(body.allergy) : null;
  const { name = null, phone = null, address = null } = body.customer ?? {};
  return {
    type,
    tableId: tableId?.toLowerCase() ?? null,
    customer: name === null && phone === null && address === null ? null : { name, phone, address },
    paymentMethod: paymentMethod ?? null,
    note: note ?? null,
    lines,
    guests: guests ?? null,
    ...(allergy === null ? {} : { allergy }),
  };
}
