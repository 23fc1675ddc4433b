import { agreeToApproval } from './agree-to-approval.ts';
import { askApproval } from './ask-approval.ts';
import { declineApproval } from './decline-approval.ts';
import { getApproval } from './get-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { takeBackApproval } from './take-back-approval.ts';

/** The operations of approvals. */
export const approvalOperations = [
  askApproval,
  listApprovals,
  getApproval,
  agreeToApproval,
  declineApproval,
  takeBackApproval,
];
