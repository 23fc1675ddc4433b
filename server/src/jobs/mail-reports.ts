import type { DayReportContent } from '../core/ledger/day-report.ts';
import type { Venue } from '../core/venue/venue.ts';
import { type PersonNames, readPersonNames } from '../operations/ledger/person-names.ts';
import type { MailToSend, SendMail } from '../parts/outgoing.ts';
import type { Clock, Logger } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { findDayReport } from '../store/ledger/day-reports.ts';
import {
  deleteReportMail,
  listDueReportMails,
  type ReportMail,
  takeReportMail,
} from '../store/ledger/report-mails.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const MAIL_EVERY_MS = 60_000;
const MAILS_AT_ONCE = 100;
/** The pause after the first failure; longer than the timeout for one mail. */
const FIRST_PAUSE_MS = 300_000;
const LONGEST_PAUSE_MS = 7_200_000;
/** After this time the service gives up on a mail; the report is also in the panel. */
const GIVEN_UP_AFTER_MS = 86_400_000;

interface ReportMailing {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  log: Logger;
  /** `null` if no mail server is configured: then nothing is sent. */
  sendMail: SendMail | null;
  /** Makes the mail of a report, without the recipient. */
  toMail: (
    report: { content: DayReportContent; hash: string },
    venue: Venue,
    names: PersonNames,
  ) => Promise<Omit<MailToSend, 'to'>>;
}

/**
 * Creates the job that mails day reports. A server reserves a mail before it sends it, so that only one of several
 * servers sends it. If that server dies in between, another one tries again: the mail server may then get the same mail
 * twice, with the same id. A mail that cannot be sent is tried again for a day.
 */
export function createReportMailing({ db, cache, clock, log, sendMail, toMail }: ReportMailing): RepeatedJob {
  async function runOnce(stopping: AbortSignal): Promise<void> {
    const now = clock.now();
    for (const mail of await listDueReportMails(db, now, MAILS_AT_ONCE)) {
      if (stopping.aborted) return;
      const { venueId, reportNumber, attempts, addedAt } = mail;
      if (now - addedAt > GIVEN_UP_AFTER_MS) {
        await deleteReportMail(db, mail);
        log.warn({ venueId, reportNumber }, 'a day report was not mailed within a day');
      } else if (sendMail !== null) {
        const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
        if (!(await takeReportMail(db, mail, now + pauseMs))) continue;
        if ((await send(sendMail, mail)) === 'Sent') await deleteReportMail(db, mail);
      }
    }
  }

  async function send(sendOne: SendMail, { venueId, reportNumber, address }: ReportMail) {
    const cached = await cache.fresh.findVenue(venueId);
    const report = cached && (await findDayReport(db, venueId, reportNumber));
    if (cached === null || report === null) return 'Failed';
    const names = await readPersonNames(db, cached.venue, [report.content]);
    return sendOne({ to: address, ...(await toMail(report, cached.venue, names)) });
  }

  return createRepeatedJob({ runOnce, everyMs: MAIL_EVERY_MS, failure: 'cannot mail day reports now' }, log);
}
