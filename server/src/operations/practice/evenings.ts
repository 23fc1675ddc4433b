import type { ActStamp, Author } from '../../core/audit/audit-entry.ts';
import { type EveningPlan, hasTroubleAt, type PlayedEvening } from '../../core/practice/evening.ts';
import { soldOutProductOf } from '../../core/practice/guests.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts/parts.ts';
import { listWorkingKeys } from '../../store/access/api-keys.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import { endEvening, findEvening, insertEvening, isDemoVenue } from '../../store/practice/played-evenings.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import type { VenueCache } from '../../store/venue/cache/venue-cache.ts';
import { recordAct } from '../audit/record-act.ts';
import { switchSoldOut } from '../menu/switch-sold-out.ts';
import { endRush } from '../venue/declare-rush.ts';
import { requireVenue } from '../venue/require-venue.ts';
import { offerOf } from './offer.ts';

/** The dependencies of played evenings. */
export interface EveningParts {
  db: Database;
  cache: VenueCache;
}

/**
 * Requires that a venue is for practice, because a played evening places made-up orders.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_VENUE_NEEDED
 */
export async function requirePlayable({ db, cache }: EveningParts, venueId: string): Promise<CachedVenue> {
  const cached = await requireVenue(cache, venueId);
  if (!cached.venue.isPractice && !(await isDemoVenue(db, venueId)))
    throw new Refusal('PRACTICE_VENUE_NEEDED');
  return cached;
}

/**
 * Starts to play an evening of made-up guests at a practice venue. A server begins within a second.
 * @param keyId  the API key that places the guests' orders and reservations, and gets their events; `null` for the newest key
 *   that may order and book, preferably one with a webhook
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_VENUE_NEEDED, PUBLIC_API_KEY_NOT_FOUND, EVENING_PLAYING
 */
export async function playEvening(
  parts: EveningParts & { newId: NewId },
  venueId: string,
  { plan, keyId }: { plan: EveningPlan; keyId: string | null },
  { by, now }: ActStamp<Author>,
): Promise<PlayedEvening> {
  const { db, newId } = parts;
  const { venue } = await requirePlayable(parts, venueId);
  const evening: PlayedEvening = {
    ...{ venueId, id: newId(), plan, startedBy: by.account?.name ?? 'Operator', startedAt: now },
    keyId: await chooseKey(db, venueId, keyId),
    ...{ state: 'Playing', endedAt: null, minute: 0, refused: 0 },
  };
  await inTransaction(db, async (tx) => {
    if (!(await insertEvening(tx, evening))) throw new Refusal('EVENING_PLAYING');
    const properties = [{ name: 'playedEvening', values: { before: null, after: plan } }];
    const records = [
      { kind: 'Venue', id: venueId, name: venue.name, action: 'Changed', properties } as const,
    ];
    await recordAct(tx, venueId, by, { part: 'Standing', at: now, records });
  });
  return evening;
}

async function chooseKey(db: Db, venueId: string, asked: string | null): Promise<string | null> {
  const keys = await listWorkingKeys(db, venueId);
  if (asked !== null) {
    if (!keys.some(({ id }) => id === asked)) throw new Refusal('PUBLIC_API_KEY_NOT_FOUND');
    return asked;
  }
  const able = keys.filter(({ permissions }) => permissions.placesOrders && permissions.takesReservations);
  const [key] = able.toSorted(
    (a, b) => Number(b.webhook !== null) - Number(a.webhook !== null) || b.createdAt - a.createdAt,
  );
  return key?.id ?? null;
}

/**
 * Stops the played evening of a venue, if there is one: no more guests arrive, and the played staff stop.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_VENUE_NEEDED
 */
export async function stopEvening(
  parts: EveningParts,
  venueId: string,
  now: number,
): Promise<PlayedEvening | null> {
  await requirePlayable(parts, venueId);
  const evening = await findEvening(parts.db, venueId);
  if (evening?.state !== 'Playing') return evening;
  await endEvening(parts.db, evening, 'Stopped', now);
  await cleanUpEvening(parts, evening, now);
  return findEvening(parts.db, venueId);
}

/**
 * The current or last played evening of a venue; `null` for none.
 * @throws Refusal VENUE_NOT_FOUND, PRACTICE_VENUE_NEEDED
 */
export async function readEvening(parts: EveningParts, venueId: string): Promise<PlayedEvening | null> {
  await requirePlayable(parts, venueId);
  return findEvening(parts.db, venueId);
}

/** After an evening was stopped early: ends the rush that it began, and makes its sold-out product available again. */
export async function cleanUpEvening(
  { db, cache }: EveningParts,
  { venueId, plan, minute }: Pick<PlayedEvening, 'venueId' | 'plan' | 'minute'>,
  now: number,
): Promise<void> {
  const cached = await cache.fresh.findVenue(venueId);
  if (cached === null) return;
  const productId = soldOutProductOf(offerOf(cached), plan);
  if (hasTroubleAt(plan, 'Rush', minute - 1)) await endRush(db, venueId, now);
  if (productId !== null && hasTroubleAt(plan, 'SoldOut', minute - 1))
    await switchSoldOut(db, venueId, productId, false, now);
}
