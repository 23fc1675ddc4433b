import type { NoticeContent, NoticesToMail } from '../../../core/access/personal-notice.ts';
import { ticketLanguageOf } from '../../../core/printing/paper/paper-words.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import type { Venue } from '../../../core/venue/venue.ts';
import type { NewId } from '../../../parts/parts.ts';
import { listPeople } from '../../../store/access/approvals.ts';
import { insertNotices } from '../../../store/access/personal-notices.ts';
import type { Tx } from '../../../store/database.ts';
import { changeOfPart, logChanges } from '../../../store/venue/venue-changes.ts';

interface NoticeParts {
  tx: Tx;
  newId: NewId;
}

/** Writes the given notices of each account. */
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

/** Writes a notice for one account, and makes open screens fetch it. The caller holds the lock of the venue. */
export async function writeAccountNotice(
  parts: NoticeParts,
  { venueId, accountId }: { venueId: string; accountId: string },
  content: NoticeContent,
  now: number,
): Promise<void> {
  await writeNotices(parts, venueId, [{ accountId, contents: [content] }], now);
  await logChanges(parts.tx, venueId, [changeOfPart(venueId, 'Notices')], now);
}

/**
 * Writes a notice for everyone who may see takings, and makes open screens fetch it. The caller holds the lock of the
 * venue.
 * @param exceptAccountId  the account that gets no notice, because it caused the event; `null` for none
 */
export async function writeTakingsNotice(
  parts: NoticeParts,
  venue: Venue,
  content: NoticeContent,
  { exceptAccountId = null, now }: { exceptAccountId?: string | null; now: number },
): Promise<NoticesToMail> {
  const { tx } = parts;
  const told = (await listPeople(tx, venue.id))
    .filter(({ accountId, rights }) => rights.includes('seeTakings') && accountId !== exceptAccountId)
    .map(({ accountId, email }) => ({ accountId, email, contents: [content] }));
  await writeNotices(parts, venue.id, told, now);
  await logChanges(tx, venue.id, [changeOfPart(venue.id, 'Notices')], now);
  const language = ticketLanguageOf(venue.languages);
  return { venueName: venue.name, language, day: venueDayOf(venue, now), readers: told };
}
