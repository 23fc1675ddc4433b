import type { Sofra, VenueExtras } from '../../../test/harness/sofra.ts';
import { bookingSettings } from '../../../test/samples/sample-venue.ts';
import { WEDNESDAY_EVENING } from '../../../test/venues/booking.ts';
import type { Reservation } from '../../core/reservations/reservation.ts';
import type { Venue } from '../../core/venue/venue.ts';
import { listReservationsBetween } from '../../store/reservations/reservations.ts';
import { type GuestVenue, newGuestVenue, type OpenedPage, openPage, plainText } from '../guest-fixture.ts';

/** Makes a venue that guests can book on its page, open from 12:00 to 23:00. */
export function newPageVenue(
  sofra: Sofra,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<GuestVenue> {
  const reservations = bookingSettings({ confirmsAutomatically: false, isOfferedOnPage: true });
  return newGuestVenue(sofra, { reservations, ...change }, more);
}

let phones = 0;

/** The entries of a guest: four guests on Wednesday at 20:00, each time with another phone number. */
export function sampleEntries(change: Record<string, string> = {}): Record<string, string> {
  phones += 1;
  return {
    date: '2026-03-04',
    startsAt: WEDNESDAY_EVENING,
    guests: '4',
    name: 'Ayşe Yılmaz',
    phone: `0533 ${1_000_000 + phones}`,
    note: 'Pencere kenarı',
    website: '',
    ...change,
  };
}

/** The hidden key of the form on a page. */
export function formKeyOf({ html }: Pick<OpenedPage, 'html'>): string {
  return /name="key" value="([^"]*)"/.exec(html)![1]!;
}

export interface SendOptions {
  language?: string;
  headers?: Record<string, string>;
  query?: string;
}

/** Opens the form, fills it in and sends it. */
export async function sendForm(
  sofra: Sofra,
  { username }: Pick<GuestVenue, 'username'>,
  change: Record<string, string> = {},
  { language = 'en', headers = {}, query = '' }: SendOptions = {},
): Promise<OpenedPage> {
  const path = `/${username}/book${query}`;
  const key = formKeyOf(await openPage(sofra, path, { language }));
  const body = new URLSearchParams({ key, ...sampleEntries(change) });
  return openPage(sofra, path, { method: 'POST', body, headers, language });
}

/** All reservations of a venue. */
export function reservationsOf(sofra: Sofra, venue: Pick<GuestVenue, 'id'>): Promise<Reservation[]> {
  return listReservationsBetween(sofra.db, venue.id, 0, Date.parse('2100-01-01'));
}

/** What a form shows: its entries by field, and the sentences about faults. */
export function shownForm({ html }: Pick<OpenedPage, 'html'>) {
  const attribute = (tag: string | undefined, name: string) =>
    plainText(new RegExp(` ${name}="([^"]*)"`).exec(tag ?? '')?.[1] ?? '');
  const tagOf = (id: string) =>
    new RegExp(`<(?:input|select|textarea)(?= [^<]*?id="${id}")(?:[^>"]|"[^"]*")*>`).exec(html)?.[0];
  const faults = [...html.matchAll(/<p class="error" id="(\w+)-fault">([^<]*)</g)];
  return {
    times: [...html.matchAll(/<input type="radio" name="startsAt" value="([^"]*)"/g)].map(
      ([, value]) => value!,
    ),
    startsAt: attribute(/<input type="radio"[^>]* checked[^>]*>/.exec(html)?.[0], 'value'),
    guests: attribute(/<option[^>]* selected[^>]*>/.exec(html)?.[0], 'value'),
    name: attribute(tagOf('name'), 'value'),
    phone: attribute(tagOf('phone'), 'value'),
    note: plainText(/<textarea[^>]* id="note"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    faults: Object.fromEntries(faults.map(([, field, sentence]) => [field!, plainText(sentence!)])),
  };
}
