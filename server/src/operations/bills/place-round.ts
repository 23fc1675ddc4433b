import { hash } from 'node:crypto';
import { type BasketLine, checkStockLeft } from '../../core/bills/basket.ts';
import type { Bill } from '../../core/bills/bill.ts';
import { stockTaken } from '../../core/bills/bill-stock.ts';
import { roundFingerprint } from '../../core/bills/round-fingerprint.ts';
import { type Ticket, ticketOf } from '../../core/printing/ticket.ts';
import { routeTicket, type TicketToWrite } from '../../core/printing/ticket-routing.ts';
import { Refusal } from '../../core/refusals.ts';
import type { NewId } from '../../parts.ts';
import { lockOpenBill } from '../../store/bills/bills.ts';
import { type PlacementOutcome, placeRound, type RoundToPlace } from '../../store/bills/placements.ts';
import { type Database, type Db, inTransaction } from '../../store/database.ts';
import type { CachedVenue } from '../../store/venue/venue-cache.ts';
import { listStockQuantities } from '../../store/venue/venues.ts';
import { StaleVenue } from '../stale-venue.ts';

/** A round as it was placed, or as the first call with the same key placed it. */
export interface PlacedRound {
  /** As it stands now. */
  bill: Bill;
  /** The lines of this very round, in the order of the request. */
  lineIds: string[];
  isReplay: boolean;
}

/** Who places a round, with which key, and the versions that it was decided on. */
export interface PlacementTerms
  extends Pick<RoundToPlace, 'placedBy' | 'idempotencyKey' | 'venueVersion' | 'keyVenue' | 'trackingKey'> {
  /** Where its tickets come out. */
  cached: Pick<CachedVenue, 'printers' | 'menuIndex'>;
  newId: NewId;
}

/** A round that was laid on a bill. */
export interface DecidedRound {
  bill: Bill;
  roundId: string;
  lineIds: readonly string[];
}

/** How often another bill may turn up under a round before the round is laid behind the venue's lock. */
const FREE_ATTEMPTS = 3;

/**
 * Places a round: lays it on a bill, saves both in one transaction, and lays it anew on the bill that is there when
 * another one was opened, changed or closed meanwhile. Where many order at one table at once, each gets its turn. Nothing
 * is written unless all of it is.
 * @param lay  puts the round on the open bill, or on a new one for `null`
 * @param openBill  the bill that is believed to be open
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE when stock does not suffice, and what `lay`
 *   throws
 * @throws StaleVenue when the venue is no longer of the version that was decided on
 */
export async function saveRound(
  db: Database,
  basket: readonly BasketLine[],
  terms: PlacementTerms,
  lay: (openBill: Bill | null) => DecidedRound,
  openBill: Bill | null,
  now: number,
): Promise<PlacedRound> {
  const attempt = async (on: Db, bill: Bill | null): Promise<Attempt> => {
    const placed = lay(bill);
    return { placed, outcome: await placeRound(on, toPlace(placed, terms), now) };
  };
  let last = await attempt(db, openBill);
  for (let tries = 1; last.outcome.kind === 'BillMoved' && tries < FREE_ATTEMPTS; tries++) {
    last = await attempt(db, last.outcome.openBill);
  }
  if (last.outcome.kind === 'BillMoved') {
    const { bill } = last.placed;
    last = await inTransaction(db, async (tx) => attempt(tx, await lockOpenBill(tx, bill)));
  }
  return conclude(db, basket, last);
}

interface Attempt {
  placed: DecidedRound;
  outcome: PlacementOutcome;
}

async function conclude(
  db: Database,
  basket: readonly BasketLine[],
  { placed, outcome }: Attempt,
): Promise<PlacedRound> {
  switch (outcome.kind) {
    case 'Placed':
      return toPlaced(placed, outcome);
    case 'Replayed':
      return { bill: outcome.bill, lineIds: outcome.lineIds, isReplay: true };
    case 'InProgress':
      throw new Refusal('ORDER_CREATION_IN_PROGRESS');
    case 'Stale':
      throw new StaleVenue();
    case 'OutOfStock':
      return refuseStock(db, placed.bill.venueId, basket);
    case 'BillMoved':
      throw new Error(`Bill ${placed.bill.id} changed behind its lock.`);
  }
}

function toPlace(
  { bill, roundId, lineIds }: DecidedRound,
  { cached, newId, ...terms }: PlacementTerms,
): RoundToPlace {
  const lines = bill.lines.filter((line) => line.roundId === roundId);
  const { by } = bill.rounds.find(({ id }) => id === roundId)!;
  const isNew = bill.revision === 0;
  return {
    ...terms,
    bill,
    roundId,
    lineIds,
    stockDeltas: stockTaken(lines),
    tickets: ticketsToWrite(ticketOf(bill, roundId), roundId, cached, newId),
    change: {
      detail: {
        action: isNew ? 'BillOpened' : 'RoundPlaced',
        by,
        roundId,
        // Who stands at a till sees what they ordered.
        ...(by.kind === 'Key' ? { fingerprint: hash('md5', roundFingerprint(bill, roundId), 'base64') } : {}),
      },
      notice: isNew ? 'NewOrder' : 'NewRound',
    },
  };
}

/** A ticket as it comes out of the printers of a venue, or stands on its board. */
export function ticketsToWrite(
  ticket: Ticket,
  roundId: string,
  { printers, menuIndex }: PlacementTerms['cached'],
  newId: NewId,
): TicketToWrite[] {
  const productOf = (productId: string) => menuIndex.products.get(productId)?.product;
  return routeTicket(ticket, { printers, productOf }).map((routed) => ({ ...routed, id: newId(), roundId }));
}

function toPlaced(
  { bill, lineIds }: DecidedRound,
  outcome: PlacementOutcome & { kind: 'Placed' },
): PlacedRound {
  const { number, revision } = outcome;
  return { bill: { ...bill, number, revision }, lineIds: [...lineIds], isReplay: false };
}

/** Names the lines that ask for more than is left, by the stock of now. */
async function refuseStock(db: Database, venueId: string, basket: readonly BasketLine[]): Promise<never> {
  const left = await listStockQuantities(
    db,
    venueId,
    basket.map(({ product }) => product.id),
  );
  checkStockLeft(basket, ({ id }) => left.get(id) ?? null);
  throw new Refusal('PUBLIC_API_PRODUCT_UNAVAILABLE');
}
