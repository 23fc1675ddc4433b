import { type BasketLine, checkStockLeft } from '../core/basket.ts';
import type { Bill } from '../core/bill.ts';
import { stockTaken } from '../core/bill-stock.ts';
import { Refusal } from '../core/refusals.ts';
import { ticketOf } from '../core/ticket.ts';
import type { Db } from '../store/database.ts';
import { placeRound, type PlacementOutcome, type RoundToPlace } from '../store/placements.ts';
import { listStockQuantities } from '../store/venues.ts';
import { StaleSight } from './stale-sight.ts';

/** A round as it was placed, or as the first call with the same key placed it. */
export interface PlacedRound {
  /** As it stands now. */
  bill: Bill;
  /** The lines of this very round, in the order of the request. */
  lineIds: string[];
  isReplay: boolean;
}

/** Who places a round, with which key, and the versions that it was decided on. */
export type PlacementTerms = Pick<RoundToPlace, 'placedBy' | 'idempotencyKey' | 'venueVersion' | 'keyVenue'>;

/** A round that was laid on a bill. */
export interface LaidRound {
  bill: Bill;
  roundId: string;
  lineIds: readonly string[];
}

/** How often the bill of a table may change under a round before the caller is told to try again. */
const ATTEMPTS = 8;

/**
 * Places a round: lays it on a bill, saves both in one transaction, and lays it anew on the bill that is there when
 * another one was opened, changed or closed meanwhile. Nothing is written unless all of it is.
 * @param lay  puts the round on the open bill, or on a new one for `null`
 * @param openBill  the bill that is believed to be open
 * @throws Refusal ORDER_CREATION_IN_PROGRESS, PUBLIC_API_PRODUCT_UNAVAILABLE when stock does not suffice, BILL_CHANGED when
 *   the bill never stood still, and what `lay` throws
 * @throws StaleSight when the venue is no longer of the version that was decided on
 */
export async function placeLaidRound(
  db: Db,
  basket: readonly BasketLine[],
  terms: PlacementTerms,
  lay: (openBill: Bill | null) => LaidRound,
  openBill: Bill | null,
  now: number,
): Promise<PlacedRound> {
  let bill = openBill;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const laid = lay(bill);
    const outcome = await placeRound(db, toPlace(laid, terms), now);
    if (outcome.kind === 'Placed') return toPlaced(laid, outcome);
    if (outcome.kind === 'Replayed') return { bill: outcome.bill, lineIds: outcome.lineIds, isReplay: true };
    if (outcome.kind === 'InProgress') throw new Refusal('ORDER_CREATION_IN_PROGRESS');
    if (outcome.kind === 'Stale') throw new StaleSight();
    if (outcome.kind === 'OutOfStock') return refuseStock(db, laid.bill.venueId, basket);
    bill = outcome.openBill;
  }
  throw new Refusal('BILL_CHANGED');
}

function toPlace({ bill, roundId, lineIds }: LaidRound, terms: PlacementTerms): RoundToPlace {
  const lines = bill.lines.filter((line) => line.roundId === roundId);
  return { ...terms, bill, roundId, lineIds, stockDeltas: stockTaken(lines), ticket: ticketOf(bill, roundId) };
}

function toPlaced({ bill, lineIds }: LaidRound, outcome: PlacementOutcome & { kind: 'Placed' }): PlacedRound {
  const { number, revision } = outcome;
  return { bill: { ...bill, number, revision }, lineIds: [...lineIds], isReplay: false };
}

/** Names the lines that ask for more than is left, by the stock of now. */
async function refuseStock(db: Db, venueId: string, basket: readonly BasketLine[]): Promise<never> {
  const left = await listStockQuantities(db, venueId, basket.map(({ product }) => product.id));
  checkStockLeft(basket, ({ id }) => left.get(id) ?? null);
  throw new Refusal('PUBLIC_API_PRODUCT_UNAVAILABLE');
}
