import { type ComponentChild, type ComponentChildren, h } from 'preact';
import { PHOTO_WIDTHS, readPhotoPath } from '../../core/menu/photo.ts';
import type { Address, Venue } from '../../core/venue/venue.ts';

/** Text that guests or venues wrote, in its own direction whatever stands around it. */
export function written(text: string): ComponentChild {
  return h('bdi', null, text);
}

/** The address of a picture on a page; `undefined` for none, and for one that would not be loaded over HTTPS. */
export function pictureAddress(url: string | null, sitePath: string, width: number): string | undefined {
  if (url === null) return undefined;
  if (readPhotoPath(url) !== null) return `${sitePath}${url}?width=${width}`;
  return url.startsWith('https://') ? url : undefined;
}

/** The logo of a venue, whose name stands beside it; nothing when it has none. */
export function venueLogo({ logoUrl }: Pick<Venue, 'logoUrl'>, sitePath: string): ComponentChild {
  const src = pictureAddress(logoUrl, sitePath, PHOTO_WIDTHS[0]);
  if (src === undefined) return null;
  return h('img', { class: 'logo', src, alt: '', width: 72, height: 72, referrerpolicy: 'no-referrer' });
}

/** The lines of an address. */
export function addressLines({ line, district, city, country }: Address): string[] {
  const place = [district, city].filter((part) => part !== null).join(', ');
  return [line, place === '' ? null : place, country].filter((part) => part !== null);
}

/** Where a venue is, with a link to a map; nothing when it does not say. */
export function venueAddress(
  venue: Pick<Venue, 'name' | 'address' | 'location'>,
  showMap: string,
): ComponentChild {
  const lines = addressLines(venue.address);
  const map = mapAddress(venue, lines);
  if (map === null) return null;
  return h('address', null, [
    ...lines.map((line) => h('span', { class: 'line' }, written(line))),
    h('a', { class: 'map', href: map, rel: 'noopener noreferrer' }, showMap),
  ]);
}

/** The address of a map that phones open in whatever shows maps on them. */
function mapAddress(
  { name, location }: Pick<Venue, 'name' | 'location'>,
  lines: readonly string[],
): string | null {
  if (location === null && lines.length === 0) return null;
  const place =
    location === null ? [name, ...lines].join(', ') : `${location.latitude},${location.longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}

/** A term with what it stands for, in a list of terms. */
export function term(name: string, value: ComponentChildren): ComponentChild {
  return h('div', null, [h('dt', null, name), h('dd', null, value)]);
}
