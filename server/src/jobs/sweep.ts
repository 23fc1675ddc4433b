import { REMOVALS_RETAINED_MS } from '../operations/menu/return-removal.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import { deleteExpiredFormerSecrets } from '../store/access/api-keys.ts';
import { deleteApprovalsBefore } from '../store/access/approvals.ts';
import { deleteExpiredDeviceCodes } from '../store/access/device-codes.ts';
import { deleteExpiredDeviceSessions } from '../store/access/device-people.ts';
import { deleteRequestsBefore } from '../store/access/key-requests.ts';
import { deleteNoticesSeenBefore } from '../store/access/personal-notices.ts';
import { deleteExpiredOneTimeLinks } from '../store/access/sign-in/one-time-links.ts';
import { deleteExpiredPasskeyChallenges } from '../store/access/sign-in/passkey-challenges.ts';
import { deleteExpiredSessionDetails } from '../store/access/sign-in/session-details.ts';
import { deleteExpiredSessions } from '../store/access/sign-in/sessions.ts';
import { deleteAssistantSpendingBefore } from '../store/assistants/assistant-limits.ts';
import { deleteDraftsBefore } from '../store/assistants/drafts.ts';
import { deleteAuditEntriesBefore } from '../store/audit/audit-entries.ts';
import { deletePaidFirstBillsBefore } from '../store/bills/paid-first-bills.ts';
import type { Db } from '../store/database.ts';
import { deleteMenuRemovalsBefore } from '../store/menu/menu-removals.ts';
import { deletePapersBefore } from '../store/printing/papers.ts';
import { deleteTicketsBefore } from '../store/printing/tickets.ts';
import { deleteChangesBefore } from '../store/venue/venue-changes.ts';
import { deleteExpiredTracking } from '../store/webhooks/tracking.ts';
import { deleteDeliveriesBefore, failExpiredDeliveries } from '../store/webhooks/webhook-deliveries.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

/** How many days the service keeps rows of tables that grow with its use. */
export interface RetentionDays {
  /** Kitchen tickets and bill papers, printed or not. */
  tickets: number;
  /** The numbered changes of venues. */
  changes: number;
  /** The log of the calls of API keys. */
  requests: number;
  /** The log of events that were sent. */
  deliveries: number;
  /** The audit log. */
  audit: number;
}

const DAY_MS = 86_400_000;
/** Afterwards, a repeated call finds a placed order by its Idempotency-Key, without the draft. */
const DRAFTS_RETAINED_MS = DAY_MS;
/** Longer than any business day. */
const SPENDING_RETAINED_MS = 7 * DAY_MS;
/** For requests for approval, and notices that were seen. */
const QUESTIONS_RETAINED_MS = 30 * DAY_MS;
const SWEEP_EVERY_MS = 600_000;
/** The most rows that one statement deletes: a larger statement would block others, and may time out. */
const ROWS_AT_ONCE = 5_000;

/**
 * Creates the job that deletes expired rows. Several servers may run it at the same time.
 * @param kept  the days that the operator configured
 * @param batch  the most rows that one statement deletes
 */
export function createSweep(
  { db, clock, log, kept }: { db: Db; clock: Clock; log: Logger; kept: RetentionDays },
  batch = ROWS_AT_ONCE,
): RepeatedJob {
  async function runOnce(stopping: AbortSignal): Promise<void> {
    const now = clock.now();
    /** Repeats a deletion until nothing is left, so that each statement is short. */
    const inBatches = async (sweepSome: (most: number) => Promise<number>) => {
      while ((await sweepSome(batch)) >= batch) stopping.throwIfAborted();
    };
    await inBatches((most) => deleteChangesBefore(db, now - kept.changes * DAY_MS, most));
    await inBatches((most) => deleteTicketsBefore(db, now - kept.tickets * DAY_MS, most));
    await inBatches((most) => deletePapersBefore(db, now - kept.tickets * DAY_MS, most));
    await inBatches((most) => deleteRequestsBefore(db, now - kept.requests * DAY_MS, most));
    await inBatches((most) => deleteMenuRemovalsBefore(db, now - REMOVALS_RETAINED_MS, most));
    await inBatches((most) => deletePaidFirstBillsBefore(db, now, most));
    await inBatches((most) => deleteAuditEntriesBefore(db, now - kept.audit * DAY_MS, most));
    await inBatches((most) => deleteExpiredOneTimeLinks(db, now, most));
    await inBatches((most) => deleteExpiredPasskeyChallenges(db, now, most));
    await inBatches((most) => deleteExpiredDeviceSessions(db, now, most));
    await inBatches((most) => deleteExpiredSessionDetails(db, now, most));
    await inBatches((most) => deleteApprovalsBefore(db, now - QUESTIONS_RETAINED_MS, most));
    await inBatches((most) => deleteNoticesSeenBefore(db, now - QUESTIONS_RETAINED_MS, most));
    await inBatches((most) => deleteExpiredFormerSecrets(db, now, most));
    await inBatches((most) => deleteDraftsBefore(db, now - DRAFTS_RETAINED_MS, most));
    await inBatches((most) => deleteAssistantSpendingBefore(db, now - SPENDING_RETAINED_MS, most));
    await inBatches((most) => deleteDeliveriesBefore(db, now - kept.deliveries * DAY_MS, most));
    // Last, because these statements fail while a database node is lost (only in a cluster): they read keys of other
    // venues or write directories.
    await inBatches((most) => failExpiredDeliveries(db, now, most));
    await inBatches((most) => deleteExpiredTracking(db, now, most));
    await inBatches((most) => deleteExpiredSessions(db, now, most));
    await inBatches((most) => deleteExpiredDeviceCodes(db, now, most));
  }

  return createRepeatedJob(
    { runOnce, everyMs: SWEEP_EVERY_MS, waitsFirst: true, failure: 'cannot sweep now' },
    log,
  );
}
