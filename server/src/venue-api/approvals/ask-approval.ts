import { Type } from 'typebox';
import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import { actorOf } from '../../core/access/sign-in/session.ts';
import { readAmount } from '../../core/money/amount.ts';
import { type Budget, requireWithinBudget } from '../../http/limits/budget.ts';
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

/** Limits the questions, because each one rings at the colleagues. */
const QUESTION_BUDGET: Budget = { name: 'approvals', perMinute: 10 };

export const askApproval = venueOperation({
  operationId: 'askApproval',
  method: 'POST',
  path: '/venues/{venueId}/approvals',
  tag: 'Approvals',
  summary: 'Ask colleagues to approve an act',
  description:
    'Call this after a call was refused with `APPROVAL_NEEDED`. It asks for an approval of one act, ' +
    'limited to its lines or its drawer and to its amount. All colleagues who may approve it get a ' +
    'notice. Once one of them has approved it, send the refused call again with the id in the header ' +
    '`Approval`. A request expires after 10 minutes, an approval after 30 minutes or once it is used. ' +
    'Asking for the same act again replaces the earlier request. A person may ask 10 times a minute.',
  access: APPROVAL_ACCESS.ask,
  body: Type.Object(
    {
      act: actProperty,
      right: rightProperty,
      billId: nullable(uuid(), 'The bill of the act; `null` for an order that may open a bill.'),
      lineIds: Type.Array(uuid(), {
        maxItems: 500,
        uniqueItems: true,
        description:
          'The lines of the act, from the `details` of the refusal; empty for an act on the whole bill.',
      }),
      movement: Type.Optional(
        nullable(
          MovementNeeded,
          'For a cash movement: `movement` from the `details` of the refusal. Left out for other acts.',
        ),
      ),
      amount: Type.Number({
        description: 'The amount of the act in lira, from the `details` of the refusal.',
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
  answers: { 201: { description: 'The approval.', schema: ApprovalResource } },
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
    requireWithinBudget(parts.spend?.(QUESTION_BUDGET, session.accountId), {});
    const { act, right: need, billId, lineIds, amount, movement, reason = null } = body;
    const question = {
      ...{ act, need, billId: billId?.toLowerCase() ?? null, lineIds: lineIds.map((id) => id.toLowerCase()) },
      ...{ amountKurus: readAmount('amount', amount), reason },
      movement: movement
        ? { act: movement.act, drawer: movement.drawer, toId: movement.accountId?.toLowerCase() ?? null }
        : null,
    };
    const approval = await ask(parts, venueId, question, actorOf(session), now);
    return { status: 201, data: toApproval(approval, now) };
  },
});
