import { type Act, needsApproval } from '../../acts/act.ts';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import type { ApprovalDetails } from '../../session/approvals/requested-act.tsx';

/** An act that waits until a colleague approves it. */
export interface PendingApproval {
  /** The id of the approval, or the key of the act if no approval was requested. */
  id: string;
  billId: string | null;
  asked: ApprovalDetails;
  /** The person who asked, and those who may answer; `null` if no one was asked (for example offline) or no one answered in time. */
  people: { by: string; approvers: string[] } | null;
  /** The act, if it waits on this device for the person who is signed in. */
  act: Act | null;
}

/**
 * The acts that wait for approval, each once.
 * @param pending  the acts of this device that are not answered yet
 * @param now  in milliseconds since 1970
 */
export function pendingApprovalsOf(
  pending: readonly Act[],
  approvals: readonly Schemas['Approval'][],
  bills: readonly Bill[],
  now: number,
): PendingApproval[] {
  const acts = pending.filter(needsApproval);
  // Leaves out an act that was just approved and is being sent: the list of the service may be older.
  const isSent = (id: string) => pending.some((act) => act.approvalId === id && !acts.includes(act));
  const open = approvals.filter(({ id, expiresAt }) => Date.parse(expiresAt) > now && !isSent(id));
  const unasked = acts.filter(({ approvalId }) => !open.some(({ id }) => id === approvalId));
  return [
    ...open.map((approval) => ({
      ...{ id: approval.id, billId: approval.billId, asked: approval },
      people: { by: approval.askedBy.name, approvers: approval.approvers.map(({ name }) => name) },
      act: acts.find(({ approvalId }) => approvalId === approval.id) ?? null,
    })),
    ...unasked.map((act) => ({ ...ofAct(act, bills), people: null, act })),
  ];
}

type Needed = Omit<Schemas['ApprovalQuestion'], 'reason'>;

/** Describes an act of this device from the details of its refusal. */
function ofAct(
  { key, input, fault }: Act,
  bills: readonly Bill[],
): Pick<PendingApproval, 'id' | 'billId' | 'asked'> {
  const { right, amount, billId = null, lineIds = [], movement = null } = fault!.details as Needed;
  const bill = bills.find(({ id }) => id === billId);
  const lines = bill?.lines.filter(({ id }) => lineIds.includes(id)) ?? [];
  const subject = {
    ...{ billNumber: bill?.number ?? null, tableName: bill?.table?.name ?? null, offPercent: 0 },
    dishes: lines.map(({ productName, quantity }) => ({ name: productName, units: quantity })),
    movement: movement && { ...{ act: movement.act, drawer: movement.drawer }, drawerName: null, to: null },
  };
  const { reason = null } = input as { reason?: string | null };
  return { id: key, billId, asked: { right, amount, subject, reason } };
}
