import type { DifferingReport, NoticesToMail } from '../../core/access/personal-notice.ts';
import { noticeSubjectOf } from '../../crypto/derived-ids.ts';
import type { NewId } from '../../parts/parts.ts';
import { hasNoticeAbout } from '../../store/access/personal-notices.ts';
import { type Database, inTransaction } from '../../store/database.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { lockVenueHead } from '../../store/venue/venue-heads.ts';
import { writeTakingsNotice } from '../access/notices/write-notices.ts';

/**
 * Writes a notice for everyone who may see takings that a day report, or the ledger, does not add up. Each difference
 * gets only one notice, even if several servers find it, or find it again.
 * @returns the recipients; `null` if there was a notice before, and for a venue that is closed or for practice
 */
export async function writeDifferingReportNotice(
  { db, newId, cache }: { db: Database; newId: NewId; cache: VenueCache },
  venueId: string,
  found: DifferingReport,
  now: number,
): Promise<NoticesToMail | null> {
  const cached = await cache.fresh.findVenue(venueId);
  if (cached === null || cached.venue.isPractice || cached.venue.closedAt !== null) return null;
  const { venue } = cached;
  // The text on a ledger begins with the place of the fault, which identifies it. The amounts after the colon may change
  // until it is repaired.
  const about = found.report === null ? found.what.split(':', 1)[0]! : String(found.report);
  const subjectId = noticeSubjectOf(venueId, `report ${about}`);
  return inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venueId);
    if (await hasNoticeAbout(tx, venueId, subjectId, 'ReportDiffers')) return null;
    const { report, what } = found;
    const content = { kind: 'ReportDiffers', subjectId, detail: { report, what } } as const;
    return writeTakingsNotice({ tx, newId }, venue, content, { now });
  });
}
