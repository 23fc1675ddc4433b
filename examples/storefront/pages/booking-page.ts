import { randomUUID } from 'node:crypto';
import type { CalendarDay, ReservationAvailability } from '@sofra/sdk';
import type { Answer } from '../http/answer.ts';
import { Html, html } from '../http/html.ts';
import { adjacentParts } from '../restaurant.ts';
import type { Visit } from '../visit.ts';
import { field } from './basket-page.ts';
import { page } from './layout.ts';

/** The fields of a booking that a guest may have to mend. */
export type BookingField = 'startsAt' | 'name' | 'phone';

export interface BookingView {
  calendar: ReservationAvailability;
  /** Why the last try was refused, in a sentence for the guest. */
  refusal?: string;
  faults?: readonly BookingField[];
}

const USUAL_GUESTS = 2;
const CHECKED = new Html('checked');

/** The times that can be booked, and the form that books one. The days are links, so the page needs no script. */
export function bookingPage(visit: Visit, view: BookingView, status = 200): Answer {
  const { words } = visit;
  const { calendar, refusal, faults = [] } = view;
  const wanted = dateOf(visit);
  // Yesterday is there for what is left of tonight.
  const shown = calendar.days.filter(({ slots }, at) => at > 0 || wanted !== null || slots.length > 0);
  const day =
    shown.find(({ date }) => date === wanted) ?? shown.find(({ slots }) => slots.length > 0) ?? shown[0];
  if (!calendar.reservationsEnabled || day === undefined) {
    const main = html`<div class="narrow sentence"><h1>${words.bookTable}</h1><p>${words.noBooking}</p></div>`;
    return page(visit, { title: words.bookTable, main, place: 'book' });
  }
  const sentence = refusal ?? (faults.length > 0 ? words.fix : null);
  const main = html`<div class="narrow booking"><h1>${words.bookTable}</h1>
${sentence === null ? null : html`<p class="alert" role="alert">${sentence}</p>`}
${days(visit, shown, day)}${parts(visit, calendar)}
${day.slots.length === 0 ? html`<p>${words.noTimes}</p>` : bookingForm(visit, view, day)}</div>`;
  return page(visit, { title: words.bookTable, main, place: 'book', status });
}

/** The date that a guest chose; `null` for none. */
export function dateOf({ form, url }: Visit): string | null {
  const date = form.get('date') ?? url.searchParams.get('date');
  return date !== null && /^\d{4}-\d\d-\d\d$/.test(date) ? date : null;
}

/** Links to the days before and after those that are shown. */
function parts(visit: Visit, calendar: ReservationAvailability): Html | null {
  const { words, venue } = visit;
  const { earlier, later } = adjacentParts(calendar, dateOf(visit), venue.timeZone);
  const link = (date: string | null, text: string) =>
    date === null ? null : html`<a class="button is-quiet" href="/book?date=${date}">${text}</a>`;
  if (earlier === null && later === null) return null;
  return html`<p class="parts">${link(earlier, words.earlierDays)} ${link(later, words.laterDays)}</p>`;
}

function days({ words, formats, url }: Visit, all: readonly CalendarDay[], shown: CalendarDay): Html {
  const address = (date: string) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('date', date);
    query.delete('lang');
    return `/book?${query}`;
  };
  const day = ({ date, slots }: CalendarDay) => {
    if (slots.length === 0) return html`<li><span class="day is-off">${formats.day(date)}</span></li>`;
    const current = date === shown.date ? new Html('aria-current="date"') : null;
    return html`<li><a class="day" href="${address(date)}" ${current}>${formats.day(date)}</a></li>`;
  };
  return html`<nav aria-label="${words.day}"><ul class="days">${all.map(day)}</ul></nav>`;
}

function bookingForm(visit: Visit, view: BookingView, day: CalendarDay): Html {
  const { words, form, formats } = visit;
  const { calendar, faults = [] } = view;
  const guests = Number(form.get('guests') ?? USUAL_GUESTS);
  const time = form.get('startsAt');
  const counts = Array.from({ length: calendar.maxGuests }, (_, index) => index + 1);
  const noTime = faults.includes('startsAt')
    ? html`<p class="fault" id="time-fault">${words.faults.startsAt}</p>`
    : null;
  return html`<form method="post" action="/book" class="checkout" id="checkout">
<input type="hidden" name="form" value="${form.get('form') ?? randomUUID()}"><input type="hidden" name="date" value="${day.date}">
<fieldset ${noTime === null ? null : new Html('aria-describedby="time-fault"')}><legend>${formats.day(day.date)} · ${words.time}</legend>${noTime}
<div class="times">${day.slots.map((slot) => html`<label><input type="radio" name="startsAt" value="${slot.startsAt}" required ${slot.startsAt === time ? CHECKED : null}><span>${slot.time}${nextDay(visit, slot.startsAt, day.date)}</span></label>`)}</div></fieldset>
<label class="field">${words.guests}<select name="guests">${counts.map(
    (count) =>
      html`<option value="${count}" ${count === guests ? new Html('selected') : null}>${words.guestCount(count)}</option>`,
  )}</select></label>
${field(visit, { name: 'name', label: words.yourName, attributes: 'type="text" autocomplete="name" maxlength="100" required', faults })}
${field(visit, { name: 'phone', label: words.phone, hint: words.phoneHint, attributes: 'type="tel" autocomplete="tel" maxlength="30" required', faults })}
<label class="field">${words.bookNote}<textarea name="note" rows="2" maxlength="250">${form.get('note')}</textarea></label>
<button class="button is-main">${calendar.confirmsAutomatically ? words.book : words.request}</button></form>`;
}

/** The day of a time after midnight: it is listed under the evening before. */
function nextDay({ formats }: Visit, startsAt: string, date: string): Html | null {
  const day = formats.dayAt(startsAt);
  return day === formats.day(date) ? null : html` <small>${day}</small>`;
}
