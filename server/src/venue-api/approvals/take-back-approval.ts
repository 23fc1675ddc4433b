import { APPROVALS } from '../../core/access/policies/approvals.ts';
import { takeBackApproval as takeBack } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const takeBackApproval = venueOperation({
  operationId: 'takeBackApproval',
  method: 'DELETE',
  path: '/venues/{venueId}/approvals/{approvalId}',
  tag: 'Approvals',
  summary: 'Take a question back',
  description:
    'By the person who asked: nobody is asked any more, and an agreement that was not used is void.',
  access: APPROVALS.ask,
  answers: { 200: { description: 'The question.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_OVER'],
  run: async (parts, { params, session, now }) => {
    const asked = await takeBack(parts, params, session.accountId, now);
    return { status: 200, data: toApproval(asked, now) };
  },
});
