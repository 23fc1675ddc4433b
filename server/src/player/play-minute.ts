import type { Session } from '../core/access/session.ts';
import { isTroubledAt, minuteMsOf, type PlayedEvening } from '../core/practice/evening.ts';
import { type GuestAct, type GuestBooking, type GuestOrder, guestsAt } from '../core/practice/guests.ts';
import {
  actsOnBill,
  actsOnReservation,
  isCancelledByGuest,
  type StaffBill,
  type StaffMoment,
  type StaffReservation,
} from '../core/practice/staff.ts';
import { addDays } from '../core/venue-clock.ts';
import type { CallOwn, OwnAnswer, OwnCall } from '../http/own/own-calls.ts';
import { type EveningParts, requirePlayable } from '../operations/practice/evenings.ts';
import { soldOutProductOf, stageOf } from '../operations/practice/stage.ts';
import type { Clock } from '../parts/parts.ts';
import { findKeyHash } from '../store/practice/played-evenings.ts';

/** What playing needs. */
export interface PlayerParts extends EveningParts {
  clock: Clock;
  call: CallOwn;
}

/** Who plays the staff: no person has done what it does. */
const PLAYER = { accountId: '00000000-0000-7000-8000-000000000001', name: 'Practice', email: '' } as const;

/**
 * Plays the next minute of an evening: what its guests do, then what staff do about everything that is open at the venue, orders and
 * reservations of others included. Playing a minute again orders and pays nothing twice.
 * @returns how many calls the service refused
 * @throws Refusal when the venue is no longer one to play at
 */
export async function playMinute(parts: PlayerParts, evening: PlayedEvening): Promise<number> {
  const { db, clock } = parts;
  const { venueId, plan, minute, keyId } = evening;
  const cached = await requirePlayable(parts, venueId);
  const keyHash = keyId === null ? null : await findKeyHash(db, venueId, keyId);
  const cast = castOf(parts, evening, keyHash);
  const moment = { plan, minute, now: clock.now(), minuteMs: minuteMsOf(plan) };
  await playTroubles(cast, moment, soldOutProductOf(cached, plan));
  for (const act of guestsAt(plan, stageOf(cached), minute)) await playGuest(cast, act, moment.now);
  await serveBills(cast, moment);
  await answerReservations(cast, moment);
  return cast.refused();
}

/** The people of an evening, and how they call. */
interface Cast {
  hasKey: boolean;
  /** Calls as staff. @returns `data`, `null` when it was refused */
  staff(call: Omit<OwnCall, 'idempotencyKey'>): Promise<unknown>;
  /** Calls with the key of the guests. */
  guest(call: Omit<OwnCall, 'idempotencyKey'>): Promise<OwnAnswer>;
  refused(): number;
}

function castOf({ call }: PlayerParts, { id, venueId, minute }: PlayedEvening, keyHash: string | null): Cast {
  const session: Session = {
    ...PLAYER,
    role: 'Staff',
    venueId,
    reach: [venueId],
    expiresAt: Number.MAX_SAFE_INTEGER,
  };
  let calls = 0;
  let refused = 0;
  const send = async (caller: Parameters<CallOwn>[0], sent: Omit<OwnCall, 'idempotencyKey'>) => {
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

/** Begins and ends a rush, and switches a product off and on again. The kitchen and the printer have their troubles by themselves. */
async function playTroubles({ staff }: Cast, moment: StaffMoment, productId: string | null): Promise<void> {
  const { plan, minute, now, minuteMs } = moment;
  const begins = (trouble: 'Rush' | 'SoldOut') =>
    isTroubledAt(plan, trouble, minute) && !isTroubledAt(plan, trouble, minute - 1);
  const ends = (trouble: 'Rush' | 'SoldOut') =>
    !isTroubledAt(plan, trouble, minute) && isTroubledAt(plan, trouble, minute - 1);
  const switchTo = (isSoldOut: boolean) =>
    staff({ operationId: 'switchSoldOut', params: { productId: productId! }, body: { isSoldOut } });
  if (productId !== null && begins('SoldOut')) await switchTo(true);
  if (productId !== null && ends('SoldOut')) await switchTo(false);
  if (begins('Rush')) {
    const until = new Date(now + plan.minutes * minuteMs).toISOString();
    await staff({ operationId: 'declareRush', params: {}, body: { until, reason: 'Practice' } });
  }
  if (ends('Rush')) await staff({ operationId: 'endRush', params: {} });
}

async function playGuest(cast: Cast, act: GuestAct, now: number): Promise<void> {
  return act.kind === 'Order' ? order(cast, act.order) : book(cast, act.booking, now);
}

/** Orders with the key; by staff without one, and while the venue is closed to guests. */
async function order({ hasKey, guest, staff }: Cast, body: GuestOrder): Promise<void> {
  const answer = hasKey ? await guest({ operationId: 'placeOrder', params: {}, body }) : null;
  const isLeftToStaff =
    answer === null || ('refused' in answer && answer.refused === 'OUTSIDE_WORKING_HOURS');
  if (isLeftToStaff) await staff({ operationId: 'placeStaffOrder', params: {}, body });
}

const HALF_HOUR_MS = 30 * 60_000;

/** Books with the key; by staff without one, and at a time that the venue does not offer to guests. */
async function book(
  { hasKey, guest, staff }: Cast,
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

async function serveBills({ staff }: Cast, moment: StaffMoment): Promise<void> {
  const query = { state: 'Open', pageSize: MOST_ON_A_PAGE };
  const page = await staff({ operationId: 'listBills', params: {}, query });
  const { items } = page as { items: StaffBill[] };
  // The oldest bills come first, as in any kitchen.
  for (const bill of items.toReversed()) {
    for (const act of actsOnBill(bill, moment)) await staff(act);
  }
}

/** Answers requests of all evenings, and plays the reservations of today and tomorrow to their ends. */
async function answerReservations(cast: Cast, moment: StaffMoment): Promise<void> {
  const { staff, guest, hasKey } = cast;
  type Listed = { items: (StaffReservation & { isTakenByApi: boolean })[] };
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
    if (isCancelledByGuest(reservation, moment)) {
      const params = { reservationId: reservation.id };
      if (hasKey && reservation.isTakenByApi)
        await guest({ operationId: 'cancelReservation', params, body: {} });
      else await staff({ operationId: 'cancelForVenue', params, body: {} });
    }
    for (const act of actsOnReservation(reservation, moment)) await staff(act);
  }
}
