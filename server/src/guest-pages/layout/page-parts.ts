import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { PHOTO_WIDTHS, parsePhotoPath } from '../../core/menu/photo.ts';
import { formatPhone } from '../../core/text/phone.ts';
import type { Address, Venue } from '../../core/venue/venue.ts';
import type { Words } from '../../words/words.ts';

/** Text that guests or venues wrote. Its direction does not depend on the text around it. */
export function bidiText(text: string): ComponentChild {
  return h('bdi', null, text);
}

/** The address of an image on a page; `undefined` if there is none, or if it would not load over HTTPS. */
export function pictureAddress(url: string | null, sitePath: string, width: number): string | undefined {
  if (url === null) return undefined;
  if (parsePhotoPath(url) !== null) return `${sitePath}${url}?width=${width}`;
  return url.startsWith('https://') ? url : undefined;
}

/** The logo of a venue, next to its name; nothing if it has none. */
export function venueLogo({ logoUrl }: Pick<Venue, 'logoUrl'>, sitePath: string): ComponentChild {
  const src = pictureAddress(logoUrl, sitePath, PHOTO_WIDTHS[0]);
  if (src === undefined) return null;
  return h('img', { class: 'logo', src, alt: '', width: 72, height: 72, referrerpolicy: 'no-referrer' });
}

/** The lines of an address. */
export function addressLines({ line, district, city, country }: Address): string[] {
  const address = [district, city].filter((part) => part !== null).join(', ');
  return [line, address === '' ? null : address, country].filter((part) => part !== null);
}

/**
 * The address of a venue with a link to a map, and its phone number; nothing if the venue has neither address nor
 * coordinates nor a phone.
 */
export function venueAddress(
  venue: Pick<Venue, 'name' | 'address' | 'location' | 'phone'>,
  words: Pick<Words['guestPages']['venue'], 'showMap' | 'phone'>,
): ComponentChild {
  const lines = addressLines(venue.address);
  const map = mapAddress(venue, lines);
  if (map === null && venue.phone === null) return null;
  return h('address', null, [
    ...lines.map((line) => h('span', { class: 'line' }, bidiText(line))),
    map === null ? null : h('a', { class: 'map', href: map, rel: 'noopener noreferrer' }, words.showMap),
    venue.phone === null ? null : h('span', { class: 'line' }, [`${words.phone}: `, phoneLink(venue.phone)]),
  ]);
}

/** A map link that phones open in their map app. */
function mapAddress(
  { name, location }: Pick<Venue, 'name' | 'location'>,
  lines: readonly string[],
): string | null {
  if (location === null && lines.length === 0) return null;
  const address =
    location === null ? [name, ...lines].join(', ') : `${location.latitude},${location.longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`;
}

/** A phone number as a link that dials it. It is read from left to right in every language. */
export function phoneLink(phone: string): ComponentChild {
  return h('a', { class: 'phone', href: `tel:${phone}` }, h('bdi', { dir: 'ltr' }, formatPhone(phone)));
}

/** A term and its description, in a description list. */
export function term(name: string, value: ComponentChildren): ComponentChild {
  return h('div', null, [h('dt', null, name), h('dd', null, value)]);
}
