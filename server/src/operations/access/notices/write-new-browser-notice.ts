import type { SignInPlace } from '../../../core/access/personal-notice.ts';
import type { Session } from '../../../core/access/sign-in/session.ts';
import type { Language } from '../../../core/languages.ts';
import { ticketLanguageOf } from '../../../core/printing/paper/paper-words.ts';
import type { NewId } from '../../../parts/parts.ts';
import { type Database, inTransaction } from '../../../store/database.ts';
import type { VenueCache } from '../../../store/venue/cache/venue-cache.ts';
import { lockVenueHead } from '../../../store/venue/venue-heads.ts';
import { requireVenue } from '../../venue/require-venue.ts';
import { writeAccountNotice } from './write-notices.ts';

/**
 * Writes a notice (shown in the bell) that someone signed in to an account on a new browser.
 * @returns the language in which the venue sends mails
 */
export async function writeNewBrowserNotice(
  { db, newId, cache }: { db: Database; newId: NewId; cache: VenueCache },
  session: Pick<Session, 'venueId' | 'accountId'>,
  place: SignInPlace,
  now: number,
): Promise<Language> {
  const { venue } = await requireVenue(cache, session.venueId);
  await inTransaction(db, async (tx) => {
    await lockVenueHead(tx, venue.id);
    const content = { kind: 'NewBrowser', subjectId: null, detail: place } as const;
    await writeAccountNotice({ tx, newId }, session, content, now);
  });
  return ticketLanguageOf(venue.languages);
}
