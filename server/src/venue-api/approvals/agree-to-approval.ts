import { Type } from 'typebox';
import { APPROVAL_ACCESS } from '../../core/access/policies/people/approvals.ts';
import type { Session } from '../../core/access/sign-in/session.ts';
import { Refusal } from '../../core/refusals.ts';
import { uuid } from '../../http/schema.ts';
import { type Answerer, answerApproval, readApproval } from '../../operations/access/approvals.ts';
import { checkPin } from '../../operations/access/sign-in/check-pin.ts';
import { pinSchema } from '../devices/pin-schema.ts';
import { type VenueParts, venueOperation } from '../venue-operation.ts';
import { ApprovalResource, toApproval } from './approval-resource.ts';

export const agreeToApproval = venueOperation({
  operationId: 'agreeToApproval',
  method: 'POST',
  path: '/venues/{venueId}/approvals/{approvalId}/agree',
  tag: 'Approvals',
  summary: 'Approve an act of a colleague',
  description:
    'For a colleague with the right `approve`, the missing right, and a limit that covers the act; ' +
    'never for the person who asked. In the colleague’s own session, send no body. At a registered ' +
    'device, the colleague can choose their name and enter their PIN in the session of the person who ' +
    'asked; the PIN then counts only for this approval. The colleague gets a notice of what they ' +
    'approved, and where.',
  access: APPROVAL_ACCESS.answer,
  body: Type.Object(
    {
      approverId: uuid('The colleague who approves, at a registered device.'),
      pin: pinSchema(),
    },
    {
      title: 'AgreementByPin',
      examples: [{ approverId: '0195f0c4-1b80-7f13-8d20-6a41b5c7e904', pin: '804719' }],
    },
  ),
  bodyIsOptional: true,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The approval with its answer.', schema: ApprovalResource } },
  refusals: [
    'APPROVAL_NOT_FOUND',
    'APPROVAL_OVER',
    'PIN_WRONG',
    'PIN_STOPPED',
    'PIN_THROTTLED',
    'DEVICE_NOT_FOUND',
  ],
  run: async (parts, { params, body, session, now }) => {
    const by = await answererOf(parts, params, session, body ?? null, now);
    const approval = await answerApproval(parts, params, 'Agreed', by, now);
    return { status: 200, data: toApproval(approval, now) };
  },
});

/** The person who agrees: the one whose PIN was entered at a shared device, otherwise the person of the session. */
async function answererOf(
  parts: VenueParts,
  { venueId, approvalId }: { venueId: string; approvalId: string },
  { accountId, device }: Session,
  entered: { approverId: string; pin: string } | null,
  now: number,
): Promise<Answerer> {
  if (entered === null) return { accountId, device };
  if (device === null) throw new Refusal('NOT_PERMITTED');
  const { approval, approvers } = await readApproval(parts.db, { venueId, approvalId }, accountId);
  const approverId = entered.approverId.toLowerCase();
  // Does not check the PIN of a person who may not answer.
  if (approval.askedBy.id !== accountId || !approvers.some((one) => one.accountId === approverId))
    throw new Refusal('NOT_PERMITTED');
  await checkPin(parts, { venueId, deviceId: device.id, accountId: approverId, pin: entered.pin }, now);
  return { accountId: approverId, device };
}
