import { randomUUID } from 'node:crypto';
import { isApiError, type Reservation, type TakenReservation } from '@sofra/sdk';
import { type Answer, seeOther } from '../http/answer.ts';
import { type BookingField, type BookingView, bookingPage, dateOf } from '../pages/booking-page.ts';
import { sentencePage, tooManyPage } from '../pages/layout.ts';
import { receivedPage, reservationPage } from '../pages/reservation-page.ts';
import type { TypedBooking } from '../store.ts';
import type { Visit } from '../visit.ts';

export async function showBooking(visit: Visit): Promise<Answer> {
  return bookingPage(visit, { calendar: await visit.shop.restaurant.calendar(dateOf(visit)) });
}

/** How far the clocks of the shop and of the service may be apart. */
const CLOCKS_APART_MS = 60_000;

/**
 * Books a table. There is no key: the service knows a repeat by its phone number and its time. So a form that comes twice
 * makes one reservation. Any visitor can type another person's number: the reservation is this form's own only if it was
 * made since the form was sent, and by no other form. Otherwise the answer has what was typed, and nothing of the other.
 */
export async function book(visit: Visit): Promise<Answer> {
  const { form, shop } = visit;
  const sent = form.get('form') ?? '';
  const formId = /^[\w-]{36}$/.test(sent) ? sent : randomUUID();
  const { store } = shop;
  const page = seeOther(`/reservations/${formId}`);
  if (typeof store.findBooking(formId)?.reservationId === 'string') return page;
  if (!shop.limits.takes('Booking', visit.visitor)) return tooManyPage(visit);
  const typed = typedIn(form);
  const sentAt = store.markBooking(formId, typed);
  const taken = await take(visit, formId, typed);
  if ('answer' in taken) return taken.answer;
  // A repeat can be the form's own: its first answer was lost.
  const isMade = !taken.isRepeat || Date.parse(taken.createdAt) >= sentAt - CLOCKS_APART_MS;
  if (store.settleBooking(formId, taken.id, isMade)) notifyGuest(visit, taken);
  return page;
}

function typedIn(form: URLSearchParams): TypedBooking {
  const text = (name: string) => (form.get(name) ?? '').trim();
  return {
    startsAt: text('startsAt'),
    guests: Number(text('guests')),
    customer: { name: text('name'), phone: text('phone') },
    note: text('note') === '' ? null : text('note'),
  };
}

async function take(
  visit: Visit,
  formId: string,
  booking: TypedBooking,
): Promise<TakenReservation | { answer: Answer }> {
  const { shop, language } = visit;
  try {
    return await shop.sofra.reservations.take(shop.venueId, booking, { language });
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    shop.store.forgetBooking(formId);
    if (error.status === 429) throw error;
    const faults = fieldsOf(error.validationErrors.map(({ field }) => field));
    const view = faults.length > 0 ? { faults } : { refusal: error.userMessage };
    return { answer: await refuse(visit, view, 422) };
  }
}

/** Sends code and page to the phone. No one waits for it: the answer takes as long as that to a repeat. */
function notifyGuest({ shop, venue, words }: Visit, { customer, code, pageUrl }: Reservation): void {
  const text = [`${venue.name}: ${words.bookingReceived.title}.`, code && `${words.code} ${code}`, pageUrl];
  shop.notifyGuest?.(customer.phone, text.filter(Boolean).join(' ')).catch((error: unknown) => {
    console.error(`A guest was not told of a booking: ${String(error)}`);
  });
}

const FIELDS: Record<string, BookingField> = {
  startsAt: 'startsAt',
  'customer.name': 'name',
  'customer.phone': 'phone',
};

function fieldsOf(named: readonly string[]): BookingField[] {
  return named.flatMap((field) => FIELDS[field] ?? []);
}

async function refuse(visit: Visit, view: Omit<BookingView, 'calendar'>, status: number): Promise<Answer> {
  return bookingPage(
    visit,
    { calendar: await visit.shop.restaurant.calendar(dateOf(visit)), ...view },
    status,
  );
}

/** The id of the reservation that this page may show and cancel: none where phones are told, so that all pages of bookings are alike. */
function ownReservationId({ shop, params }: Visit): string | null {
  const booking = shop.store.findBooking(params['id'] ?? '');
  return booking?.isOwn && shop.notifyGuest === null ? booking.reservationId : null;
}

export async function findReservation(visit: Visit): Promise<Reservation | null> {
  const id = ownReservationId(visit);
  return id === null ? null : visit.shop.reservations.get(id);
}

export async function showReservation(visit: Visit): Promise<Answer> {
  const reservation = await findReservation(visit);
  if (reservation !== null) return reservationPage(visit, reservation);
  const booking = visit.shop.store.findBooking(visit.params['id'] ?? '');
  if (typeof booking?.reservationId === 'string') return receivedPage(visit, booking.typed);
  return sentencePage(visit, visit.words.notFound, 404);
}

export async function cancelReservation(visit: Visit): Promise<Answer> {
  const { shop, params, language } = visit;
  const id = ownReservationId(visit);
  if (id === null) return sentencePage(visit, visit.words.notFound, 404);
  try {
    const cancelled = await shop.sofra.reservations.cancel(id, {}, { language });
    shop.reservations.put(cancelled);
  } catch (error) {
    // It can be cancelled no more: its page says what it is now.
    if (!isApiError(error, 'RESERVATION_NOT_CANCELLABLE')) throw error;
  }
  return seeOther(`/reservations/${params['id']}`);
}
