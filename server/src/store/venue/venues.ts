import type { VenueType } from '../../core/venue/venue.ts';
import type { Db, Tx } from '../database.ts';

export interface VenueSummary {
  id: string;
  name: string;
  username: string | null;
  type: VenueType;
  parentVenueId: string | null;
}

/** The venues of a reach, in its order. Uses the primary key. */
export async function listVenueSummaries(db: Db, reach: readonly string[]): Promise<VenueSummary[]> {
  return db.query<VenueSummary>({
    name: 'list-venue-summaries',
    text: `select v.venue_id as id, v.name, v.username, v.type, v.parent_venue_id as "parentVenueId"
             from unnest($1::uuid[]) with ordinality as r (venue_id, position)
             join venue v on v.venue_id = r.venue_id
            order by r.position`,
    values: [reach],
  });
}

/** Whether there is any venue, or the one with this id. */
export async function hasVenues(db: Db, venueId?: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>({
    text: 'select exists (select from venue where $1::uuid is null or venue_id = $1) as found',
    values: [venueId ?? null],
  });
  return row!.found;
}

/**
 * The headquarter of a branch; `null` for a venue that is no branch, `undefined` when the venue does not
 * exist.
 */
export async function findParentVenueId(db: Db, venueId: string): Promise<string | null | undefined> {
  const [row] = await db.query<{ parent_venue_id: string | null }>({
    text: 'select parent_venue_id from venue where venue_id = $1',
    values: [venueId],
  });
  return row?.parent_venue_id;
}

/**
 * Sets the subscription; the caller has raised the version of the venue. `endsAt` is `null` for one without
 * end.
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
 * Closes the account of a venue for good; the caller has raised the versions of the venue and its
 * headquarter.
 */
export async function updateAccountClosed(tx: Tx, venueId: string, now: number): Promise<void> {
  await tx.query({
    text: 'update venue set closed_at = coalesce(closed_at, $2) where venue_id = $1',
    values: [venueId, new Date(now)],
  });
}

/** Switches a branch on or off; the caller has raised the versions of the venue and its headquarter. */
export async function updateBranchActive(tx: Tx, venueId: string, isActive: boolean): Promise<void> {
  await tx.query({
    text: 'update venue set is_active = $2 where venue_id = $1',
    values: [venueId, isActive],
  });
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
 * Turns the sold-out switch of a product; the caller has raised the version of the venue.
 * @returns whether it exists
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
