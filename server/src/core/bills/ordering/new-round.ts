import type { CampaignCalendar } from '../../campaigns/campaign-schedule.ts';
import type { CourseTerms } from '../../venue/courses.ts';
import { type DayRules, venueDayOf } from '../../venue/hours/venue-day.ts';
import type { VatTerms } from '../../venue/vat.ts';
import type { Venue } from '../../venue/venue.ts';
import type { Bill, Named } from '../bill.ts';
import type { BillChange } from '../bill-change.ts';
import { addAllergy } from '../kitchen/allergies.ts';
import type { OrderRequest } from './order-request.ts';
import { customerOf } from './order-rules.ts';
import { addRound, type BillToOpen, openBill, type RoundToPlace } from './placement.ts';

/** A round for one particular open bill. */
export interface RoundOfBill extends RoundToPlace {
  joinsBillId: string;
}

/** A round before it is known which bill it joins. */
export type NewRound = BillToOpen | RoundOfBill;

/** The venue that a round is placed at. */
export interface VenueOfRound extends Pick<CampaignCalendar, 'campaigns'> {
  venue: Pick<Venue, 'id' | 'countryCode' | 'serviceFeeBasisPoints' | 'timeZone'> &
    VatTerms &
    DayRules &
    CourseTerms;
}

/** Who orders what, and when. */
export type OrderedBasket = Pick<RoundToPlace, 'basket' | 'stamp' | 'takenBy' | 'origin'>;

/**
 * The round of an order, with an id for itself and for each line. It joins the open bill of its table, or
 * opens a bill.
 * @param table  set for dine-in, and only then
 */
export function newRoundOfOrder(
  context: VenueOfRound,
  request: OrderRequest,
  table: Named | null,
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

/** A round for one open bill, with an id for itself and for each line. */
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
 * The bill with a round on it: the open bill, or a new one.
 * @param open  the open bill of the table or the bill that is joined; `null` if there is none
 * @returns `null` if the round may only join a bill that is not the open one any more
 * @throws Refusal what `addRound` throws
 */
export function billWithRound(round: NewRound, open: Bill | null): Bill | null {
  if ('joinsBillId' in round) return open?.id === round.joinsBillId ? addRound(open, round) : null;
  if (open === null) return openBill(round);
  const bill = addRound(allergyChangeOf(round, open)?.bill ?? open, round);
  // A round that joins an open bill sets its number of guests only if it has none.
  return bill.guests === null && round.guests !== null ? { ...bill, guests: round.guests } : bill;
}

/** Marks an open bill with the allergy that was said with a round, before the round is on it; `null` if none was said. */
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
 * The fingerprint of a round that a guest ordered: type, table, phone and basket, in any order of the lines. Two rounds
 * with one fingerprint are likely the same order, placed twice. Notes and names do not count: a guest who orders again
 * because nothing seemed to happen may write them differently.
 * @returns `null` if it would say nothing of the guest: several guests of a table order the same drink, so that there
 *   only a basket with different lines tells
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

/** Within this time a guest who orders the same again likely ordered twice; the function `place_round` says so in a notice. */
const REPEATED_WITHIN_MS = 5 * 60_000;

/** A round that is likely the same order as an earlier one of its bill, both counted from 1. */
export interface RepeatedRound {
  number: number;
  of: number;
}

/** The earlier round of its bill that a round of a guest likely repeats; `null` for none, and for rounds of staff, who see what they order. */
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
