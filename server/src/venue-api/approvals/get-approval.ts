import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import { readApproval } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const getApproval = venueOperation({
  operationId: 'getApproval',
  method: 'GET',
  path: '/venues/{venueId}/approvals/{approvalId}',
  tag: 'Approvals',
  summary: 'Read an approval',
  description:
    'Returns the request and its answer, for the person who asked and the colleagues who may answer. ' +
    'When it is answered, the live stream sends a `venue` event with the part `Notices`.',
  access: APPROVAL_ACCESS.read,
  answers: { 200: { description: 'The approval.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND'],
  run: async ({ db }, { params, session, now }) => {
    const approval = await readApproval(db, params, session.accountId);
    return { status: 200, data: toApproval(approval, now) };
  },
});
