import { Type } from 'typebox';
import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import { listApprovals as list } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const listApprovals = venueOperation({
  operationId: 'listApprovals',
  method: 'GET',
  path: '/venues/{venueId}/approvals',
  tag: 'Approvals',
  summary: 'List approvals that wait for an answer',
  description:
    'Lists the approvals that wait for an answer, oldest first: those that you asked for, and those ' +
    'that you may answer. If you may close the day, it lists all others, too. If you may take payments ' +
    'for the bills of others, it lists those about bills, too: until they are answered, the amount due can change.',
  access: APPROVAL_ACCESS.read,
  answers: { 200: { description: 'The approvals.', schema: Type.Array(ApprovalResource) } },
  run: async ({ db }, { params: { venueId }, session, now }) => {
    const approvals = await list(db, venueId, session, now);
    return { status: 200, data: approvals.map((asked) => toApproval(asked, now)) };
  },
});
