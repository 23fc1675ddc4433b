import type { NoticesToMail } from '../core/access/personal-notice.ts';
import { writeDifferingReportNotice } from '../operations/ledger/write-differing-report-notice.ts';
import { type Difference, verifyVenue } from '../operations/proof/verify-venue.ts';
import type { Clock, Logger, NewId } from '../parts/parts.ts';
import type { Database } from '../store/database.ts';
import { LOWEST_ID } from '../store/list-page.ts';
import { listVenuesWithLedger } from '../store/proof/proof-rows.ts';
import type { VenueCache } from '../store/venue/cache/venue-cache.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const VERIFY_EVERY_MS = 24 * 3_600_000;
const VENUES_AT_ONCE = 200;
/** The number of day reports that each run checks: a bit more than a week. */
const NEWEST_REPORTS = 10;

/** A venue whose ledger does not add up. */
interface VenueDifference extends Difference {
  venueId: string;
}

/** The job, with the differences that its last run found. */
export interface LedgerVerification extends RepeatedJob {
  /** The differences of the last run. */
  differences(): readonly VenueDifference[];
}

interface VerificationParts {
  db: Database;
  cache: VenueCache;
  clock: Clock;
  newId: NewId;
  log: Logger;
  /** Mails a notice to the people who also get it in the app. */
  mail: (told: NoticesToMail) => void;
}

/**
 * Creates the job that calculates the newest day reports of every venue again, once a day. It logs a difference as an
 * error and tells the people who may see takings once. The job then counts as failing until a run finds no difference.
 */
export function createLedgerVerification(parts: VerificationParts): LedgerVerification {
  const { db, clock, log, mail } = parts;
  let differences: VenueDifference[] = [];

  async function runOnce(stopping: AbortSignal): Promise<void> {
    const found: VenueDifference[] = [];
    for (let after = LOWEST_ID; ; ) {
      const venues = await listVenuesWithLedger(db, after, VENUES_AT_ONCE);
      for (const venueId of venues) {
        if (stopping.aborted) return;
        const { difference } = await verifyVenue(db, venueId, NEWEST_REPORTS);
        if (difference === null) continue;
        found.push({ venueId, ...difference });
        log.error({ venueId, ...difference }, 'the ledger of a venue does not add up: run sofra verify');
        const told = await writeDifferingReportNotice(parts, venueId, difference, clock.now());
        if (told !== null) mail(told);
      }
      if (venues.length < VENUES_AT_ONCE) break;
      after = venues.at(-1)!;
    }
    differences = found;
  }

  const job = createRepeatedJob(
    { runOnce, everyMs: VERIFY_EVERY_MS, waitsFirst: true, failure: 'cannot verify ledgers now' },
    log,
  );
  return {
    ...job,
    isFailing: () => differences.length > 0 || job.isFailing(),
    differences: () => differences,
  };
}
