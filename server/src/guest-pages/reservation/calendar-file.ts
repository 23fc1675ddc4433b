import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ReservationStatus } from '../../core/reservations/reservation.ts';
import { fillMessage } from '../../core/text/message.ts';
import type { Venue } from '../../core/venue/venue.ts';
import type { Route } from '../../http/mount-routes.ts';
import type { RequestContext } from '../../http/request/request-context.ts';
import { WORDS } from '../../words/words.ts';
import type { GuestParts } from '../guest-parts.ts';
import { pageLanguageOf } from '../layout/page-language.ts';
import { addressLines } from '../layout/page-parts.ts';
import { guestsInWords } from '../layout/page-words.ts';
import { findGuestReservation, type GuestReservation } from './find-reservation.ts';

/** A millionth of a degree is about 10 centimetres. */
const DEGREE_DIGITS = 6;

const STATUSES: Record<ReservationStatus, ICalEventStatus> = {
  Pending: ICalEventStatus.TENTATIVE,
  Confirmed: ICalEventStatus.CONFIRMED,
  Seated: ICalEventStatus.CONFIRMED,
  Completed: ICalEventStatus.CONFIRMED,
  NoShow: ICalEventStatus.CONFIRMED,
  Declined: ICalEventStatus.CANCELLED,
  Cancelled: ICalEventStatus.CANCELLED,
};

/** A reservation as a calendar file for the guest. A later file replaces an earlier one in the calendar. */
export function calendarFile(parts: GuestParts): Route {
  return {
    description: { method: 'GET', path: '/{username}/r/{code}/calendar.ics' },
    answer: async (context) => {
      const found = await findGuestReservation(parts, context);
      const text = calendarText(found, parts.publicSite(), context);
      return {
        status: 200,
        mediaType: 'text/calendar; charset=utf-8',
        bytes: Buffer.from(text),
        headers: {
          'Content-Disposition': 'inline; filename="reservation.ics"',
          'X-Robots-Tag': 'noindex, nofollow',
          'Referrer-Policy': 'no-referrer',
          Vary: 'Accept-Language',
        },
      };
    },
  };
}

/** @see RFC 5545 */
function calendarText(found: GuestReservation, site: string, context: RequestContext): string {
  const { cached, reservation, path } = found;
  const { language } = pageLanguageOf(context);
  const { calendarEntry: words } = WORDS[language].guestPages;
  const { origin } = new URL(site);
  const page = origin + path;
  const calendar = new ICalCalendar({
    prodId: { company: 'Sofra', product: 'Reservations', language },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: reservation.id,
    sequence: reservation.revision,
    stamp: new Date(context.now),
    start: new Date(reservation.startsAt),
    end: new Date(reservation.startsAt + cached.venue.reservations.visitMinutes * 60_000),
    summary: `${cached.venue.isPractice ? `${WORDS[language].papers.practice}: ` : ''}${fillMessage(language, words.summary, { venue: cached.venue.name })}`,
    description: `${guestsInWords(language, reservation.guests)}\n${words.page}: ${page}`,
    location: placeOf(cached.venue),
    url: page,
    status: STATUSES[reservation.status],
  });
  // The library omits the last line break.
  return `${calendar.toString()}\r\n`;
}

function placeOf({ name, address, location }: Venue) {
  const title = [name, ...addressLines(address)].join(', ');
  if (location === null) return { title };
  const { latitude, longitude } = location;
  return { title, geo: { lat: roundDegrees(latitude), lon: roundDegrees(longitude) } };
}

function roundDegrees(degrees: number): number {
  return Number(degrees.toFixed(DEGREE_DIGITS));
}
