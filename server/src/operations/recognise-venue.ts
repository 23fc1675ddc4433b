import type { Problem } from '../core/refusals.ts';
import type { VenueDraft } from '../core/venue-draft.ts';
import type { VenueRecord } from '../core/venue-record.ts';
import type { Db } from '../store/database.ts';
import { findVenueIdByUsername, findVenueIdsByName, findVenueRecord } from '../store/venue-records.ts';

/**
 * The stored venue that a draft is about: by its id, else by its username, else by name, type and parent together. A
 * venue found by name has no username other than the draft's, so that nobody's venue is taken for its namesake.
 * What stands against making it what the draft states is added to `problems`.
 * @param stated  every id that the document states; a venue of such an id is recognised by nothing else
 * @param at  the path of the draft
 * @returns `null` for a new venue
 */
export async function recogniseVenue(
  db: Db,
  draft: VenueDraft,
  parentVenueId: string | null,
  stated: ReadonlySet<string>,
  at: string,
  problems: Problem[],
): Promise<VenueRecord | null> {
  const { username } = draft.settings;
  const usernameOwner = username === null ? null : await findVenueIdByUsername(db, username);
  const stored = await findStored(db, draft, usernameOwner, parentVenueId, stated);
  if (stored === 'Several') {
    const message = 'is the name of several stored venues: state the id or the username';
    problems.push({ field: `${at}.name`, message, attemptedValue: draft.settings.name });
    return null;
  }
  if (usernameOwner !== null && usernameOwner !== stored?.venue.id) {
    problems.push({
      field: `${at}.username`,
      message: 'is the username of another venue',
      attemptedValue: username,
    });
  }
  if (stored !== null) tellChangeOfPlace(stored, draft, parentVenueId, at, problems);
  return stored;
}

async function findStored(
  db: Db,
  draft: VenueDraft,
  usernameOwner: string | null,
  parentVenueId: string | null,
  stated: ReadonlySet<string>,
): Promise<VenueRecord | null | 'Several'> {
  if (draft.id !== null) return findVenueRecord(db, draft.id);
  if (usernameOwner !== null) return findVenueRecord(db, usernameOwner);
  const { name, type, username } = draft.settings;
  const namesakes: VenueRecord[] = [];
  for (const id of await findVenueIdsByName(db, name)) {
    const record = stated.has(id) ? null : await findVenueRecord(db, id);
    if (record?.venue.type !== type || record.venue.parentVenueId !== parentVenueId) continue;
    if (username === null || record.venue.username === null) namesakes.push(record);
  }
  return namesakes.length > 1 ? 'Several' : (namesakes[0] ?? null);
}

/** An independent venue may become part of a chain; whoever is part of one stays at its place. */
function tellChangeOfPlace(
  { venue }: VenueRecord,
  draft: VenueDraft,
  parentVenueId: string | null,
  at: string,
  problems: Problem[],
): void {
  const { type } = draft.settings;
  if (venue.type !== type && venue.type !== 'Independent') {
    const message = `cannot change: the stored venue is a ${venue.type}`;
    problems.push({ field: `${at}.type`, message, attemptedValue: type });
  } else if (venue.type === 'Branch' && venue.parentVenueId !== parentVenueId) {
    problems.push({ field: at, message: 'is a branch of another headquarter', attemptedValue: null });
  }
}
