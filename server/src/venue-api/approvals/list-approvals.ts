import { Type } from 'typebox';
import { APPROVAL_ACCESS } from '../../core/access/policies/approvals.ts';
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
    'that you may answer.',
  access: APPROVAL_ACCESS.read,
  answers: { 200: { description: 'The approvals.', schema: Type.Array(ApprovalResource) } },
  run: async ({ db }, { params: { venueId }, session, now }) => {
    const approvals = await list(db, venueId, session.accountId, now);
    return { status: 200, data: approvals.map((approval) => toApproval(approval, now)) };
  },
});
