import { randomUUID } from 'node:crypto';
import { isApiError, type Reservation } from '@sofra/sdk';
import { type Answer, seeOther } from '../http/answer.ts';
import { type BookingField, type BookingView, bookingPage, dateOf } from '../pages/booking-page.ts';
import { sentencePage, tooManyPage } from '../pages/layout.ts';
import { receivedPage, reservationPage } from '../pages/reservation-page.ts';
import type { Received } from '../store.ts';
import type { Visit } from '../visit.ts';

export async function showBooking(visit: Visit): Promise<Answer> {
  return bookingPage(visit, { calendar: await visit.shop.restaurant.calendar(dateOf(visit)) });
}

/**
 * Books a table. There is no key: the service knows a repeat by its phone number and its time. So a form that comes twice
 * makes one reservation. Anybody can type the number of somebody else: a repeat of a booking that was not made with this form is answered with
 * what was typed, as a new one is, and says nothing of the other.
 */
export async function book(visit: Visit): Promise<Answer> {
  const { form, shop } = visit;
  const sent = form.get('form') ?? '';
  const formId = /^[\w-]{36}$/.test(sent) ? sent : randomUUID();
  const { store } = shop;
  if (store.findReservation(formId) !== null || store.findReceived(formId) !== null)
    return seeOther(`/reservations/${formId}`);
  if (!shop.limits.takes('Booking', visit.visitor)) return tooManyPage(visit);
  const taken = await take(visit);
  if ('answer' in taken) return taken.answer;
  if (store.claimReservation(formId, taken.reservationId) !== formId) store.keepReceived(formId, taken.typed);
  return seeOther(`/reservations/${formId}`);
}

type Taken = { reservationId: string; typed: Received } | { answer: Answer };

async function take(visit: Visit): Promise<Taken> {
  const { form, shop, language } = visit;
  const text = (name: string) => (form.get(name) ?? '').trim();
  try {
    const booking = {
      startsAt: text('startsAt'),
      guests: Number(text('guests')),
      customer: { name: text('name'), phone: text('phone') },
      note: text('note') === '' ? null : text('note'),
    };
    const { id } = await shop.sofra.reservations.take(shop.venueId, booking, { language });
    return { reservationId: id, typed: booking };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error;
    const faults = fieldsOf(error.validationErrors.map(({ field }) => field));
    const view = faults.length > 0 ? { faults } : { refusal: error.userMessage };
    return { answer: await refuse(visit, view, 422) };
  }
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

export async function findReservation({ shop, params }: Visit): Promise<Reservation | null> {
  const id = shop.store.findReservation(params['id'] ?? '');
  return id === null ? null : shop.reservations.get(id);
}

export async function showReservation(visit: Visit): Promise<Answer> {
  const received = visit.shop.store.findReceived(visit.params['id'] ?? '');
  if (received !== null) return receivedPage(visit, received);
  const reservation = await findReservation(visit);
  if (reservation === null) return sentencePage(visit, visit.words.notFound, 404);
  return reservationPage(visit, reservation);
}

export async function cancelReservation(visit: Visit): Promise<Answer> {
  const { shop, params, language } = visit;
  const id = shop.store.findReservation(params['id'] ?? '');
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
