import type { PersonalNotice } from '../../../core/access/personal-notice.ts';
import { listUnseenNotices } from '../../../store/access/personal-notices.ts';
import type { Db } from '../../../store/database.ts';
import { type ApprovalWithApprovers, listOwnApprovals } from '../approvals.ts';

/** A notice, with the request for approval that it is about, if it waits for an answer. */
export interface NoticeWithApproval {
  notice: PersonalNotice;
  approval: ApprovalWithApprovers | null;
}

/** The most notices in one answer. */
const MOST_NOTICES = 50;

/**
 * The notices that a person has not seen, the newest first. Leaves out requests for approval that have ended, or that
 * the person may no longer answer.
 */
export async function listOwnNotices(
  db: Db,
  venueId: string,
  accountId: string,
  now: number,
): Promise<NoticeWithApproval[]> {
  const notices = await listUnseenNotices(db, venueId, accountId, MOST_NOTICES);
  const hasQuestions = notices.some(({ kind }) => kind === 'ApprovalAsked');
  const open = hasQuestions ? await listOwnApprovals(db, venueId, accountId, now) : [];
  const byId = new Map(open.map((asked) => [asked.approval.id, asked]));
  return notices
    .map((notice) => ({ notice, approval: byId.get(notice.subjectId ?? '') ?? null }))
    .filter(({ notice, approval }) => notice.kind !== 'ApprovalAsked' || approval !== null);
}
