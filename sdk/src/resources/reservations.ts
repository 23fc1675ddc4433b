import { type CallOptions, type Connection, path } from '../connection.ts';
import { type Page, Pages } from '../pages.ts';
import type { BookingRequest, ListQuery, Reservation, ReservationAvailability } from '../records.ts';

export interface AvailabilityQuery {
  /** The first date, `YYYY-MM-DD`. Default: today, on the venue's clock. */
  from?: string | undefined;
  /** The number of days, 1 to 14. Default: 7. */
  days?: number | undefined;
}

/** The result of a booking. */
export interface TakenReservation extends Reservation {
  /** Whether the same guest had already booked the same time, so that this call booked nothing. */
  isRepeat: boolean;
}

/** The reservations that were made through the API. */
export class Reservations {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Reads the times that can be booked now. @throws ApiError PUBLIC_API_VENUE_NOT_FOUND, VALIDATION_ERROR */
  availability(
    venueId: string,
    query: AvailabilityQuery = {},
    options?: CallOptions,
  ): Promise<ReservationAvailability> {
    const where = path`/venues/${venueId}/reservation-availability`;
    return this.#read(where, { ...query }, options);
  }

  /**
   * Makes a reservation. A second call with the same phone number and time returns the same reservation until it is
   * cancelled. So call this again if you do not know whether a call succeeded.
   * @throws ApiError  see `ErrorCodesOf['takeReservation']`
   * @throws NoAnswerError  the reservation may have been made: call again with the same time and phone number
   */
  async take(venueId: string, booking: BookingRequest, options?: CallOptions): Promise<TakenReservation> {
    const where = path`/venues/${venueId}/reservations`;
    const { status, body } = await this.#connection.answer(
      { method: 'POST', path: where, body: booking, budget: 'write', repeatable: 'Always' },
      options,
    );
    return { ...(body?.['data'] as Reservation), isRepeat: status === 200 };
  }

  /** Reads a reservation as it is now. @throws ApiError PUBLIC_API_RESERVATION_NOT_FOUND */
  get(reservationId: string, options?: CallOptions): Promise<Reservation> {
    return this.#read(path`/reservations/${reservationId}`, {}, options);
  }

  /** Lists reservations: open ones soonest first, all others latest first. @throws ApiError  see `ErrorCodesOf['listReservations']` */
  list(query: ListQuery = {}, options?: CallOptions): Pages<Reservation> {
    return new Pages((cursor) =>
      this.#read<Page<Reservation>>('/reservations', { ...query, cursor }, options),
    );
  }

  /**
   * Cancels a reservation for the guest. A reservation that is already cancelled is returned unchanged.
   * @param cancellation  the reason for the venue, at most 250 characters
   * @throws ApiError RESERVATION_NOT_CANCELLABLE, PUBLIC_API_RESERVATION_NOT_FOUND
   */
  cancel(
    reservationId: string,
    cancellation: { reason?: string | null | undefined } = {},
    options?: CallOptions,
  ): Promise<Reservation> {
    const where = path`/reservations/${reservationId}/cancel`;
    return this.#connection.data<Reservation>(
      { method: 'POST', path: where, body: cancellation, budget: 'write', repeatable: 'Always' },
      options,
    );
  }

  #read<T>(
    where: string,
    query: Record<string, string | number | undefined>,
    options?: CallOptions,
  ): Promise<T> {
    return this.#connection.data<T>(
      { method: 'GET', path: where, query, budget: 'read', repeatable: 'Always' },
      options,
    );
  }
}
