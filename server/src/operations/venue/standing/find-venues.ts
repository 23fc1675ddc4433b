import { Refusal } from '../../../core/refusals.ts';
import { venueDayOf } from '../../../core/venue/hours/venue-day.ts';
import { venueSearch } from '../../../core/venue/venue-search.ts';
import { type VenueState, venueStateAt } from '../../../core/venue/venue-state.ts';
import type { Db } from '../../../store/database.ts';
import {
  findVenueActivity,
  findVenueNames,
  findVenueProfile,
  type ListedVenue,
  listVenuesAfter,
  listVenuesByIds,
  type VenueActivity,
} from '../../../store/venue/venue-lists.ts';
import { findEmailOwner } from '../../../store/venue/venue-records.ts';

/** A venue with its state and its activity. */
export interface FoundVenue extends ListedVenue, VenueActivity {
  state: VenueState;
  /**
   * The name of its headquarter; `null` if the venue is not a branch, or while the database node of the headquarter is
   * unreachable.
   */
  headquarterName: string | null;
}

/** The operator's filter for venues. */
export interface VenueFilter {
  /** Part of a name, a city or a username; or a whole id, or the whole e-mail address of an account. Empty for all venues. */
  text: string;
  /** `null` for all. */
  state: VenueState | null;
  /** The id of the venue after which the list continues; `null` from the first one. */
  after: string | null;
  size: number;
}

/** The number of venues that are checked before other requests may run. */
const LOOKED_AT_ONCE = 1_000;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The venues that match a filter, by name.
 * @returns at most `size` venues; `next` is the id after which the next page starts, `null` at the end
 * @throws Refusal VENUE_NOT_FOUND if the venue `after` no longer exists
 */
export async function findVenues(
  db: Db,
  { text, state, after, size }: VenueFilter,
  now: number,
): Promise<{ venues: FoundVenue[]; next: string | null }> {
  const isSought = (venue: ListedVenue) => state === null || venueStateAt(venue, now) === state;
  const named = await findNamed(db, text.trim());
  const found = named?.filter(isSought) ?? (await findMatchingVenues(db, { text, isSought, after, size }));
  const venues = await Promise.all(found.slice(0, size).map((venue) => readVenueDetails(db, venue, now)));
  return { venues: await withHeadquarters(db, venues), next: found.length > size ? venues.at(-1)!.id : null };
}

/**
 * A venue with its state and its use.
 * @throws Refusal VENUE_NOT_FOUND
 */
export async function findVenueById(db: Db, venueId: string, now: number): Promise<FoundVenue> {
  const venue = await requireListed(db, venueId);
  const [found] = await withHeadquarters(db, [await readVenueDetails(db, venue, now)]);
  return found!;
}

/** The venue that a whole id or an e-mail address names, at most one; `null` for any other text. */
async function findNamed(db: Db, text: string): Promise<ListedVenue[] | null> {
  if (UUID.test(text)) return listVenuesByIds(db, [text]);
  if (!text.includes('@')) return null;
  const owner = await findEmailOwner(db, text.toLowerCase());
  return owner === null ? [] : listVenuesByIds(db, [owner.venueId]);
}

/** Checks the venues by name until one more than `size` matches. */
async function findMatchingVenues(
  db: Db,
  wish: { text: string; isSought: (venue: ListedVenue) => boolean; after: string | null; size: number },
): Promise<ListedVenue[]> {
  const { text, isSought, size } = wish;
  const isNamed = venueSearch(text);
  const found: ListedVenue[] = [];
  let last = wish.after === null ? null : await requireListed(db, wish.after);
  let looked: ListedVenue[];
  do {
    looked = await listVenuesAfter(db, last, LOOKED_AT_ONCE);
    found.push(...looked.filter((venue) => isSought(venue) && isNamed(venue)));
    last = looked.at(-1) ?? null;
  } while (found.length <= size && looked.length === LOOKED_AT_ONCE);
  return found;
}

/** A venue as the list shows it. @throws Refusal VENUE_NOT_FOUND */
export async function requireListed(db: Db, venueId: string): Promise<ListedVenue> {
  const [venue] = await listVenuesByIds(db, [venueId]);
  if (venue === undefined) throw new Refusal('VENUE_NOT_FOUND');
  return venue;
}

async function readVenueDetails(
  db: Db,
  venue: ListedVenue,
  now: number,
): Promise<Omit<FoundVenue, 'headquarterName'>> {
  const profile = await findVenueProfile(db, venue.id);
  if (profile === null) throw new Refusal('VENUE_NOT_FOUND');
  const activity = await findVenueActivity(db, venue.id, venueDayOf(profile, now));
  return { ...venue, ...activity, state: venueStateAt(venue, now) };
}

async function withHeadquarters(
  db: Db,
  venues: readonly Omit<FoundVenue, 'headquarterName'>[],
): Promise<FoundVenue[]> {
  const ids = [...new Set(venues.flatMap(({ parentVenueId }) => parentVenueId ?? []))];
  const names = await findVenueNames(db, ids);
  return venues.map((venue) => ({
    ...venue,
    headquarterName: venue.parentVenueId === null ? null : (names.get(venue.parentVenueId) ?? null),
  }));
}
