import { hash } from 'node:crypto';
import type { Bill } from '../../core/bills/bill.ts';
import { stockTaken } from '../../core/bills/bill-stock.ts';
import { type BasketLine, checkStockLeft } from '../../core/bills/ordering/basket.ts';
import {
  allergyChangeOf,
  billWithRound,
  type NewRound,
  roundFingerprint,
} from '../../core/bills/ordering/new-round.ts';
import { changeTicketOf } from '../../core/printing/change-ticket.ts';
import { roundTicketOf, type Ticket } from '../../core/printing/ticket.ts';
import { type RoutingContext, routeTicket, type TicketToStore } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts/parts.ts';
import { lockOpenBill } from '../../store/bills/bills.ts';
import { type PlaceRound, roundPlacerOf } from '../../store/bills/placement-groups.ts';
import { type PlacementOutcome, placeRound, type RoundToPlace } from '../../store/bills/placements.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { listStockQuantities } from '../../store/venue/venues.ts';
import { decideUntilFresh, STALE, type Stale } from '../decide-until-fresh.ts';

/** A placed round, by this call or by an earlier call with the same Idempotency-Key. */
export interface PlacedRound {
  /** The current bill. */
  bill: Bill;
  /** The lines of this round, in the order of the request. */
  lineIds: string[];
  isReplay: boolean;
}

/** Who places a round, its Idempotency-Key, and the version of the venue that was read for it. */
export interface PlacementTerms
  extends Pick<RoundToPlace, 'placedBy' | 'idempotencyKey' | 'venueVersion' | 'keyVenue' | 'trackingKey'> {
  /** Printers and menu, to choose the printers of its tickets. */
  cached: Pick<CachedVenue, 'printers' | 'menuIndex'>;
  newId: NewId;
}

/** The attempts without a lock; after them, the round is placed while the venue is locked. */
const FREE_ATTEMPTS = 3;

/**
 * Puts a round on a bill, and saves both in one transaction. If the bill of the table was opened, changed or closed in
 * the meantime, the round is added to the current bill. Simultaneous orders at one table therefore all succeed.
 * @param open  the open bill of the table as the caller read it; `null` for none
 * @returns `STALE` if the venue changed since it was read, or the bill of the round is no longer open
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE if the stock is too low, and the refusals of
 *   `addRound`
 */
export async function saveRound(
  db: Database,
  round: NewRound,
  terms: PlacementTerms,
  open: Bill | null,
  now: number,
): Promise<PlacedRound | Stale> {
  const place = roundPlacerOf(db);
  let attempt = await decideUntilFresh(FREE_ATTEMPTS, isMoved, (before) =>
    tryRound(place, round, terms, before === null ? open : before.outcome.openBill, now),
  );
  if (isMoved(attempt)) {
    const { bill } = attempt;
    attempt = await inTransaction(db, async (tx) => {
      const placeLocked: PlaceRound = (roundOnBill, at) => placeRound(tx, roundOnBill, at);
      return tryRound(placeLocked, round, terms, await lockOpenBill(tx, bill), now);
    });
  }
  return resolveRoundAttempt(db, round, attempt);
}

/**
 * Turns the outcome of an attempt into the placed round, `STALE`, or a refusal.
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE if the stock is too low
 */
export async function resolveRoundAttempt(
  db: Db,
  round: NewRound,
  attempt: RoundAttempt | Stale,
): Promise<PlacedRound | Stale> {
  if (attempt === STALE) return STALE;
  const { bill, outcome } = attempt;
  switch (outcome.kind) {
    case 'Placed': {
      const { number, revision } = outcome;
      return { bill: { ...bill, number, revision }, lineIds: [...round.lineIds], isReplay: false };
    }
    case 'Replayed':
      return { bill: outcome.bill, lineIds: outcome.lineIds, isReplay: true };
    case 'InProgress':
      throw new Refusal('ORDER_CREATION_IN_PROGRESS');
    case 'Stale':
      return STALE;
    case 'OutOfStock':
      return refuseStock(db, bill.venueId, round.basket);
    case 'BillMoved':
      throw new Error(`Bill ${bill.id} changed behind its lock.`);
  }
}

/** The outcomes that leave `tryRound`. It handles `AllergyMissing` itself: it tries again with the allergy of the guests. */
type RoundOutcome = Exclude<PlacementOutcome, { kind: 'AllergyMissing' }>;

/** One attempt to save a round: the bill with the round, and the outcome. */
export interface RoundAttempt<Outcome = RoundOutcome> {
  bill: Bill;
  outcome: Outcome;
}

type MovedAttempt = RoundAttempt<RoundOutcome & { kind: 'BillMoved' }>;

function isMoved(attempt: RoundAttempt | Stale): attempt is MovedAttempt {
  return attempt !== STALE && attempt.outcome.kind === 'BillMoved';
}

/**
 * One attempt to put a round on the open bill and to save both with `place`. A new bill gets the allergy of the guests
 * who are checked in at its table.
 * @returns `STALE` if the bill of the round is no longer open
 */
export async function tryRound(
  place: PlaceRound,
  round: NewRound,
  terms: PlacementTerms,
  open: Bill | null,
  now: number,
): Promise<RoundAttempt | Stale> {
  const bill = billWithRound(round, open);
  if (bill === null) return STALE;
  const outcome = await place(roundToPlace(bill, open, round, terms), now);
  if (outcome.kind !== 'AllergyMissing') return { bill, outcome };
  return tryRound(place, { ...round, allergy: outcome.allergy }, terms, open, now);
}

function roundToPlace(
  bill: Bill,
  open: Bill | null,
  round: NewRound,
  { cached, newId, ...terms }: PlacementTerms,
): RoundToPlace {
  const { roundId, stamp } = round;
  const { by } = stamp;
  const lines = bill.lines.filter((line) => line.roundId === roundId);
  const isNew = bill.revision === 0;
  // Only orders of API callers are checked for likely duplicates: staff see their own orders.
  const fingerprint = by.kind === 'Key' ? roundFingerprint(bill, roundId) : null;
  return {
    ...terms,
    bill,
    roundId,
    stockDeltas: stockTaken(lines),
    tickets: [
      ...ticketsToWrite(roundTicketOf(bill, roundId), roundId, cached, newId),
      ...allergyTickets(open, round, cached, newId),
    ],
    change: {
      detail: {
        action: isNew ? 'BillOpened' : 'RoundPlaced',
        by,
        roundId,
        ...(fingerprint === null ? {} : { fingerprint: hash('md5', fingerprint, 'base64') }),
      },
      notice: isNew ? 'NewOrder' : 'NewRound',
    },
  };
}

/** If a round adds an allergy to a bill: the tickets that tell the kitchen, for the dishes of earlier rounds. */
function allergyTickets(
  open: Bill | null,
  round: NewRound,
  cached: PlacementTerms['cached'],
  newId: NewId,
): TicketToStore[] {
  const change = open && allergyChangeOf(round, open);
  if (open === null || !change?.history) return [];
  const news = changeTicketOf(open, change.bill, change.history);
  return news === null ? [] : ticketsToWrite(news.ticket, round.roundId, cached, newId);
}

/**
 * Splits a ticket into one for each printer or board of the venue.
 * @param sentTo  for a change: the printers that got its lines before
 */
export function ticketsToWrite(
  ticket: Ticket,
  roundId: string,
  { printers, menuIndex }: PlacementTerms['cached'],
  newId: NewId,
  sentTo: RoutingContext['sentTo'] = new Map(),
): TicketToStore[] {
  const productOf = (productId: string) => menuIndex.products.get(productId)?.product;
  const routed = routeTicket(ticket, { printers, productOf, sentTo });
  return routed.map((one) => ({ ...one, id: newId(), roundId }));
}

/** Throws the refusal that names the lines with more units than are in stock. */
async function refuseStock(db: Db, venueId: string, basket: readonly BasketLine[]): Promise<never> {
  const left = await listStockQuantities(
    db,
    venueId,
    basket.map(({ product }) => product.id),
  );
  checkStockLeft(basket, ({ id }) => left.get(id) ?? null);
  throw new Refusal('PUBLIC_API_PRODUCT_UNAVAILABLE');
}
