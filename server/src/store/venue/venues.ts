import { compareNamesIn } from '../../core/text/name-order.ts';
import type { VenueType } from '../../core/venue/venue.ts';
import type { Db, Tx } from '../database.ts';
import { runForReachableVenues } from '../distribution/venue-nodes.ts';

/** The properties of a venue in a list of venues. */
export interface VenueSummary {
  id: string;
  name: string;
  username: string | null;
  type: VenueType;
  parentVenueId: string | null;
  isPractice: boolean;
  /** Whether practice evenings may be played at the venue. */
  isPlayable: boolean;
}

/**
 * The venues of a reach: the first one, then the others by name, sorted in the language of the first one. Leaves out
 * venues of a lost node of a cluster. Uses the primary key.
 */
export async function listVenueSummaries(db: Db, reach: readonly string[]): Promise<VenueSummary[]> {
  const found = await runForReachableVenues(db, reach, (venueIds) => querySummaries(db, venueIds));
  const isFirst = ({ id }: VenueSummary) => id === reach[0];
  const order = compareNamesIn(found.find(isFirst)?.language ?? '');
  return found
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || order(one, other))
    .map(({ language: _, ...venue }) => venue);
}

function querySummaries(db: Db, venueIds: readonly string[]) {
  return db.query<VenueSummary & { language: string | null }>({
    name: 'list-venue-summaries',
    across: 'Venues',
    text: `select venue_id as id, name, username, type, parent_venue_id as "parentVenueId", is_practice as "isPractice",
                  is_practice or exists (select 1 from demo_venue d where d.venue_id = venue.venue_id and d.venue_id = any ($1)) as "isPlayable",
                  profile -> 'languages' -> 0 ->> 'code' as language
             from venue where venue_id = any ($1)`,
    values: [venueIds],
  });
}

/** Whether there is any venue, or with `venueId` whether that venue exists. */
export async function hasVenues(db: Db, venueId?: string): Promise<boolean> {
  const rows = await db.query(
    venueId === undefined
      ? { across: 'AllVenues', text: 'select 1 from venue limit 1' }
      : { text: 'select 1 from venue where venue_id = $1', values: [venueId] },
  );
  return rows.length > 0;
}

/** The id of the headquarter of a branch; `null` if the venue is not a branch, `undefined` if it does not exist. */
export async function findParentVenueId(db: Db, venueId: string): Promise<string | null | undefined> {
  const [row] = await db.query<{ parent_venue_id: string | null }>({
    text: 'select parent_venue_id from venue where venue_id = $1',
    values: [venueId],
  });
  return row?.parent_venue_id;
}

/**
 * Sets the subscription of a venue; the caller has raised the version of the venue. `endsAt` is `null` for a
 * subscription without an end.
 */
export async function updateSubscription(
  tx: Tx,
  venueId: string,
  subscription: { isActive: boolean; endsAt: number | null },
): Promise<void> {
  const { isActive, endsAt } = subscription;
  await tx.query({
    text: 'update venue set subscription_is_active = $2, subscription_ends_at = $3 where venue_id = $1',
    values: [venueId, isActive, endsAt === null ? null : new Date(endsAt)],
  });
}

/**
 * Suspends a venue from an instant on, or with `null` ends the suspension; the caller has raised the version of the
 * venue.
 */
export async function updateSuspended(tx: Tx, venueId: string, suspendedAt: number | null): Promise<void> {
  await tx.query({
    text: 'update venue set suspended_at = $2 where venue_id = $1',
    values: [venueId, suspendedAt === null ? null : new Date(suspendedAt)],
  });
}

/** Closes a venue permanently; the caller has raised the versions of the venue and its headquarter. */
export async function updateAccountClosed(tx: Tx, venueId: string, now: number): Promise<void> {
  await tx.query({
    text: 'update venue set closed_at = coalesce(closed_at, $2) where venue_id = $1',
    values: [venueId, new Date(now)],
  });
  await updateServedBranch(tx, venueId);
}

/** Switches a branch on or off; the caller has raised the versions of the venue and its headquarter. */
export async function updateBranchActive(tx: Tx, venueId: string, isActive: boolean): Promise<void> {
  await tx.query({
    text: 'update venue set is_active = $2 where venue_id = $1',
    values: [venueId, isActive],
  });
  await updateServedBranch(tx, venueId);
}

/**
 * Makes a venue a branch of a headquarter, or with `null` an independent venue. The caller has raised the versions of
 * the venue and of its old and new headquarter.
 */
export async function updateHeadquarter(
  tx: Tx,
  { id, name, parentVenueId }: Pick<OperatorVenueState, 'id' | 'name' | 'parentVenueId'>,
  headquarterId: string | null,
): Promise<void> {
  if (parentVenueId !== null)
    await tx.query({
      text: 'delete from headquarter_branch where venue_id = $1 and branch_id = $2',
      values: [parentVenueId, id],
    });
  await tx.query({
    text: 'update venue set type = $2, parent_venue_id = $3 where venue_id = $1',
    values: [id, headquarterId === null ? 'Independent' : 'Branch', headquarterId],
  });
  if (headquarterId === null) return;
  await tx.query({
    text: 'insert into headquarter_branch (venue_id, branch_id, name, is_served) values ($1, $2, $3, false)',
    values: [headquarterId, id, name],
  });
  await updateServedBranch(tx, id);
}

/**
 * Copies to the rows of the headquarter whether a branch is active and not closed. Does nothing if the venue is not a
 * branch.
 */
async function updateServedBranch(tx: Tx, venueId: string): Promise<void> {
  const [venue] = await tx.query<{ parent_venue_id: string | null; is_served: boolean }>({
    text: 'select parent_venue_id, is_active and closed_at is null as is_served from venue where venue_id = $1',
    values: [venueId],
  });
  if (!venue?.parent_venue_id) return;
  await tx.query({
    text: 'update headquarter_branch set is_served = $3 where venue_id = $1 and branch_id = $2',
    values: [venue.parent_venue_id, venueId, venue.is_served],
  });
}

/** The properties of a venue that the operator sets: subscription, suspension, closing. Instants are milliseconds. */
export interface OperatorVenueState {
  id: string;
  name: string;
  type: VenueType;
  parentVenueId: string | null;
  isPractice: boolean;
  isSubscribed: boolean;
  subscribedUntil: number | null;
  suspendedAt: number | null;
  isActive: boolean;
  closedAt: number | null;
}

/** The standing of a venue; `null` if the venue does not exist. Uses the primary key. */
export async function findOperatorVenueState(db: Db, venueId: string): Promise<OperatorVenueState | null> {
  const [row] = await db.query<OperatorVenueState>({
    text: `select venue_id as id, name, type, parent_venue_id as "parentVenueId", is_practice as "isPractice",
                  subscription_is_active as "isSubscribed",
                  subscription_ends_at as "subscribedUntil", suspended_at as "suspendedAt", is_active as "isActive",
                  closed_at as "closedAt"
             from venue where venue_id = $1`,
    values: [venueId],
  });
  return row ?? null;
}

/** Whether a venue has ever had a bill or a reservation. Uses the primary keys. */
export async function hasBillsOrReservations(db: Db, venueId: string): Promise<boolean> {
  const rows = await db.query({
    name: 'has-bills-or-reservations',
    text: `(select 1 from bill where venue_id = $1 limit 1)
           union all (select 1 from reservation where venue_id = $1 limit 1)`,
    values: [venueId],
  });
  return rows.length > 0;
}

/** Declares a rush, or ends it with `null`; the caller has raised the version of the venue. */
export async function updateRush(
  tx: Tx,
  venueId: string,
  rush: { until: number; reason: string | null } | null,
): Promise<void> {
  await tx.query({
    text: 'update venue set rush_until = $2, rush_reason = $3 where venue_id = $1',
    values: [venueId, rush === null ? null : new Date(rush.until), rush?.reason ?? null],
  });
}

/**
 * Sets whether a product is sold out; the caller has raised the version of the venue.
 * @returns whether the product exists
 */
export async function updateSoldOut(
  tx: Tx,
  venueId: string,
  productId: string,
  isSoldOut: boolean,
): Promise<boolean> {
  const rows = await tx.query({
    text: 'update product_stock set is_sold_out = $3 where venue_id = $1 and product_id = $2 returning product_id',
    values: [venueId, productId, isSoldOut],
  });
  return rows.length > 0;
}

/** The current quantities of products whose stock is tracked. Uses the primary key. */
export async function listStockQuantities(
  db: Db,
  venueId: string,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ product_id: string; quantity: number }>({
    name: 'list-stock-quantities',
    text: `select product_id, quantity from product_stock
            where venue_id = $1 and product_id = any ($2) and quantity is not null`,
    values: [venueId, productIds],
  });
  return new Map(rows.map((row) => [row.product_id, row.quantity]));
}
