import { Refusal } from '../../../core/refusals.ts';
import { hashKey, isWellFormedKey, prefixOfKey } from '../../../crypto/tokens/api-key.ts';
import { findVenueIdOfKey } from '../../../store/access/api-keys.ts';
import { type FoundKey, findFoundKey, listKeysByPrefix } from '../../../store/access/found-keys.ts';
import type { Db } from '../../../store/database.ts';
import { findVenueNames } from '../../../store/venue/venue-lists.ts';

/** An API key with the venue that it opens. */
export interface NamedKey extends FoundKey {
  /** Empty while the database node of the venue is unreachable (only in a cluster). */
  venueName: string;
}

const MOST_FOUND = 20;

/** The keys of all venues that equal a text or begin with it: to find the owner of a leaked key. */
export async function findKeys(db: Db, text: string): Promise<NamedKey[]> {
  const hash = isWellFormedKey(text) ? hashKey(text) : null;
  return withVenues(db, await listKeysByPrefix(db, { prefix: prefixOfKey(text), hash }, MOST_FOUND));
}

/**
 * A key of any venue by its id.
 * @throws Refusal KEY_NOT_FOUND
 */
export async function findKeyById(db: Db, keyId: string): Promise<NamedKey> {
  const venueId = await findVenueIdOfKey(db, keyId);
  const key = venueId === null ? null : await findFoundKey(db, venueId, keyId);
  if (key === null) throw new Refusal('KEY_NOT_FOUND');
  return (await withVenues(db, [key]))[0]!;
}

async function withVenues(db: Db, keys: readonly FoundKey[]): Promise<NamedKey[]> {
  const names = await findVenueNames(db, [...new Set(keys.map(({ venueId }) => venueId))]);
  return keys.map((key) => ({ ...key, venueName: names.get(key.venueId) ?? '' }));
}
