import type { DifferingCount, NoticesToMail } from '../../core/access/personal-notice.ts';
import { actorOf, type Session } from '../../core/access/sign-in/session.ts';
import type { DrawerCountContent } from '../../core/drawers/drawer-action.ts';
import { drawersOf } from '../../core/venue/drawer-terms.ts';
import { venueDayOf } from '../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { noticeSubjectOf } from '../../crypto/derived-ids.ts';
import type { NewId } from '../../parts/parts.ts';
import { deleteNoticesAbout } from '../../store/access/personal-notices.ts';
import type { Tx } from '../../store/database.ts';
import { writeTakingsNotice } from '../access/notices/write-notices.ts';

/**
 * Writes a notice that a count differs by more than the venue allows, for everyone who may see takings except the person
 * who counted. The notice of a recount replaces that of the first count. The caller holds the lock of the venue.
 * @returns the recipients; `null` if there was no notice
 */
export async function writeDifferenceNotice(
  parts: { tx: Tx; newId: NewId },
  venue: Venue,
  { row: written, count, session }: { row: number; count: DrawerCountContent; session: Session },
  now: number,
): Promise<NoticesToMail | null> {
  const { drawer, ofRow, differenceKurus, expectedKurus, countedKurus } = count;
  const row = ofRow ?? written;
  const subjectId = noticeSubjectOf(venue.id, `count ${row}`);
  if (ofRow !== null) await deleteNoticesAbout(parts.tx, venue.id, subjectId, 'DrawerDiffers');
  if (venue.isPractice || Math.abs(differenceKurus) <= venue.drawerDifferenceAllowedKurus) return null;
  const { name = '' } = drawersOf(venue).find(({ code }) => code === drawer) ?? {};
  const detail: DifferingCount = {
    ...{ person: actorOf(session), drawer, name, row, day: venueDayOf(venue, now) },
    ...{ expectedKurus, countedKurus },
  };
  const exceptAccountId = session.accountId;
  return writeTakingsNotice(
    parts,
    venue,
    { kind: 'DrawerDiffers', subjectId, detail },
    { exceptAccountId, now },
  );
}
