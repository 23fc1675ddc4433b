import type { Actor } from '../../core/access/actor.ts';
import { joinAllergiesOfParty } from '../../core/bills/kitchen/allergies.ts';
import { checkBasket } from '../../core/bills/ordering/basket.ts';
import { newRoundOfOrder } from '../../core/bills/ordering/new-round.ts';
import type { OrderRequest } from '../../core/bills/ordering/order-request.ts';
import { checkOrderShape } from '../../core/bills/ordering/order-rules.ts';
import type { BillToOpen } from '../../core/bills/ordering/placement.ts';
import { requireItemClasses } from '../../core/bills/prices/open-item.ts';
import { Refusal } from '../../core/refusals.ts';
import type { PartyAtTables } from '../../core/reservations/tables/table-conflicts.ts';
import { findTable } from '../../core/venue/tables/find-table.ts';
import { requireNotSuspended } from '../../core/venue/venue-state.ts';
import type { NewId } from '../../parts/parts.ts';
import type { Db } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { decideUntilFresh, isStale, STALE, type Stale } from '../decide-until-fresh.ts';
import { findStandingsOf } from '../reservations/find-standings.ts';
import { findOpenBillOfTable } from './find-open-bill-of-table.ts';
import type { PlacedRound } from './place-round.ts';
import {
  findTaker,
  idempotencyOwnerId,
  MOST_ROUND_ATTEMPTS,
  orderedBasketOf,
  requireVenue,
  type StaffPlacement,
  type StaffPlacementParts,
  staffPlacementTerms,
} from './place-staff-round.ts';
import { replayOrThrow } from './replay-or-throw.ts';
import { approverOf, findAgreement, requireOrderRight } from './require-right.ts';
import { saveStaffRound } from './save-staff-round.ts';

/** An order that staff enter. */
export interface StaffOrder extends StaffPlacement {
  request: OrderRequest;
}

/**
 * Places an order at the till, once for each Idempotency-Key of the account that took it. A takeaway or delivery opens its own
 * bill. A dine-in order adds a round to the open bill of the table, or opens a bill. A new bill gets the name, number and
 * allergy of the guests who are checked in at the table. Guests at several tables have one bill. An allergy in the order is
 * added to the bill. Opening hours, rush and a lapsed subscription do not apply to staff; menu, options and stock apply as for
 * guests.
 * @throws Refusal VENUE_SUSPENDED, PUBLIC_API_ORDER_INVALID, TABLE_NOT_FOUND, TABLE_TAKEN, PUBLIC_API_PRODUCT_NOT_FOUND,
 *   PUBLIC_API_PRODUCT_UNAVAILABLE, PUBLIC_API_PRODUCT_OPTION_INVALID, ORDER_CREATION_IN_PROGRESS, BILL_CHANGED,
 *   ACCOUNT_NOT_FOUND if the account that took it does not reach the venue; none of them if the key was used before
 */
export async function placeStaffOrder(
  parts: StaffPlacementParts,
  order: StaffOrder,
  now: number,
): Promise<PlacedRound> {
  const placed = await decideUntilFresh(MOST_ROUND_ATTEMPTS, isStale, (before) => {
    if (before !== null) parts.cache.forgetVersions();
    return tryStaffOrder(parts, order, now);
  });
  if (placed === STALE) throw new Refusal('BILL_CHANGED');
  return placed;
}

async function tryStaffOrder(
  { db, cache, newId }: StaffPlacementParts,
  order: StaffOrder,
  now: number,
): Promise<PlacedRound | Stale> {
  const { venueId, idempotencyKey } = order;
  const cached = await requireVenue(cache, venueId);
  try {
    requireNotSuspended(cached.venue);
    const agreement = await findAgreement(db, venueId, order.consent);
    const permit = requireOrderRight(order.consent, agreement, null, order.request.lines, now);
    const agreed = permit === null ? {} : approverOf(agreement);
    const taker = await findTaker(db, order);
    const seat = await findSeat(db, cached, order.request, now);
    const round = decideRound({ ...order, ...agreed }, taker, seat, cached, newId, now);
    const { session } = order.consent;
    if (!session.rights.includes('seeOthersBills'))
      await findOpenBillOfTable(db, venueId, round.table?.id, session);
    return await saveStaffRound(
      db,
      round,
      { ...staffPlacementTerms(order, cached, newId), permit },
      null,
      now,
    );
  } catch (error) {
    return replayOrThrow(error, db, venueId, idempotencyOwnerId(order), idempotencyKey);
  }
}

function decideRound(
  order: StaffOrder,
  takenBy: Actor | null,
  seat: Seat,
  cached: CachedVenue,
  newId: NewId,
  now: number,
): BillToOpen {
  const { request, bodyProblems } = order;
  checkOrderShape(request, cached.venue.countryCode, bodyProblems, 'Staff');
  const { tableId, party } = seat;
  const table = tableId === null ? null : findTable(cached.tables, tableId, 'TABLE_NOT_FOUND');
  requireItemClasses(request.lines, cached.venue);
  const basket = checkBasket(request.lines, cached.menuIndex);
  const asked = party === null ? request : { ...request, guests: request.guests ?? party.guests };
  const round = newRoundOfOrder(cached, asked, table, orderedBasketOf(order, takenBy, basket, now), newId);
  const { allergy: said } = request;
  const marked = said === undefined ? round : { ...round, allergy: said, allergySaid: said };
  if (party === null) return marked;
  const { id, name, allergy: booked } = party;
  const reservation = { id, name };
  if (booked === null) return { ...marked, reservation };
  return {
    ...marked,
    reservation,
    allergy: said === undefined ? booked : joinAllergiesOfParty(booked, said),
  };
}

/** The table of an order's bill: the requested table, or the table at which its guests have their bill. */
interface Seat {
  tableId: string | null;
  party: PartyAtTables | null;
}

async function findSeat(db: Db, cached: CachedVenue, { tableId }: OrderRequest, now: number): Promise<Seat> {
  if (tableId === null) return { tableId, party: null };
  const standings = await findStandingsOf(db, cached, new Set([tableId]), now);
  const standing = standings.find((one) => one.tableId === tableId);
  return { tableId: standing?.heldByTableId ?? tableId, party: standing?.party ?? null };
}
