import type { Reservation } from '@sofra/sdk';
import type { Answer } from '../http/answer.ts';
import { type Html, html } from '../http/html.ts';
import type { TypedBooking } from '../store.ts';
import type { Visit } from '../visit.ts';
import { page } from './layout.ts';

/** A reservation, as the restaurant has it. Whoever has this address can see and cancel it. */
export function reservationPage(visit: Visit, reservation: Reservation): Answer {
  const { words, url } = visit;
  const main = html`<div class="narrow order" data-live="${url.pathname}/live">${reservationStatus(visit, reservation)}
<p class="hidden" id="said" aria-live="polite"></p><p class="aside">${words.live}</p><p><a class="button is-quiet" href="/book">${words.bookAgain}</a></p></div>`;
  return page(visit, { title: words.bookTable, main, place: 'book' });
}

/**
 * A booking that the restaurant has, maybe of another person with this phone number: it shows what this visitor typed, and
 * nothing more. If the shop informs guests by phone, every booking has this page.
 */
export function receivedPage(visit: Visit, typed: TypedBooking): Answer {
  const { words, shop } = visit;
  const { title, text, told } = words.bookingReceived;
  const main = html`<div class="narrow order"><div id="status" data-status="Received">
<div><h1>${title}</h1><p class="lead">${text}${shop.notifyGuest === null ? null : ` ${told}`}</p></div>
${bookedTable(visit, typed)}${quoted(typed.note)}</div>
<p><a class="button is-quiet" href="/book">${words.bookAgain}</a></p></div>`;
  return page(visit, { title: words.bookTable, main, place: 'book' });
}

/** The part of the page that changes. */
export function reservationStatus(visit: Visit, reservation: Reservation): Html {
  const { words, params } = visit;
  const { status, customer, code, canCancel, cancellationReason, pageUrl } = reservation;
  const said = words.reservationStatuses[status] ?? words.statusElse;
  const shownCode = status === 'Confirmed' || status === 'Pending' ? code : null;
  return html`<div id="status" data-status="${status}">
<div><h1>${said.title}</h1><p class="lead">${said.text}</p></div>
${quoted(cancellationReason)}
${bookedTable(visit, reservation)}
${quoted(customer.note)}
${shownCode === null ? null : html`<p class="code"><span>${words.code}</span> <b dir="ltr">${shownCode}</b></p>`}
${pageUrl === null ? null : html`<p><a class="button is-quiet" href="${pageUrl}" rel="noreferrer">${words.ownPage}</a></p>`}
${canCancel ? html`<form method="post" action="/reservations/${params['id']}/cancel"><button class="button is-quiet">${words.cancel}</button></form>` : null}</div>`;
}

function bookedTable(
  { words, formats }: Visit,
  { startsAt, guests, customer }: Omit<TypedBooking, 'note'>,
): Html {
  return html`<dl class="totals">
<div class="is-total"><dt>${formats.moment(startsAt)}</dt><dd>${words.guestCount(guests)}</dd></div>
<div><dt dir="auto">${customer.name}</dt><dd><bdi>${customer.phone}</bdi></dd></div></dl>`;
}

function quoted(note: string | null): Html | null {
  return note === null ? null : html`<p class="note" dir="auto">“${note}”</p>`;
}
