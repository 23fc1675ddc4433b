import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import { takeBackApproval as takeBack } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const takeBackApproval = venueOperation({
  operationId: 'takeBackApproval',
  method: 'DELETE',
  path: '/venues/{venueId}/approvals/{approvalId}',
  tag: 'Approvals',
  summary: 'Withdraw a request for approval',
  description: 'For the person who asked. The request is closed, and an unused approval no longer counts.',
  access: APPROVAL_ACCESS.ask,
  answers: { 200: { description: 'The approval.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_OVER'],
  run: async (parts, { params, session, now }) => {
    const approval = await takeBack(parts, params, session.accountId, now);
    return { status: 200, data: toApproval(approval, now) };
  },
});
