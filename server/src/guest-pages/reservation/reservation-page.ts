import { type ComponentChild, h } from 'preact';
import { reasonPageIsClosed } from '../../core/reservations/page-booking.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { AnyAnswer } from '../../http/answer/answer.ts';
import type { Route } from '../../http/mount-routes.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import { hrefOf, sitePathOf } from '../layout/page-address.ts';
import { pageAnswer } from '../layout/page-answer.ts';
import { type PageLanguage, pageLanguageOf } from '../layout/page-language.ts';
import { pageLayout } from '../layout/page-layout.ts';
import { bidiText, term, venueAddress, venueLogo } from '../layout/page-parts.ts';
import { guestsInWords, momentInWords } from '../layout/page-words.ts';
import { findGuestReservation, type GuestReservation, isCanonicalCode } from './find-reservation.ts';
import { guestCode } from './guest-code.ts';
import { cancelObstacleOf } from './guest-state.ts';
import { stateSection } from './state-section.ts';

/** The data of the reservation page. */
interface ReservationView extends GuestReservation {
  language: PageLanguage;
  sitePath: string;
  now: number;
}

/** The page of one reservation, for anyone who has its code. */
export function reservationPage(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: '/{username}/r/{code}' },
    answer: (context) => answerReservation(parts, context),
  };
}

async function answerReservation(parts: GuestParts, context: RequestContext): Promise<AnyAnswer> {
  const found = await findGuestReservation(parts, context);
  const language = pageLanguageOf(context);
  if (!isCanonicalCode(context, found)) {
    return { status: 308, location: hrefOf(found.path, { lang: language.chosen }) };
  }
  const sitePath = sitePathOf(parts.publicSite());
  const view = { ...found, language, sitePath, now: context.now };
  return pageAnswer(200, 'Private', reservationDocument(view), isRefreshed(found.reservation));
}

function reservationDocument(view: ReservationView): ComponentChild {
  const { cached, reservation, path, language, now } = view;
  const words = WORDS[language.language].guestPages.reservation;
  const hasCode = reservation.status === 'Confirmed';
  const frame = {
    language,
    venue: cached.venue,
    title: `${words.heading} – ${cached.venue.name}`,
    path,
    width: hasCode ? ('paired' as const) : ('narrow' as const),
    footer: h('p', null, words.privacy),
    isRefreshed: isRefreshed(reservation),
  };
  return pageLayout(frame, [
    masthead(cached.venue, words.heading, view.sitePath),
    h('div', { class: hasCode ? 'stack pair' : 'stack' }, [
      h('div', { class: 'card stack' }, [
        stateSection(reservation, words, now),
        isRefreshed(reservation) ? h('p', { class: 'aside' }, words.refreshes) : null,
        termsOf(view),
      ]),
      hasCode ? guestCode(reservation.code, words) : null,
      h('div', { class: 'card details' }, detailsOf(view)),
      actions(view),
    ]),
  ]);
}

/** Whether the page refreshes itself, so that a guest who waits for an answer sees it without reloading. */
function isRefreshed({ status }: Reservation): boolean {
  return status === 'Pending';
}

function masthead(venue: Venue, heading: string, sitePath: string): ComponentChild {
  return h('div', { class: 'masthead' }, [
    venueLogo(venue, sitePath),
    h('div', null, h('h1', null, [h('small', null, heading), ' ', bidiText(venue.name)])),
  ]);
}

/** The date, the time and the number of guests. */
function termsOf({
  cached: { venue },
  reservation,
  language: { language },
  now,
}: ReservationView): ComponentChild {
  const words = WORDS[language].guestPages.reservation;
  return h('dl', null, [
    term(words.when, whenWords(venue, reservation, language, now)),
    term(words.guests, guestsInWords(language, reservation.guests)),
  ]);
}

/** The name of the guest and the address of the venue. */
function detailsOf({
  cached: { venue },
  reservation,
  language: { language },
}: ReservationView): ComponentChild {
  const { reservation: words, venue: venueWords } = WORDS[language].guestPages;
  const { name, originalNote } = reservation;
  const where = venueAddress(venue, venueWords);
  return h('dl', null, [
    term(words.name, bidiText(name)),
    originalNote === null ? null : term(words.note, bidiText(originalNote)),
    where === null ? null : term(words.where, where),
  ]);
}

/**
 * The time in the time zone of the venue. A guest who reads another language may be in another time zone, so a note
 * says which one it is.
 */
function whenWords(
  venue: Venue,
  { startsAt }: Reservation,
  language: PageLanguage['language'],
  now: number,
): ComponentChild[] {
  const { day, time } = momentInWords(language, venue.timeZone, startsAt, now);
  const isForeign = venue.languages[0] !== undefined && venue.languages[0].code !== language;
  return [
    h('time', { datetime: new Date(startsAt).toISOString() }, [
      h('span', { class: 'line day' }, day),
      ' ',
      h('span', { class: 'line clock' }, time),
    ]),
    ...(isForeign ? [h('span', { class: 'aside' }, WORDS[language].guestPages.reservation.localTime)] : []),
  ];
}

/** The states after which the page offers to book again. */
const REBOOKING_STATES: ReadonlySet<ReturnType<typeof cancelObstacleOf>> = new Set([
  'Declined',
  'Cancelled',
  'Over',
]);

function actions({ cached, reservation, path, language, sitePath, now }: ReservationView): ComponentChild {
  const { reservation: words, booking } = WORDS[language.language].guestPages;
  const obstacle = cancelObstacleOf(reservation, now);
  const query = { lang: language.chosen };
  const isAhead = obstacle === null;
  const site = `${sitePath}/${cached.venue.username}`;
  const again = { guests: String(reservation.guests), ...query };
  const canBookAgain = REBOOKING_STATES.has(obstacle) && reasonPageIsClosed(cached.venue, now) === null;
  return h('div', { class: 'actions' }, [
    isAhead
      ? h(
          'a',
          { class: 'button', href: hrefOf(`${path}/calendar.ics`, { lang: language.language }) },
          words.addToCalendar,
        )
      : null,
    canBookAgain ? h('a', { class: 'button', href: hrefOf(`${site}/book`, again) }, booking.heading) : null,
    h('a', { class: isAhead || canBookAgain ? 'quiet' : 'button', href: hrefOf(site, query) }, words.seeMenu),
    isAhead
      ? h('a', { class: 'quiet', href: hrefOf(`${path}/cancel`, query) }, words.cancel)
      : h('p', { class: 'aside' }, words.obstacles[obstacle]),
  ]);
}
