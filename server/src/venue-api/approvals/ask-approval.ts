import { Type } from 'typebox';
import { APPROVALS } from '../../core/access/policies/approvals.ts';
import { actorOf } from '../../core/access/session.ts';
import { readAmount } from '../../core/money/amount.ts';
import { type Budget, requireWithin } from '../../http/limits/budget.ts';
import { nullable, uuid } from '../../http/schema.ts';
import { askApproval as ask } from '../../operations/access/approvals.ts';
import { reasonProperty } from '../bills/reason.ts';
import { venueOperation } from '../venue-operation.ts';
import {
  ApprovalResource,
  actProperty,
  MovementNeeded,
  rightProperty,
  toApproval,
} from './approval-resource.ts';

/** Each question rings at the colleagues. */
const ASKING: Budget = { name: 'approvals', perMinute: 10 };

export const askApproval = venueOperation({
  operationId: 'askApproval',
  method: 'POST',
  path: '/venues/{venueId}/approvals',
  tag: 'Approvals',
  summary: 'Ask colleagues to agree to an act',
  description:
    'After a call was refused with `APPROVAL_NEEDED`: asks for one act, on the lines that it names or with the drawer, up to the amount. Everybody ' +
    'who may agree gets a notice. Once one of them agreed, send the call again with the header `Approval` and the id. A question is over ' +
    'after 10 minutes, an agreement after 30 or once it was used. The same question again replaces the earlier one. A person may ask 10 ' +
    'times a minute.',
  access: APPROVALS.ask,
  body: Type.Object(
    {
      act: actProperty,
      right: rightProperty,
      billId: nullable(uuid(), 'The bill of the act; `null` for an order that may open one.'),
      lineIds: Type.Array(uuid(), {
        maxItems: 500,
        uniqueItems: true,
        description:
          'The lines that the act names, as the details of the refusal say; none for an act on the whole bill.',
      }),
      movement: Type.Optional(
        nullable(
          MovementNeeded,
          'Of a move of cash, as the details of the refusal say; left out for the others.',
        ),
      ),
      amount: Type.Number({
        description: 'How much the act takes off or moves in lira, as the details of the refusal say.',
        examples: [120],
      }),
      reason: reasonProperty,
    },
    {
      title: 'ApprovalQuestion',
      examples: [
        {
          act: 'discountBill',
          right: 'discount',
          billId: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904',
          lineIds: [],
          amount: 120,
          reason: 'Doğum günü',
        },
      ],
    },
  ),
  invalidCode: 'CONTENT_INVALID',
  answers: { 201: { description: 'The question.', schema: ApprovalResource } },
  refusals: [
    'BILL_NOT_FOUND',
    'LINE_NOT_FOUND',
    'DRAWER_NOT_FOUND',
    'ACCOUNT_NOT_FOUND',
    'AMOUNT_TOO_FINE',
    'AMOUNT_NEGATIVE',
    'AMOUNT_TOO_LARGE',
  ],
  run: async (parts, { params: { venueId }, body, session, now }) => {
    requireWithin(parts.spend?.(ASKING, session.accountId), {});
    const { act, right: need, billId, lineIds, amount, movement, reason = null } = body;
    const question = {
      ...{ act, need, billId: billId?.toLowerCase() ?? null, lineIds: lineIds.map((id) => id.toLowerCase()) },
      ...{ amountKurus: readAmount('amount', amount), reason },
      movement: movement
        ? { act: movement.act, drawer: movement.drawer, toId: movement.accountId?.toLowerCase() ?? null }
        : null,
    };
    const asked = await ask(parts, venueId, question, actorOf(session), now);
    return { status: 201, data: toApproval(asked, now) };
  },
});
