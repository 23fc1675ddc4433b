import { Type } from 'typebox';
import { APPROVALS } from '../../core/access/policies/approvals.ts';
import { uuid } from '../../http/schema.ts';
import { answerApproval } from '../../operations/access/approvals.ts';
import { venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const agreeToApproval = venueOperation({
  operationId: 'agreeToApproval',
  method: 'POST',
  path: '/venues/{venueId}/approvals/{approvalId}/agree',
  tag: 'Approvals',
  summary: 'Agree',
  description:
    'By a colleague who has the right `approve`, the right that is missing, and a limit that covers the act; never by the person who asked. In their ' +
    'own session without a body. At a registered device they pick their name and enter their PIN in the session of the person who asked: it ' +
    'counts for this question alone. Whoever agreed gets a notice of what they agreed to, and where.',
  access: APPROVALS.answer,
  body: Type.Object(
    {
      approverId: uuid('Who agrees, at a registered device.'),
      pin: Type.String({ pattern: '^[0-9]{4,12}$', description: 'Their PIN.', examples: ['804719'] }),
    },
    {
      title: 'AgreementByPin',
      examples: [{ approverId: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904', pin: '804719' }],
    },
  ),
  bodyIsOptional: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The question with its answer.', schema: ApprovalResource } },
  refusals: ['APPROVAL_NOT_FOUND', 'APPROVAL_OVER'],
  run: async (parts, { params, session, now }) => {
    const by = { accountId: session.accountId, deviceName: null };
    const asked = await answerApproval(parts, params, 'Agreed', by, now);
    return { status: 200, data: toApproval(asked, now) };
  },
});
