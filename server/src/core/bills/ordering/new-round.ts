import type { CampaignCalendar } from '../../campaigns/campaign-schedule.ts';
import type { CourseTerms } from '../../venue/courses.ts';
import { type DayRules, venueDayOf } from '../../venue/hours/venue-day.ts';
import type { VatTerms } from '../../venue/vat.ts';
import type { Venue } from '../../venue/venue.ts';
import type { Bill, IdAndName } from '../bill.ts';
import type { BillChange } from '../bill-change.ts';
import { addAllergy } from '../kitchen/allergies.ts';
import type { OrderRequest } from './order-request.ts';
import { customerOf } from './order-rules.ts';
import { addRound, type BillToOpen, openBill, type RoundToPlace } from './placement.ts';

/** A round that may only join one particular open bill. */
export interface RoundOfBill extends RoundToPlace {
  joinsBillId: string;
}

/** A round that is not on a bill yet. */
export type NewRound = BillToOpen | RoundOfBill;

/** The properties of a venue that a new round needs. */
export interface VenueOfRound extends Pick<CampaignCalendar, 'campaigns'> {
  venue: Pick<Venue, 'id' | 'countryCode' | 'serviceFeeBasisPoints' | 'timeZone'> &
    VatTerms &
    DayRules &
    CourseTerms;
}

/** The ordered lines, with who ordered them and when. */
export type OrderedBasket = Pick<RoundToPlace, 'basket' | 'stamp' | 'takenBy' | 'origin'>;

/**
 * Creates the round of an order, with new ids for the round and its lines. The round joins the open bill of its table, or
 * opens a bill.
 * @param table  the table for dine-in; `null` for other types
 */
export function newRoundOfOrder(
  context: VenueOfRound,
  request: OrderRequest,
  table: IdAndName | null,
  ordered: OrderedBasket,
  newId: () => string,
): BillToOpen {
  const { id: venueId, countryCode, serviceFeeBasisPoints } = context.venue;
  return {
    ...newRound(context, request.note, ordered, newId),
    billId: newId(),
    venueId,
    type: request.type,
    table,
    customer: customerOf(request, countryCode),
    guests: request.type === 'DineIn' ? request.guests : null,
    businessDate: venueDayOf(context.venue, ordered.stamp.at),
    serviceFeeBasisPoints,
  };
}

/** Creates a round for one open bill, with new ids for the round and its lines. */
export function newRoundOfBill(
  context: VenueOfRound,
  billId: string,
  note: string | null,
  ordered: OrderedBasket,
  newId: () => string,
): RoundOfBill {
  return { ...newRound(context, note, ordered, newId), joinsBillId: billId };
}

/**
 * Adds a round to the open bill, or opens a new bill with it.
 * @param open  the open bill of the table, or the bill to join; `null` if there is none
 * @returns the bill; `null` if the round may only join a bill which is not open any more
 * @throws Refusal the refusals of `addRound`
 */
export function billWithRound(round: NewRound, open: Bill | null): Bill | null {
  if ('joinsBillId' in round) return open?.id === round.joinsBillId ? addRound(open, round) : null;
  if (open === null) return openBill(round);
  const bill = addRound(allergyChangeOf(round, open)?.bill ?? open, round);
  // A round that joins an open bill sets its number of guests only if it has none.
  return bill.guests === null && round.guests !== null ? { ...bill, guests: round.guests } : bill;
}

/** Adds the allergy of an order to the open bill, before its round is added; `null` if the order has none. */
export function allergyChangeOf(round: NewRound, open: Bill): BillChange | null {
  if ('joinsBillId' in round || round.allergySaid === undefined) return null;
  return addAllergy(open, round.allergySaid, round.stamp);
}

function newRound(
  { venue, campaigns }: VenueOfRound,
  note: string | null,
  ordered: OrderedBasket,
  newId: () => string,
): RoundToPlace {
  return {
    roundId: newId(),
    lineIds: ordered.basket.map(() => newId()),
    ...ordered,
    note,
    campaigns,
    timeZone: venue.timeZone,
    vat: venue,
    courses: venue.courses,
  };
}

/**
 * The fingerprint of a guest's round: type, table, phone and basket; the order of the lines does not matter. Two rounds
 * with the same fingerprint are likely one order, placed twice. Notes and names are ignored: a guest who orders again
 * because nothing seemed to happen may write them differently.
 * @returns `null` for a round of a table with only one kind of line and no phone: different guests of a table often order
 *   the same drink
 */
export function roundFingerprint(bill: Bill, roundId: string): string | null {
  const lines = bill.lines
    .filter((line) => line.roundId === roundId)
    .map(
      ({ productId, portionId, quantity, extras, removedIngredients }) =>
        `${productId} ${portionId} ${quantity} +${idsOf(extras)} -${idsOf(removedIngredients)}`,
    );
  const phone = bill.customer?.phone ?? null;
  if (phone === null && (bill.table === null || new Set(lines).size < 2)) return null;
  return [bill.type, bill.table?.id, phone, ...lines.sort()].join('\n');
}

/** A guest who orders the same again within this time likely did so by mistake. The database function `place_round` then adds a notice. */
const REPEATED_WITHIN_MS = 5 * 60_000;

/** A round that is likely the same order as an earlier one of its bill, both counted from 1. */
export interface RepeatedRound {
  number: number;
  of: number;
}

/** Finds the earlier round that a guest's round likely repeats; `null` for none, and for rounds of staff, who see what they order. */
export function repeatedRound(bill: Bill, roundId: string): RepeatedRound | null {
  const at = bill.rounds.findIndex(({ id }) => id === roundId);
  const round = bill.rounds[at];
  if (round === undefined || round.by.kind !== 'Key' || at === 0) return null;
  const fingerprint = roundFingerprint(bill, roundId);
  if (fingerprint === null) return null;
  const of = bill.rounds.findLastIndex(
    ({ id, by, orderedAt }, other) =>
      other < at &&
      by.kind === 'Key' &&
      round.orderedAt - orderedAt < REPEATED_WITHIN_MS &&
      roundFingerprint(bill, id) === fingerprint,
  );
  return of === -1 ? null : { number: at + 1, of: of + 1 };
}

function idsOf(parts: readonly { id: string }[]): string {
  if (parts.length < 2) return parts[0]?.id ?? '';
  return parts
    .map(({ id }) => id)
    .sort()
    .join();
}
