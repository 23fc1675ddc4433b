import { randomBytes, randomUUID } from 'node:crypto';
import type { Sofra, TestVenue, VenueExtras } from '../../test/harness/sofra.ts';
import { sampleReservation } from '../../test/samples/sample-reservation.ts';
import { bookable } from '../../test/venues/booking.ts';
import type { Reservation } from '../core/reservations/reservation.ts';
import type { Venue } from '../core/venue/venue.ts';
import { addReservation } from '../operations/reservations/save-reservation.ts';
import { systemRandom } from '../parts/parts.ts';
import { inTransaction } from '../store/database.ts';
import { lockVenueHead } from '../store/venue/venue-heads.ts';

/** The Accept header of browsers. */
export const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** A page as it was received. */
export interface OpenedPage {
  status: number;
  headers: Headers;
  html: string;
  /** The visible text: without tags, with white space collapsed. */
  text: string;
}

export interface OpenOptions {
  language?: string;
  headers?: Record<string, string>;
  method?: string;
  body?: URLSearchParams | string;
}

/** Opens a page as a browser does, in English by default. Does not follow redirects. */
export async function openPage(
  { baseUrl }: Pick<Sofra, 'baseUrl'>,
  path: string,
  { language = 'en-GB,en;q=0.9', headers = {}, method = 'GET', body }: OpenOptions = {},
): Promise<OpenedPage> {
  const response = await fetch(baseUrl + path, {
    method,
    headers: { accept: BROWSER_ACCEPT, 'accept-language': language, ...headers },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: readerText(html) };
}

/** The text between the tags of a page. */
function readerText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return plainText(body.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Text with its HTML escapes undone. */
export function plainText(markup: string): string {
  return markup.replaceAll(/&(lt|gt|amp|quot);/g, (_, name: string) => ENTITIES[name]!);
}

/** A venue with a public page. */
export interface GuestVenue extends TestVenue {
  username: string;
}

/** Makes a venue with a public page, open from 12:00 to 23:00. */
export async function newGuestVenue(
  sofra: Sofra,
  change: Partial<Venue> = {},
  more: VenueExtras = {},
): Promise<GuestVenue> {
  const username = `lokanta-${randomBytes(6).toString('hex')}`;
  const venue = await sofra.newVenue(bookable({ username, ...change }), more);
  return { ...venue, username };
}

/** A reservation with the path of its page. */
export interface ReservationWithPath {
  reservation: Reservation;
  path: string;
}

/** Makes a reservation for four on Wednesday at 20:00, accepted by default. */
export function reserve(
  sofra: Sofra,
  venue: GuestVenue,
  change: Partial<Reservation> = {},
): Promise<ReservationWithPath> {
  const taken = sampleReservation({ status: 'Confirmed', id: randomUUID(), venueId: venue.id, ...change });
  return inTransaction(sofra.db, async (tx) => {
    await lockVenueHead(tx, venue.id);
    const reservation = await addReservation(tx, taken, systemRandom);
    return { reservation, path: `/${venue.username}/r/${reservation.code}` };
  });
}
