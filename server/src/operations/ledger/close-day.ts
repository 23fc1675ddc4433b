import { type DayReportContent, nextReportNumber } from '../../core/ledger/day-report.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashOfReport } from '../../crypto/ledger-hash.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { findLastReport, insertDayReport, type StoredDayReport } from '../../store/ledger/day-reports.ts';
import { insertReportMails } from '../../store/ledger/report-mails.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import { keepDates } from './read-dates.ts';
import { type RangeEnd, readRange } from './read-range.ts';

/** How often it is tried again while others close the day. */
const ATTEMPTS = 5;

/** Who closes a day, and when. */
export interface DayToClose {
  /** `null` for the service. */
  personId: string | null;
  now: number;
  end: RangeEnd;
  /** The number of the last report that the person saw, 0 for none: if another one came since, the day is closed. `null` for whichever. */
  after: number | null;
  /** The addresses that the report is mailed to. */
  mailTo: readonly string[];
}

/**
 * Makes the day report of a venue: of all rows of its ledger that are in none. Several servers may do so at once: one report comes of it.
 * The rows are read before the venue is locked, so that no one waits for them.
 * @returns the report, or the one that was made since `after`
 * @throws Refusal DAY_IS_EMPTY if nothing happened since the last one; SERVICE_UNAVAILABLE if others closed the day during every attempt
 */
export async function closeDay(db: Database, venueId: string, day: DayToClose): Promise<StoredDayReport> {
  const closed = await decideUntilFresh(ATTEMPTS, isStale, () => tryClose(db, venueId, day));
  if (closed === STALE) throw new Refusal('SERVICE_UNAVAILABLE');
  return closed;
}

async function tryClose(
  db: Database,
  venueId: string,
  { personId, now, end, after, mailTo }: DayToClose,
): Promise<StoredDayReport | Stale> {
  const last = await findLastReport(db, venueId);
  if (after !== null && last !== null && last.content.number > after) return last;
  const { figures, rows, generation } = await readRange(db, venueId, last, end);
  if (rows === 0) throw new Refusal('DAY_IS_EMPTY');
  await keepDates(
    db,
    venueId,
    figures.days.map(({ date }) => date),
  );
  const hashBefore = last?.hash ?? null;
  const number = nextReportNumber(last?.content ?? null, generation);
  const content: DayReportContent = { number, generation, madeAt: now, personId, ...figures, hashBefore };
  const text = JSON.stringify(content);
  const hash = hashOfReport(hashBefore, text);
  return inTransaction(db, async (tx): Promise<StoredDayReport | Stale> => {
    await lockVenueHead(tx, venueId);
    const present = await findLastReport(tx, venueId);
    if (present?.hash !== last?.hash) return STALE;
    await insertDayReport(tx, venueId, content, { text, hash });
    await insertReportMails(tx, venueId, number, mailTo, now);
    return { content, hash };
  });
}
