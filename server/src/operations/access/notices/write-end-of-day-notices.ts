import type { NoticeContent, NoticesToMail, ReductionsOfDay } from '../../../core/access/personal-notice.ts';
import { ticketLanguageOf } from '../../../core/printing/paper/paper-words.ts';
import { spanOfDay, venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { addDays } from '../../../core/venue-clock.ts';
import type { NewId } from '../../../parts/parts.ts';
import { listPeople, type Person } from '../../../store/access/approvals.ts';
import {
  hasDayNotices,
  insertNoticedDay,
  sumBillsLeftOpen,
  sumSalesOf,
} from '../../../store/access/day-notices.ts';
import { type Database, inTransaction, type Tx } from '../../../store/database.ts';
import { sumTakenOff } from '../../../store/figures/taken-off.ts';
import type { CachedVenue } from '../../../store/venue/cache/cached-venue.ts';
import { lockVenueHead } from '../../../store/venue/venue-heads.ts';
import { writeNotices } from './write-notices.ts';

/**
 * Writes the notices about the business day that ended last, once for all callers: bills that are still open, and people
 * whose discounts and comps by hand exceed the percentage of their sales that the venue allows. They go to people who
 * may see takings and manage people; no one gets a notice about themselves.
 * @returns `null` if the notices of that day were written before
 */
export async function writeEndOfDayNotices(
  { db, newId }: { db: Database; newId: NewId },
  { venue }: CachedVenue,
  now: number,
): Promise<NoticesToMail | null> {
  const day = addDays(venueDayOf(venue, now), -1);
  if (venue.isPractice || (await hasDayNotices(db, venue.id, day))) return null;
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venue.id);
    if (!(await insertNoticedDay(tx, venue.id, day))) return null;
    const readers = (await listPeople(tx, venue.id)).filter(looksAfterPeople);
    const leftOpen = await sumBillsLeftOpen(tx, venue.id, day);
    const contents: NoticeContent[] = (await reductionsOf(tx, { venue }, day)).map((detail) => ({
      kind: 'ReductionsAboveShare',
      subjectId: detail.person.id,
      detail,
    }));
    if (leftOpen.bills > 0)
      contents.push({ kind: 'BillsLeftOpen', subjectId: null, detail: { day, ...leftOpen } });
    const told = readers.map(({ accountId, email }) => ({
      ...{ accountId, email },
      contents: contents.filter(({ subjectId }) => subjectId !== accountId),
    }));
    await writeNotices({ tx, newId }, venue.id, told, now);
    return { venueName: venue.name, language: ticketLanguageOf(venue.languages), day, readers: told };
  });
}

function looksAfterPeople({ rights }: Person): boolean {
  return rights.includes('seeTakings') && rights.includes('people');
}

/** The people whose discounts and comps exceed the percentage that the venue allows of their sales before reductions. */
async function reductionsOf(
  tx: Tx,
  { venue }: Pick<CachedVenue, 'venue'>,
  day: string,
): Promise<ReductionsOfDay[]> {
  const { reductionsNoticePercent: allowedPercent } = venue;
  if (allowedPercent === null) return [];
  const above: ReductionsOfDay[] = [];
  for (const { by: person, lostKurus } of await sumTakenOff(tx, venue.id, spanOfDay(venue, day))) {
    if (person.kind !== 'Account' || lostKurus <= 0) continue;
    const salesKurus = (await sumSalesOf(tx, venue.id, day, person.id)) + lostKurus;
    if (lostKurus * 100 > salesKurus * allowedPercent) above.push({ person, day, lostKurus, salesKurus });
  }
  return above;
}
