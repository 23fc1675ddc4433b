import { OWNERS_GRANTS } from '../core/access/rights.ts';
import type { Session } from '../core/access/sign-in/session.ts';
import { hasTroubleAt, minuteMsOf, type PlayedEvening } from '../core/practice/evening.ts';
import {
  type GuestAct,
  type GuestBooking,
  type GuestOrder,
  guestActsAt,
  soldOutProductOf,
} from '../core/practice/guests.ts';
import {
  actsOnBill,
  actsOnReservation,
  type EveningMoment,
  guestCancelsNow,
  type PracticeBill,
  type PracticeReservation,
} from '../core/practice/staff.ts';
import { addDays } from '../core/venue-clock.ts';
import type { CallInternally, InternalAnswer, InternalCall } from '../http/internal/internal-calls.ts';
import { type EveningParts, requirePlayable } from '../operations/practice/evenings.ts';
import { offerOf } from '../operations/practice/offer.ts';
import type { Clock } from '../parts/parts.ts';
import { findKeyHash } from '../store/practice/played-evenings.ts';

/** The dependencies of playing. */
export interface PlayerParts extends EveningParts {
  clock: Clock;
  call: CallInternally;
}

/** The made-up person who plays the staff, so that no real person appears as the author. */
const PLAYER = { accountId: '00000000-0000-7000-8000-000000000001', name: 'Practice', email: '' } as const;

/**
 * Plays the next minute of an evening: first the guests, then the staff, who handle everything that is open at the venue
 * (also real callers' orders and reservations). Playing a minute again orders and pays nothing twice.
 * @returns the number of calls that the service refused
 * @throws Refusal if the venue is no longer for practice
 */
export async function playMinute(parts: PlayerParts, evening: PlayedEvening): Promise<number> {
  const { db, clock } = parts;
  const { venueId, plan, minute, keyId } = evening;
  const offer = offerOf(await requirePlayable(parts, venueId));
  const keyHash = keyId === null ? null : await findKeyHash(db, venueId, keyId);
  const callers = callersOf(parts, evening, keyHash);
  const moment = { plan, minute, now: clock.now(), minuteMs: minuteMsOf(plan) };
  await playTroubles(callers, moment, soldOutProductOf(offer, plan));
  for (const act of guestActsAt(plan, offer, minute)) await playGuest(callers, act, moment.now);
  await serveBills(callers, moment);
  await answerReservations(callers, moment);
  return callers.refused();
}

/** A call without its Idempotency-Key: that is made from the evening, the minute and the number of the call. */
type PlayedCall = Omit<InternalCall, 'idempotencyKey'>;

/** The functions with which staff and guests of an evening call the service. */
interface Callers {
  hasKey: boolean;
  /** Calls as staff. @returns the `data` of the answer; `null` if it was refused */
  staff(call: PlayedCall): Promise<unknown>;
  /** Calls with the API key of the guests. */
  guest(call: PlayedCall): Promise<InternalAnswer>;
  refused(): number;
}

function callersOf(
  { call }: PlayerParts,
  { id, venueId, minute }: PlayedEvening,
  keyHash: string | null,
): Callers {
  const session: Session = {
    ...PLAYER,
    role: 'Cashier',
    ...OWNERS_GRANTS,
    proof: 'Password',
    provedAt: null,
    device: null,
    venueId,
    reach: [venueId],
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
  let calls = 0;
  let refused = 0;
  const send = async (caller: Parameters<CallInternally>[0], sent: PlayedCall) => {
    calls += 1;
    const idempotencyKey = `${id}-${minute}-${calls}`;
    const answer = await call(caller, { ...sent, params: { venueId, ...sent.params }, idempotencyKey });
    if ('refused' in answer) refused += 1;
    return answer;
  };
  return {
    hasKey: keyHash !== null,
    staff: async (sent) => {
      const answer = await send({ session }, sent);
      return 'data' in answer ? answer.data : null;
    },
    guest: (sent) => send({ keyHash: keyHash! }, sent),
    refused: () => refused,
  };
}

/**
 * Begins and ends the troubles of this minute: a rush, and a sold-out product. Troubles of the kitchen and the printer are played
 * elsewhere.
 */
async function playTroubles(
  { staff }: Callers,
  moment: EveningMoment,
  productId: string | null,
): Promise<void> {
  const { plan, minute, now, minuteMs } = moment;
  const changeOf = (trouble: 'Rush' | 'SoldOut') => {
    const isThere = hasTroubleAt(plan, trouble, minute);
    return isThere === hasTroubleAt(plan, trouble, minute - 1) ? null : isThere;
  };
  const [isSoldOut, isRush] = [changeOf('SoldOut'), changeOf('Rush')];
  if (productId !== null && isSoldOut !== null)
    await staff({ operationId: 'switchSoldOut', params: { productId }, body: { isSoldOut } });
  if (isRush === true) {
    const until = new Date(now + plan.minutes * minuteMs).toISOString();
    await staff({ operationId: 'declareRush', params: {}, body: { until, reason: 'Practice' } });
  }
  if (isRush === false) await staff({ operationId: 'endRush', params: {} });
}

async function playGuest(callers: Callers, act: GuestAct, now: number): Promise<void> {
  return act.kind === 'Order' ? order(callers, act.order) : book(callers, act.booking, now);
}

/** Orders with the API key; through staff if there is no key, or while the venue takes no orders of guests. */
async function order({ hasKey, guest, staff }: Callers, body: GuestOrder): Promise<void> {
  const answer = hasKey ? await guest({ operationId: 'placeOrder', params: {}, body }) : null;
  const isLeftToStaff =
    answer === null || ('refused' in answer && answer.refused === 'OUTSIDE_WORKING_HOURS');
  if (isLeftToStaff) await staff({ operationId: 'placeStaffOrder', params: {}, body });
}

const HALF_HOUR_MS = 30 * 60_000;

/** Books with the API key; through staff if there is no key, or if the venue does not offer the time to guests. */
async function book(
  { hasKey, guest, staff }: Callers,
  { hoursAhead, ...booking }: GuestBooking,
  now: number,
): Promise<void> {
  const halfHours = Math.ceil(now / HALF_HOUR_MS) + 2 * hoursAhead;
  const body = { ...booking, startsAt: new Date(halfHours * HALF_HOUR_MS).toISOString() };
  const answer = hasKey ? await guest({ operationId: 'takeReservation', params: {}, body }) : null;
  if (answer === null || 'refused' in answer)
    await staff({ operationId: 'takeStaffReservation', params: {}, body });
}

const MOST_ON_A_PAGE = '100';

async function serveBills({ staff }: Callers, moment: EveningMoment): Promise<void> {
  const query = { state: 'Open', pageSize: MOST_ON_A_PAGE };
  const page = await staff({ operationId: 'listBills', params: {}, query });
  const { items } = page as { items: PracticeBill[] };
  // The oldest bills first, as in any kitchen.
  for (const bill of items.toReversed()) {
    for (const act of actsOnBill(bill, moment)) await staff(act);
  }
}

/** Answers the booking requests of all days, and plays the visits of today's and tomorrow's reservations. */
async function answerReservations(callers: Callers, moment: EveningMoment): Promise<void> {
  const { staff, guest, hasKey } = callers;
  type Listed = { items: (PracticeReservation & { isTakenByApi: boolean })[] };
  const pending = (await staff({
    operationId: 'listPendingReservations',
    params: {},
    query: { pageSize: MOST_ON_A_PAGE },
  })) as Listed;
  const list = (query: Record<string, string>) =>
    staff({ operationId: 'listReservations', params: {}, query }) as Promise<Listed & { date: string }>;
  const today = await list({});
  const tomorrow = await list({ date: addDays(today.date, 1) });
  const byId = new Map(
    [...pending.items, ...today.items, ...tomorrow.items].map((reservation) => [reservation.id, reservation]),
  );
  for (const reservation of byId.values()) {
    if (guestCancelsNow(reservation, moment)) {
      const params = { reservationId: reservation.id };
      if (hasKey && reservation.isTakenByApi)
        await guest({ operationId: 'cancelReservation', params, body: {} });
      else await staff({ operationId: 'cancelForVenue', params, body: {} });
    }
    for (const act of actsOnReservation(reservation, moment)) await staff(act);
  }
}
