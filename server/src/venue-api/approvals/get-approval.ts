import { APPROVALS } from '../../core/access/policies/approvals.ts';
import { readApproval } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const getApproval = venueOperation({
  operationId: 'getApproval',
  method: 'GET',
  path: '/venues/{venueId}/approvals/{approvalId}',
  tag: 'Approvals',
  summary: 'Read a question and its answer',
  description:
    'For the person who asked, and for those who may answer. The live stream tells of answers by the part `Notices`.',
  access: APPROVALS.read,
  answers: { 200: { description: 'The question.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND'],
  run: async ({ db }, { params, session, now }) => {
    const asked = await readApproval(db, params, session.accountId);
    return { status: 200, data: toApproval(asked, now) };
  },
});
