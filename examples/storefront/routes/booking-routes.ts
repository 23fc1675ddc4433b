import { isApiError, type Reservation, type TakenReservation } from '@sofra/sdk';
import { type Answer, seeOther } from '../http/answer.ts';
import { type BookingField, type BookingView, bookingPage, dateOf } from '../pages/booking-page.ts';
import { sentencePage, tooManyPage } from '../pages/layout.ts';
import { reservationPage } from '../pages/reservation-page.ts';
import type { Visit } from '../visit.ts';

export async function showBooking(visit: Visit): Promise<Answer> {
  return bookingPage(visit, { calendar: await visit.shop.restaurant.calendar(dateOf(visit)) });
}

/**
 * Books a table. There is no key: the service knows a repeat by its phone number and its time. So a form that comes twice
 * makes one reservation; but somebody else who knows the number must not see it by booking it again.
 */
export async function book(visit: Visit): Promise<Answer> {
  const { form, shop, words } = visit;
  const formId = form.get('form') ?? '';
  const again = shop.store.findReservation(formId);
  if (again !== null) return seeOther(`/reservations/${formId}`);
  if (!shop.limits.takes('Booking', visit.visitor)) return tooManyPage(visit);
  const taken = await take(visit);
  if ('answer' in taken) return taken.answer;
  const owner = /^[\w-]{36}$/.test(formId) ? shop.store.claimReservation(formId, taken.reservation.id) : '';
  if (owner === formId && owner !== '') return seeOther(`/reservations/${formId}`);
  return refuse(visit, { refusal: words.alreadyBooked }, 409);
}

async function take(visit: Visit): Promise<{ reservation: TakenReservation } | { answer: Answer }> {
  const { form, shop, language } = visit;
  const text = (name: string) => (form.get(name) ?? '').trim();
  try {
    const booking = {
      startsAt: text('startsAt'),
      guests: Number(text('guests')),
      customer: { name: text('name'), phone: text('phone') },
      note: text('note') === '' ? null : text('note'),
    };
    return { reservation: await shop.sofra.reservations.take(shop.venueId, booking, { language }) };
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
