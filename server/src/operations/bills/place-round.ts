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
import { type Ticket, ticketOf } from '../../core/printing/ticket.ts';
import { type RoutingContext, routeTicket, type TicketToWrite } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts/parts.ts';
import { lockOpenBill } from '../../store/bills/bills.ts';
import { type PlaceRound, roundPlacingOf } from '../../store/bills/placement-groups.ts';
import { type PlacementOutcome, placeRound, type RoundToPlace } from '../../store/bills/placements.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/cache/cached-venue.ts';
import { listStockQuantities } from '../../store/venue/venues.ts';
import { decideUntilFresh, STALE, type Stale } from '../decide-until-fresh.ts';

/** A placed round: of this call, or of the first call with the same key. */
export interface PlacedRound {
  /** The current bill. */
  bill: Bill;
  /** The lines of this round, in the order of the request. */
  lineIds: string[];
  isReplay: boolean;
}

/** Who places a round, under which Idempotency-Key, and the versions that it was decided on. */
export interface PlacementTerms
  extends Pick<RoundToPlace, 'placedBy' | 'idempotencyKey' | 'venueVersion' | 'keyVenue' | 'trackingKey'> {
  /** Decides where its tickets are printed. */
  cached: Pick<CachedVenue, 'printers' | 'menuIndex'>;
  newId: NewId;
}

/** The number of attempts before the round is placed behind the lock of the venue. */
const FREE_ATTEMPTS = 3;

/**
 * Saves a round: puts it on a bill and saves both in one transaction. When the bill of the table was opened,
 * has changed or was closed, puts the round on the current bill. Many simultaneous orders at one table all
 * succeed. Either all of a round is written or nothing.
 * @param open  the expected open bill
 * @returns stale when the venue is no longer of the version that was decided on, or the bill that the round
 *   joins is not open
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE when the stock is too low, and
 *   the refusals of `addRound`
 */
export async function saveRound(
  db: Database,
  round: NewRound,
  terms: PlacementTerms,
  open: Bill | null,
  now: number,
): Promise<PlacedRound | Stale> {
  const place = roundPlacingOf(db);
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
  return placedRoundOf(db, round, attempt);
}

/**
 * What became of an attempt to place a round.
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE when the stock is too low
 */
export async function placedRoundOf(
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

/** What becomes of a round: a bill that lacks the allergy of its guests is tried again with it. */
type RoundOutcome = Exclude<PlacementOutcome, { kind: 'AllergyMissing' }>;

/** One attempt to save a round: the bill with it, and the outcome. */
export interface RoundAttempt<Outcome = RoundOutcome> {
  bill: Bill;
  outcome: Outcome;
}

type MovedAttempt = RoundAttempt<RoundOutcome & { kind: 'BillMoved' }>;

function isMoved(attempt: RoundAttempt | Stale): attempt is MovedAttempt {
  return attempt !== STALE && attempt.outcome.kind === 'BillMoved';
}

/**
 * One attempt to put a round on the open bill and to save both with `place`. A new bill is marked with the allergy of the guests who were checked in at
 * its table.
 * @returns stale when the bill that it joins is not open
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
  // Staff see their own orders; only orders of API callers are checked for likely duplicates.
  const fingerprint = by.kind === 'Key' ? roundFingerprint(bill, roundId) : null;
  return {
    ...terms,
    bill,
    roundId,
    stockDeltas: stockTaken(lines),
    tickets: [
      ...ticketsToWrite(ticketOf(bill, roundId), roundId, cached, newId),
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

/** The tickets that tell the kitchen of an allergy that was said with a round, for the dishes that it makes already. */
function allergyTickets(
  open: Bill | null,
  round: NewRound,
  cached: PlacementTerms['cached'],
  newId: NewId,
): TicketToWrite[] {
  const change = open && allergyChangeOf(round, open);
  if (open === null || !change?.history) return [];
  const news = changeTicketOf(open, change.bill, change.history);
  return news === null ? [] : ticketsToWrite(news.ticket, round.roundId, cached, newId);
}

/** A ticket for a printer of a venue, or for its board. @param sentTo  of a change, where its lines were printed before */
export function ticketsToWrite(
  ticket: Ticket,
  roundId: string,
  { printers, menuIndex }: PlacementTerms['cached'],
  newId: NewId,
  sentTo: RoutingContext['sentTo'] = new Map(),
): TicketToWrite[] {
  const productOf = (productId: string) => menuIndex.products.get(productId)?.product;
  const routed = routeTicket(ticket, { printers, productOf, sentTo });
  return routed.map((one) => ({ ...one, id: newId(), roundId }));
}

/** Names the lines that ask for more than the current stock. */
async function refuseStock(db: Db, venueId: string, basket: readonly BasketLine[]): Promise<never> {
  const left = await listStockQuantities(
    db,
    venueId,
    basket.map(({ product }) => product.id),
  );
  checkStockLeft(basket, ({ id }) => left.get(id) ?? null);
  throw new Refusal('PUBLIC_API_PRODUCT_UNAVAILABLE');
}
