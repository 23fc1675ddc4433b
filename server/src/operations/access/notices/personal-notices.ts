import type { PersonalNotice } from '../../../core/access/personal-notice.ts';
import { listUnseenNotices } from '../../../store/access/personal-notices.ts';
import type { Db } from '../../../store/database.ts';
import { type AskedApproval, listApprovals } from '../approvals.ts';

/** A notice, and the question where it is about one that waits for an answer. */
export interface NoticeWithApproval {
  notice: PersonalNotice;
  approval: AskedApproval | null;
}

/** The notices that one answer lists. */
const MOST_NOTICES = 50;

/** The notices that a person has not seen, the newest first. Questions that are over, or that are no longer theirs to answer, are left out. */
export async function listOwnNotices(
  db: Db,
  venueId: string,
  accountId: string,
  now: number,
): Promise<NoticeWithApproval[]> {
  const notices = await listUnseenNotices(db, venueId, accountId, MOST_NOTICES);
  const hasQuestions = notices.some(({ kind }) => kind === 'ApprovalAsked');
  const open = hasQuestions ? await listApprovals(db, venueId, accountId, now) : [];
  const byId = new Map(open.map((asked) => [asked.approval.id, asked]));
  return notices
    .map((notice) => ({ notice, approval: byId.get(notice.subjectId ?? '') ?? null }))
    .filter(({ notice, approval }) => notice.kind !== 'ApprovalAsked' || approval !== null);
}
