import { type DayReportContent, nextReportNumber } from '../../core/ledger/day-report.ts';
import { Refusal } from '../../core/refusals.ts';
import { hashOfReport } from '../../crypto/ledger-hash.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import { findLastReport, insertDayReport, type StoredDayReport } from '../../store/ledger/day-reports.ts';
import { insertReportMails } from '../../store/ledger/report-mails.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import { storeDateSums } from './read-dates.ts';
import { type RangeEnd, readRange } from './read-range.ts';

/** The most attempts while others close the day. */
const ATTEMPTS = 5;

/** The day to close, and who closes it. */
export interface DayToClose {
  /** The person who closes the day; `null` if the service does. */
  personId: string | null;
  now: number;
  end: RangeEnd;
  /**
   * The number of the last report that the person saw, 0 for none. If there is a newer report, the day is already
   * closed. `null` skips this check.
   */
  after: number | null;
  /** The e-mail addresses that get the report. */
  mailTo: readonly string[];
}

/**
 * Makes the day report of a venue, from all ledger rows that are in no report yet. If several servers do this at once,
 * there is still only one report. Reads the rows before it locks the venue, so that no one waits for the reading.
 * @returns the new report, or the report that was already made after report `after`
 * @throws Refusal DAY_IS_EMPTY if nothing happened since the last report; SERVICE_UNAVAILABLE if others closed the day
 *   during every attempt
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
  await storeDateSums(
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
