import type { OrderStatus } from '../bills/bill-status.ts';
import type { ReservationStatus } from '../reservations/reservation.ts';
import { seededDice } from './dice.ts';
import { type EveningPlan, hasTroubleAt } from './evening.ts';
import { scenarioOf } from './scenario.ts';

/** The properties of an open bill that played staff need, in the form of the venue API. */
export interface PracticeBill {
  id: string;
  number: number;
  type: 'DineIn' | 'Takeaway' | 'Delivery';
  status: OrderStatus;
  rounds: readonly { id: string; orderedAt: string; note: string | null }[];
  lines: readonly {
    id: string;
    roundId: string;
    quantity: number;
    status: string;
    course: { id: string; place: number } | null;
    isHeld: boolean;
    firedAt: string | null;
  }[];
  payments: readonly unknown[];
  totals: { total: number; remaining: number };
  leftAt: string | null;
}

/** The properties of a reservation that played staff need, in the form of the venue API. */
export interface PracticeReservation {
  id: string;
  status: ReservationStatus;
  startsAt: string;
  createdAt: string;
  checkedInAt: string | null;
  originalNote: string | null;
}

/** A call of the venue API by played staff. `params` are the parameters in the path. */
export interface StaffAct {
  operationId: string;
  params: Record<string, string>;
  body?: object;
}

/** The moment of an evening at which played staff act. */
export interface EveningMoment {
  plan: EveningPlan;
  minute: number;
  /** In milliseconds. */
  now: number;
  /** How long a minute of the evening takes, in milliseconds. */
  minuteMs: number;
}

/** How long played staff wait before each step, in minutes of the evening; `SLOW_FACTOR` is a factor. */
const ACCEPT_AFTER = 1;
const READY_AFTER = 4;
const SERVE_AFTER = 2;
const LEAVE_AFTER = 2;
const ARRIVE_AFTER = 6;
const PAY_AFTER = 4;
const ANSWER_AFTER = 2;
const CHECK_IN_AFTER = 4;
const VISIT_MINUTES = 8;
const SLOW_FACTOR = 3;

/** What played staff do with an open bill at a moment: at most one act for each round, or one for the whole bill. */
export function actsOnBill(bill: PracticeBill, moment: EveningMoment): StaffAct[] {
  const since = minutesSince(moment);
  const first = bill.rounds[0]!;
  if (scenarioOf(first.note) === 'cancel' && bill.status === 'Received' && bill.payments.length === 0) {
    if (since(first.orderedAt) < ACCEPT_AFTER) return [];
    return [{ operationId: 'voidBill', params: { billId: bill.id }, body: { reason: 'Practice' } }];
  }
  const struck = lineToStrike(bill);
  if (struck !== null && since(first.orderedAt) >= ACCEPT_AFTER) return [struck];
  const cooked = bill.rounds.flatMap((round) => actsOnRound(bill, round, moment));
  if (cooked.length > 0) return cooked;
  const next = courseToFire(bill);
  if (next !== null) return [next];
  return settle(bill, moment);
}

/** Strikes the second line of a bill with the scenario `strike`; `null` if a line is already struck. */
function lineToStrike({ id, rounds, lines, status }: PracticeBill): StaffAct | null {
  if (status !== 'Received' || scenarioOf(rounds[0]!.note) !== 'strike' || lines.length < 2) return null;
  if (lines.some((line) => line.status === 'Cancelled')) return null;
  return { operationId: 'strikeLine', params: { billId: id, lineId: lines[1]!.id }, body: {} };
}

/** Fires the next held course when all other lines are served; `null` if there is nothing to fire. */
function courseToFire({ id, lines }: PracticeBill): StaffAct | null {
  const open = lines.filter(({ status }) => status !== 'Served' && status !== 'Cancelled');
  if (open.length === 0 || open.some(({ isHeld }) => !isHeld)) return null;
  const [first] = open.toSorted((a, b) => (a.course?.place ?? 0) - (b.course?.place ?? 0));
  return { operationId: 'fireCourse', params: { billId: id }, body: { courseId: first!.course!.id } };
}

/** Moves a round to its next status: preparing, ready, served. A delivery is not served. */
function actsOnRound(
  bill: PracticeBill,
  round: PracticeBill['rounds'][number],
  moment: EveningMoment,
): StaffAct[] {
  const lines = bill.lines.filter(
    ({ roundId, status, isHeld }) => roundId === round.id && status !== 'Cancelled' && !isHeld,
  );
  const firedAt = lines.flatMap((line) => line.firedAt ?? []).sort();
  const age = minutesSince(moment)(firedAt.at(-1) ?? round.orderedAt);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const slow = hasTroubleAt(moment.plan, 'SlowKitchen', moment.minute) ? SLOW_FACTOR : 1;
  const readyAt = (READY_AFTER + Math.min(units, READY_AFTER)) * slow;
  const bump = (to: string): StaffAct[] => [
    { operationId: 'bumpRound', params: { billId: bill.id, roundId: round.id }, body: { to } },
  ];
  const has = (status: string) => lines.some((line) => line.status === status);
  if (has('Pending')) return age >= ACCEPT_AFTER ? bump('Preparing') : [];
  if (has('Preparing')) return age >= readyAt ? bump('Ready') : [];
  return has('Ready') && bill.type !== 'Delivery' && age >= readyAt + SERVE_AFTER ? bump('Served') : [];
}

/** Marks a delivery as left, records half of the money first on every second bill, and closes the bill. */
function settle(bill: PracticeBill, moment: EveningMoment): StaffAct[] {
  const since = minutesSince(moment);
  const params = { billId: bill.id };
  const age = since(bill.rounds.at(-1)!.orderedAt);
  if (bill.type === 'Delivery' && bill.leftAt === null) {
    const isGoing = bill.status === 'Ready' && age >= READY_AFTER + LEAVE_AFTER;
    return isGoing ? [{ operationId: 'markLeft', params, body: { hasLeft: true } }] : [];
  }
  const isDone = bill.status === 'Served' || (bill.leftAt !== null && since(bill.leftAt) >= ARRIVE_AFTER);
  if (!isDone || age < READY_AFTER + PAY_AFTER) return [];
  const dice = seededDice(moment.plan.seed, bill.number);
  const kind = dice(3) === 0 ? 'Cash' : 'Card';
  const half = Math.floor(bill.totals.total / 2);
  if (bill.payments.length === 0 && half > 0 && bill.number % 2 === 0)
    return [{ operationId: 'recordPayment', params, body: { kind: 'Cash', amount: half } }];
  return [{ operationId: 'closeBill', params, body: bill.totals.remaining === 0 ? {} : { kind } }];
}

/** What played staff do with a reservation at a moment; nothing if the reservation is over. */
export function actsOnReservation(reservation: PracticeReservation, moment: EveningMoment): StaffAct[] {
  const { id, status, createdAt, checkedInAt, originalNote } = reservation;
  const since = minutesSince(moment);
  const scenario = scenarioOf(originalNote);
  const act = (operationId: string, body?: object): StaffAct[] => [
    { operationId, params: { reservationId: id }, ...(body === undefined ? {} : { body }) },
  ];
  if (status === 'Pending') {
    if (since(createdAt) < ANSWER_AFTER || scenario === 'guest-cancel') return [];
    return scenario === 'decline' ? act('declineReservation', {}) : act('acceptReservation');
  }
  if (status === 'Confirmed') {
    if (since(createdAt) < CHECK_IN_AFTER || scenario === 'guest-cancel' || scenario === 'later') return [];
    if (scenario === 'cancel' || scenario === 'decline') return act('cancelForVenue', {});
    return scenario === 'no-show' ? missed(reservation, moment) : act('checkInReservation');
  }
  const isOver = status === 'Seated' && checkedInAt !== null && since(checkedInAt) >= VISIT_MINUTES;
  return isOver ? act('endVisit') : [];
}

/**
 * Marks guests as a no-show. First moves the reservation to now: waiting for its time would take longer than the evening.
 */
function missed({ id, startsAt }: PracticeReservation, { now, minuteMs }: EveningMoment): StaffAct[] {
  const params = { reservationId: id };
  if (Date.parse(startsAt) <= now) return [{ operationId: 'markNoShow', params }];
  const body = { startsAt: new Date(now - minuteMs).toISOString() };
  return [{ operationId: 'changeReservation', params, body }];
}

/** Whether a played guest cancels a reservation now, because its note has the scenario `guest-cancel`. */
export function guestCancelsNow(
  { status, createdAt, originalNote }: PracticeReservation,
  moment: EveningMoment,
): boolean {
  const isOpen = status === 'Pending' || status === 'Confirmed';
  return (
    isOpen && scenarioOf(originalNote) === 'guest-cancel' && minutesSince(moment)(createdAt) >= ANSWER_AFTER
  );
}

function minutesSince({ now, minuteMs }: EveningMoment): (instant: string) => number {
  return (instant) => (now - Date.parse(instant)) / minuteMs;
}
