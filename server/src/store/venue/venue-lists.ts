import type { VenueType } from '../../core/venue/venue.ts';
import type { Db } from '../database.ts';
import { queryReachable } from '../distribution/reachable-shards.ts';
import { isVenueNodeLost, runForReachableVenues } from '../distribution/venue-nodes.ts';
import { LOWEST_ID } from '../list-page.ts';
import { type Profile, readProfile } from './stored-profile.ts';
import { findFirstByName } from './venue-names-on-shards.ts';

/** A venue in the operator's list. Instants are milliseconds. */
export interface ListedVenue {
  id: string;
  name: string;
  username: string | null;
  city: string | null;
  type: VenueType;
  parentVenueId: string | null;
  isPractice: boolean;
  isActive: boolean;
  closedAt: number | null;
  suspendedAt: number | null;
  subscription: { isActive: boolean; endsAt: number | null };
}

interface ListedRow extends Omit<ListedVenue, 'subscription'> {
  isSubscribed: boolean;
  subscribedUntil: number | null;
}

const LISTED_BILLS_SQL = `venue_id as id, name, username, profile -> 'address' ->> 'city' as city, type,
                  parent_venue_id as "parentVenueId", is_practice as "isPractice", is_active as "isActive",
                  closed_at as "closedAt", suspended_at as "suspendedAt",
                  subscription_is_active as "isSubscribed", subscription_ends_at as "subscribedUntil"`;

function toListed({ isSubscribed, subscribedUntil, ...venue }: ListedRow): ListedVenue {
  return { ...venue, subscription: { isActive: isSubscribed, endsAt: subscribedUntil } };
}

/**
 * The venues after a given one, by name in a language-neutral order, at most `limit`. For the operator only: it reads
 * venues of all shards. Leaves out venues on a lost node of a cluster. Uses `venue_name_order`.
 * @param after  `null`: from the first venue
 */
export async function listVenuesAfter(
  db: Db,
  after: { name: string; id: string } | null,
  limit: number,
): Promise<ListedVenue[]> {
  const rows = await queryReachable<ListedRow>(db, {
    name: 'list-venues-after',
    across: 'AllVenues',
    instants: ['closedAt', 'suspendedAt', 'subscribedUntil'],
    merge: (ofShards) => findFirstByName(db, ofShards.flat(), limit),
    text: `select ${LISTED_BILLS_SQL} from venue where (name collate "und-x-icu", venue_id) > ($1, $2::uuid)
            order by name collate "und-x-icu", venue_id limit $3`,
    values: [after?.name ?? '', after?.id ?? LOWEST_ID, limit],
  });
  return rows.map(toListed);
}

/** The venues with these ids; ids without a venue are left out. Uses the primary key. */
export async function listVenuesByIds(db: Db, venueIds: readonly string[]): Promise<ListedVenue[]> {
  const rows = await db.query<ListedRow>({
    name: 'list-venues-of',
    across: 'Venues',
    text: `select ${LISTED_BILLS_SQL} from venue where venue_id = any ($1)`,
    values: [venueIds],
  });
  return rows.map(toListed);
}

/** The names of venues, by id. Leaves out venues on a lost node of a cluster. */
export async function findVenueNames(db: Db, venueIds: readonly string[]): Promise<Map<string, string>> {
  try {
    const venues = await runForReachableVenues(db, venueIds, (reachable) => listVenuesByIds(db, reachable));
    return new Map(venues.map(({ id, name }) => [id, name]));
  } catch (error) {
    if (!(await isVenueNodeLost(db, error))) throw error;
    return new Map();
  }
}

/** The settings of a venue; `null` if it does not exist. Uses the primary key. */
export async function findVenueProfile(db: Db, venueId: string): Promise<Profile | null> {
  const [row] = await db.query<{ profile: Profile }>({
    name: 'find-venue-profile',
    text: 'select profile from venue where venue_id = $1',
    values: [venueId],
  });
  return row === undefined ? null : readProfile(row.profile);
}

/** How a venue is used. */
export interface VenueActivity {
  /** When its newest bill was opened, in milliseconds; `null` for none. */
  lastOrderAt: number | null;
  /** The number of bills on the given day. */
  ordersOfDay: number;
  branches: number;
}

/** How a venue is used on a day, `YYYY-MM-DD`. Uses indexes that begin with the venue. */
export async function findVenueActivity(db: Db, venueId: string, day: string): Promise<VenueActivity> {
  const [row] = await db.query<VenueActivity>({
    name: 'find-venue-activity',
    text: `select (select b.opened_at from bill b where b.venue_id = $1 order by b.number desc limit 1) as "lastOrderAt",
                  (select count(*) from bill b where b.venue_id = $1 and b.business_date = $2::date) as "ordersOfDay",
                  (select count(*) from headquarter_branch h where h.venue_id = $1) as branches
             from venue v where v.venue_id = $1`,
    values: [venueId, day],
  });
  return row ?? { lastOrderAt: null, ordersOfDay: 0, branches: 0 };
}

/** Counts of what is affected if the operator suspends or closes a venue. */
export interface VenueUse {
  openBills: number;
  /** The number of open reservations that begin later. */
  comingReservations: number;
  workingKeys: number;
  /** The number of addresses that events are sent to. */
  endpoints: number;
  accounts: number;
  sessions: number;
  branches: number;
}

/** The counts of a venue at an instant; `null` if it does not exist. Uses indexes that begin with the venue. */
export async function countVenueUse(db: Db, venueId: string, now: number): Promise<VenueUse | null> {
  const [row] = await db.query<VenueUse>({
    name: 'count-venue-use',
    text: `select (select count(*) from bill b where b.venue_id = $1 and b.state = 'Open') as "openBills",
                  (select count(*) from reservation r
                    where r.venue_id = $1 and r.starts_at >= $2 and r.runs_out_at is not null) as "comingReservations",
                  (select count(*) from api_key k where k.venue_id = $1 and k.revoked_at is null) as "workingKeys",
                  (select count(*) from api_key k
                    where k.venue_id = $1 and k.revoked_at is null and k.webhook_url is not null) as endpoints,
                  (select count(*) from account a where a.venue_id = $1) as accounts,
                  (select count(*) from session_directory s
                     join account a on a.venue_id = s.venue_id and a.account_id = s.account_id
                    where s.venue_id = $1 and a.venue_id = $1 and s.expires_at > $2 and v.closed_at is null and v.is_active) as sessions,
                  (select count(*) from headquarter_branch h where h.venue_id = $1) as branches
             from venue v where v.venue_id = $1`,
    values: [venueId, new Date(now)],
  });
  return row ?? null;
}
