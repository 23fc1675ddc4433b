import type { Static } from 'typebox';
import type { Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { findNoticeSubjects } from '../../store/venue/notice-subjects.ts';
import { findNotices } from '../../store/venue/venue-changes.ts';
import { type NoticesResource, toNoticesResource } from './notice-resource.ts';

/** The number of notices that a list on a till shows. */
const NOTICES_SHOWN = 50;
/** Older notices are not shown. A screen that was away for longer reads the lists. */
const SHOWN_FOR_MS = 86_400_000;

/** The current notices of a venue, with what an account has seen of them. */
export async function readNotices(
  db: Db,
  { venue, allPrinters }: CachedVenue,
  accountId: string,
  now: number,
): Promise<Static<typeof NoticesResource>> {
  const notices = await findNotices(db, venue.id, accountId, now - SHOWN_FOR_MS, NOTICES_SHOWN);
  const subjects = await findNoticeSubjects(db, venue.id, notices.latest);
  const printers = new Map(allPrinters.map(({ id, name }) => [id, name]));
  return toNoticesResource(notices, (id) => subjects.get(id) ?? printers.get(id) ?? null);
}
