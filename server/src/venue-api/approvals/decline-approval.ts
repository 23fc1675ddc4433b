import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import { answerApproval } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const declineApproval = venueOperation({
  operationId: 'declineApproval',
  method: 'POST',
  path: '/venues/{venueId}/approvals/{approvalId}/decline',
  tag: 'Approvals',
  summary: 'Decline an act of a colleague',
  description: 'For a colleague who may approve it. The bill does not change.',
  access: APPROVAL_ACCESS.answer,
  answers: { 200: { description: 'The approval with its answer.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_OVER'],
  run: async (parts, { params, session, now }) => {
    const by = { accountId: session.accountId, device: session.device };
    const approval = await answerApproval(parts, params, 'Declined', by, now);
    return { status: 200, data: toApproval(approval, now) };
  },
});
