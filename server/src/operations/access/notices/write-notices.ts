import type { NoticeContent, NoticesToMail } from '../../../core/access/personal-notice.ts';
import { ticketLanguageOf } from '../../../core/printing/paper/paper-words.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../../core/venue/venue.ts';
import type { NewId } from '../../../parts/parts.ts';
import { listPeople } from '../../../store/access/approvals.ts';
import { insertNotices } from '../../../store/access/personal-notices.ts';
import type { Tx } from '../../../store/database.ts';
import { changeOfPart, logChanges } from '../../../store/venue/venue-changes.ts';

/** What notices are written with. */
interface NoticeParts {
  tx: Tx;
  newId: NewId;
}

/** Writes what there is to look at for each person. */
export async function writeNotices(
  { tx, newId }: NoticeParts,
  venueId: string,
  told: readonly { accountId: string; contents: readonly NoticeContent[] }[],
  now: number,
): Promise<void> {
  const notices = told.flatMap(({ accountId, contents }) =>
    contents.map((content) => ({ ...content, id: newId(), accountId, at: now })),
  );
  await insertNotices(tx, venueId, notices);
}

/** Tells a person what happened to their account, and open screens that there is something. The caller holds the lock of the venue. */
export async function noticeForAccount(
  parts: NoticeParts,
  { venueId, accountId }: { venueId: string; accountId: string },
  content: NoticeContent,
  now: number,
): Promise<void> {
  await writeNotices(parts, venueId, [{ accountId, contents: [content] }], now);
  await logChanges(parts.tx, venueId, [changeOfPart(venueId, 'Notices')], now);
}

/**
 * Writes a notice for everyone who may see takings, and tells open screens. The caller holds the lock of the venue.
 * @param but  the account that knows it already
 */
export async function noticeForTakings(
  parts: NoticeParts,
  venue: Venue,
  content: NoticeContent,
  { but = null, now }: { but?: string | null; now: number },
): Promise<NoticesToMail> {
  const { tx } = parts;
  const told = (await listPeople(tx, venue.id))
    .filter(({ accountId, rights }) => rights.includes('seeTakings') && accountId !== but)
    .map(({ accountId, email }) => ({ accountId, email, contents: [content] }));
  await writeNotices(parts, venue.id, told, now);
  await logChanges(tx, venue.id, [changeOfPart(venue.id, 'Notices')], now);
  const language = ticketLanguageOf(venue.languages);
  return { venueName: venue.name, language, day: venueDayOf(venue, now), readers: told };
}
