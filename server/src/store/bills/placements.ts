import type { Bill } from '../../core/bills/bill.ts';
import type { StockDelta } from '../../core/bills/bill-stock.ts';
import type { AllergySaid } from '../../core/bills/kitchen/allergies.ts';
import { soldProductsOf, summaryOf } from '../../core/figures/bill-summary.ts';
import type { TicketToStore } from '../../core/printing/ticket-routing.ts';
import type { NoticeKind } from '../../core/venue/venue-change.ts';
import { orderTrackedUntil } from '../../core/webhooks/tracked-until.ts';
import type { Db, SqlValue } from '../database.ts';
import { sqlStateOf } from '../database-errors.ts';
import type { TrackingKey } from '../webhooks/tracking.ts';
import { toBill, toContentText, toSearchedText, toSummaryText } from './bill-columns.ts';
import type { BillContent } from './stored-bill.ts';

/** A decided round, with the state that the decision was based on. */
export interface RoundToPlace {
  /** The bill with the new round. `revision` is the one before the round; 0 for a new bill. */
  bill: Bill;
  roundId: string;
  stockDeltas: readonly StockDelta[];
  tickets: readonly TicketToStore[];
  change: { detail: Record<string, unknown>; notice: NoticeKind };
  /** The id of the API key or of the account that places the round. */
  placedBy: string;
  idempotencyKey: string;
  venueVersion: number;
  /**
   * The venue of the API key, and the version of that venue that the decision was based on; `null` if an account
   * places.
   */
  keyVenue: { venueId: string; version: number } | null;
  /** The API key that places the order and tracks it; `null` if an account places. */
  trackingKey: TrackingKey | null;
}

/** The outcome of a placement; only `Placed` wrote anything. */
export type PlacementOutcome =
  | { kind: 'Placed'; number: number; revision: number }
  | { kind: 'Replayed'; bill: Bill; lineIds: string[] }
  | { kind: 'InProgress' }
  | { kind: 'Stale' }
  | { kind: 'BillMoved'; openBill: Bill | null }
  /** The guests at the table have an allergy that the new bill does not mention. */
  | { kind: 'AllergyMissing'; allergy: AllergySaid }
  | { kind: 'OutOfStock' };

/** Another transaction has locked the venue; nothing was written. */
interface Busy {
  kind: 'Busy';
}

interface OutcomeRow {
  outcome: 'Placed' | 'Replayed' | 'InProgress' | 'Stale' | 'BillMoved' | 'AllergyMissing' | 'Busy';
  number: number;
  revision: number;
  content: BillContent | AllergySaid | null;
  line_ids: string[];
}

const OUT_OF_STOCK = 'SF001';

const OUTCOME = 'outcome, number, revision, content, line_ids';

/** The call without its closing bracket, so that more arguments can be appended. */
const PLACE_ROUND_CALL = `place_round(
    p_venue => $1, p_version => $2, p_key_venue => $3, p_key_version => $4, p_placed_by => $5, p_idempotency_key => $6,
    p_bill => $7, p_revision => $8, p_table => $9, p_is_placed_by_api => $10, p_opened_at => $11, p_content => $12,
    p_round => $13, p_stock_products => $14, p_stock_deltas => $15,
    p_tickets => $16, p_printers => $17, p_contents => string_to_array($18::text, chr(10)), p_detail => $19, p_notice => $20,
    p_tracking_key => $21, p_tracking_key_venue => $22, p_tracked_until => $23, p_is_parked => $24, p_now => $25,
    p_summary => $26, p_sold => $27, p_searched => $28, p_asks_for_allergy => true`;
const PARAMETER_COUNT = 28;

/** SQL of one call. @param from  the number of statement parameters before those of this call */
function placeRoundSql(from: number): string {
  return PLACE_ROUND_CALL.replaceAll(/\$(\d+)/g, (_, number) => `$${from + Number(number)}`);
}

const PLACE_ROUND = `select ${OUTCOME} from ${placeRoundSql(0)})`;

/** The statement for each number of rounds. */
const STATEMENTS_BY_COUNT: string[] = [];

function placeRoundsSql(count: number): string {
  const calls = () =>
    Array.from(
      { length: count },
      (_, at) =>
        `select ${at} as at, ${OUTCOME} from ${placeRoundSql(at * PARAMETER_COUNT)}, p_waits => false)`,
    );
  STATEMENTS_BY_COUNT[count] ??= calls().join(' union all ');
  return STATEMENTS_BY_COUNT[count];
}

/**
 * Places a round in one round trip and one transaction: idempotency record, bill, stock, tickets, and the tracking of
 * the order. `functions/place_round.sql` describes its locks and checks.
 */
export async function placeRound(db: Db, round: RoundToPlace, now: number): Promise<PlacementOutcome> {
  try {
    const [row] = await db.query<OutcomeRow>({
      name: 'place-round',
      text: PLACE_ROUND,
      values: placeRoundValues(round, now),
      subjectIds: [round.bill.id],
      ...(round.stockDeltas.length > 0 ? { raisesVersionOf: round.bill.venueId } : {}),
    });
    // Only a call that does not wait for the lock gets `Busy`.
    return toOutcome(row!) as PlacementOutcome;
  } catch (error) {
    if (sqlStateOf(error) === OUT_OF_STOCK) return { kind: 'OutOfStock' };
    throw error;
  }
}

/**
 * Places new bills of different venues in one round trip and one transaction. Outcomes are in the order of the
 * rounds. No round waits for the lock of its venue: a round with the outcome `Busy` was not placed. If the statement
 * fails, none is placed, or all are and the answer was lost.
 */
export async function placeRounds(
  db: Db,
  rounds: readonly { round: RoundToPlace; now: number; call: object | undefined }[],
): Promise<(PlacementOutcome | Busy)[]> {
  const rows = await db.query<OutcomeRow & { at: number }>({
    name: `place-round-of-${rounds.length}`,
    across: 'Venues',
    text: placeRoundsSql(rounds.length),
    values: rounds.flatMap(({ round, now }) => placeRoundValues(round, now)),
    subjectIds: rounds.map(({ round }) => round.bill.id),
    calls: rounds.map(({ call }) => call),
  });
  return rows.sort((a, b) => a.at - b.at).map(toOutcome);
}

/** The values of the parameters, in the order of {@link PLACE_ROUND_CALL}. */
function placeRoundValues(round: RoundToPlace, now: number): SqlValue[] {
  const { bill, keyVenue, tickets, change, trackingKey } = round;
  return [
    bill.venueId,
    round.venueVersion,
    keyVenue?.venueId ?? bill.venueId,
    keyVenue?.version ?? round.venueVersion,
    round.placedBy,
    round.idempotencyKey,
    bill.id,
    bill.revision,
    bill.table?.id ?? null,
    bill.isPlacedByApi,
    new Date(bill.openedAt),
    toContentText(bill),
    round.roundId,
    round.stockDeltas.map((stock) => stock.productId),
    round.stockDeltas.map((stock) => stock.delta),
    tickets.map(({ id }) => id),
    tickets.map(({ printerId }) => printerId),
    // One text with a line for each ticket: JSON has no line breaks. An array would be escaped and parsed, a tenth of
    // the garbage of an order.
    tickets.map(({ content }) => JSON.stringify(content)).join('\n'),
    JSON.stringify(change.detail),
    change.notice,
    trackingKey?.keyId ?? null,
    trackingKey?.venueId ?? null,
    new Date(orderTrackedUntil(now)),
    trackingKey === null ? null : !trackingKey.hasWebhook,
    new Date(now),
    toSummaryText(summaryOf(bill)),
    JSON.stringify(soldProductsOf(bill)),
    toSearchedText(bill),
  ];
}

function toOutcome(row: OutcomeRow): PlacementOutcome | Busy {
  const { outcome, number, revision, line_ids } = row;
  if (outcome === 'AllergyMissing') {
    const { allergens, text } = row.content as AllergySaid;
    return { kind: outcome, allergy: { allergens, text } };
  }
  const content = row.content as BillContent | null;
  switch (outcome) {
    case 'Placed':
      return { kind: 'Placed', number, revision };
    case 'Replayed':
      return { kind: 'Replayed', bill: toBill({ number, revision, content: content! }), lineIds: line_ids };
    case 'BillMoved':
      return { kind: 'BillMoved', openBill: content === null ? null : toBill({ number, revision, content }) };
    default:
      return { kind: outcome };
  }
}
