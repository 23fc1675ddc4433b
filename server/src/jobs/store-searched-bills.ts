import type { Logger } from '../parts/parts.ts';
import { listUnsearchedBills, readUnsearched, storeSearched } from '../store/bills/unsearched-bills.ts';
import type { Db } from '../store/database.ts';
import { createLongReads } from '../throttles/long-reads.ts';
import { createRepeatedJob, type RepeatedJob } from './repeated-job.ts';

const LOOK_EVERY_MS = 60_000;
/** Each may have a megabyte, and PostgreSQL reads all of it. */
const BILLS_AT_ONCE = 20;

/**
 * Creates the job that writes what a search compares beside the bills that an older release saved. Several servers may run it. It
 * rests after each step as long reads do, so that the first hours after an upgrade slow nobody.
 */
export function createSearchedBills({ db, log }: { db: Db; log: Logger }): RepeatedJob {
  const takeStep = createLongReads();

  async function runOnce(stopping: AbortSignal): Promise<void> {
    for (;;) {
      const found = await listUnsearchedBills(db, BILLS_AT_ONCE);
      if (found.length === 0) return;
      for (const [venueId, bills] of Map.groupBy(found, (bill) => bill.venueId)) {
        if (stopping.aborted) return;
        const billIds = bills.map(({ billId }) => billId);
        const read = await takeStep(venueId, () => readUnsearched(db, venueId, billIds));
        await storeSearched(db, venueId, billIds, read);
      }
    }
  }

  return createRepeatedJob(
    { runOnce, everyMs: LOOK_EVERY_MS, failure: 'cannot prepare bills for searches now' },
    log,
  );
}
