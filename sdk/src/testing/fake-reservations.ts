import type { ValidationError } from '../errors.ts';
import type { BookingRequest, CalendarDay, Reservation, ReservationAvailability, Slot } from '../records.ts';
import { FakeRefusal, problem, type Success } from './fake-answer.ts';
import type { FakeVenue } from './fake-venue.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OPEN = ['Pending', 'Confirmed', 'Seated'];

/** The reservations of the fake service. Its calendar has every half hour of every day, in UTC. */
export class FakeReservations {
  readonly #fake: FakeVenue;
  /** The reservations, oldest first. */
  readonly all: Reservation[] = [];

  constructor(fake: FakeVenue) {
    this.#fake = fake;
  }

  availability(query: URLSearchParams, now: number): ReservationAvailability {
    const days = Number(query.get('days') ?? 7);
    const from = Date.parse(query.get('from') ?? dateOf(now));
    if (!Number.isInteger(days) || days < 1 || days > 14 || Number.isNaN(from)) {
      throw new FakeRefusal('VALIDATION_ERROR', [problem('days', 'must be from 1 to 14', query.get('days'))]);
    }
    const { reservationsEnabled, confirmsAutomatically, venue } = this.#fake;
    const dates = Array.from({ length: reservationsEnabled ? days : 0 }, (_, at) => from + at * DAY_MS);
    return {
      ...{ venueId: venue.id, reservationsEnabled, confirmsAutomatically, timeZone: venue.timeZone },
      ...{ maxGuests: 20, minNoticeMinutes: 30, lastBookableDate: dateOf(now + 60 * DAY_MS) },
      days: dates.map((date) => dayOf(date, now)),
    };
  }

  take(body: unknown, now: number): Success {
    const booking = readBooking(body);
    const { customer, startsAt } = booking;
    const standing = this.all.find(
      (known) =>
        known.customer.phone === customer.phone && known.startsAt === startsAt && OPEN.includes(known.status),
    );
    if (standing !== undefined) return this.#answer(200, standing);
    if (!this.#fake.reservationsEnabled) throw new FakeRefusal('RESERVATIONS_DISABLED');
    const instant = Date.parse(startsAt);
    if (instant <= now) throw new FakeRefusal('INVALID_RESERVATION_DATE');
    const isSlot = instant % (30 * MINUTE_MS) === 0 && instant >= now + 30 * MINUTE_MS;
    if (!isSlot) throw new FakeRefusal('RESERVATION_TIME_UNAVAILABLE');
    const reservation = this.#newReservation(booking, now);
    this.all.push(reservation);
    return this.#answer(201, reservation);
  }

  get(reservationId: string): Reservation {
    const reservation = this.all.find(({ id }) => id === reservationId);
    if (reservation === undefined) throw new FakeRefusal('PUBLIC_API_RESERVATION_NOT_FOUND');
    return reservation;
  }

  /** Open ones soonest first, all others latest first. */
  list(status: string): Reservation[] {
    const listed = this.all
      .filter((known) => status === 'all' || OPEN.includes(known.status) === (status === 'open'))
      .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
    return status === 'open' ? listed : listed.reverse();
  }

  cancel(reservationId: string, body: unknown, now: number): Reservation {
    const reservation = this.get(reservationId);
    if (reservation.status === 'Cancelled') return reservation;
    if (!reservation.canCancel) throw new FakeRefusal('RESERVATION_NOT_CANCELLABLE');
    const { reason = null } = (body ?? {}) as { reason?: string | null };
    return Object.assign(reservation, {
      ...{ status: 'Cancelled', canCancel: false, cancelledAt: new Date(now).toISOString() },
      ...{ cancelledBy: 'Customer', cancellationReason: reason },
    });
  }

  #newReservation({ startsAt, guests, customer, note = null }: BookingRequest, now: number): Reservation {
    const { confirmsAutomatically, venue } = this.#fake;
    return {
      ...{ id: crypto.randomUUID(), venueId: venue.id, startsAt, guests },
      status: confirmsAutomatically ? 'Confirmed' : 'Pending',
      customer: { name: customer.name, phone: customer.phone, note },
      ...{ code: crypto.randomUUID().slice(0, 8).toUpperCase(), pageUrl: null, canCancel: true },
      ...{ checkedInAt: null, cancelledAt: null, cancelledBy: null, cancellationReason: null },
      createdAt: new Date(now).toISOString(),
    };
  }

  #answer(status: 200 | 201, reservation: Reservation): Success {
    const headers = { Location: `/public/v1/reservations/${reservation.id}` };
    return { status, data: reservation, headers };
  }
}

function readBooking(body: unknown): BookingRequest {
  const { startsAt, guests, customer } = (body ?? {}) as Partial<BookingRequest>;
  const problems: ValidationError[] = [];
  if (Number.isNaN(Date.parse(startsAt ?? '')))
    problems.push(problem('startsAt', 'must be an instant', startsAt));
  if (!Number.isInteger(guests) || guests! < 1)
    problems.push(problem('guests', 'must be from 1 to 20', guests));
  if (!customer?.name) problems.push(problem('customer.name', 'is required'));
  if (!customer?.phone) problems.push(problem('customer.phone', 'is required'));
  if (problems.length > 0) throw new FakeRefusal('PUBLIC_API_RESERVATION_INVALID', problems);
  if (guests! > 20) throw new FakeRefusal('TOO_MANY_GUESTS');
  return { ...(body as BookingRequest), startsAt: new Date(startsAt!).toISOString() };
}

function dayOf(from: number, now: number): CalendarDay {
  const instants = Array.from({ length: 48 }, (_, at) => from + at * 30 * MINUTE_MS);
  const slots = instants
    .filter((instant) => instant >= now + 30 * MINUTE_MS)
    .map((instant): Slot => {
      const startsAt = new Date(instant).toISOString();
      return { startsAt, time: startsAt.slice(11, 16) };
    });
  return { date: dateOf(from), state: 'Open', slots };
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
