import type { Venue } from '../venue/venue.ts';
import type { Category, Product } from './menu.ts';

/** The widths in pixels at which a photo is stored. Widths above the original width are left out. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const;

/** The largest uploaded photo, in bytes. */
export const MOST_PHOTO_BYTES = 10 * 1024 * 1024;

/**
 * The most pixels of an uploaded photo: more than the photos of phones have, and few enough to decode during other work.
 */
export const MOST_PHOTO_PIXELS = 50_000_000;

/** How many bytes are needed to recognise the format of a file. */
export const PHOTO_START_BYTES = 64;

/** How long an unused photo is kept, from when it was first found unused. Other services may have cached its address. */
export const UNUSED_PHOTO_MS = 24 * 3_600_000;

const UUID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** The path of an uploaded photo. Accepted in every property that takes the address of a picture. */
export const PHOTO_PATH_PATTERN = `/photos/${UUID}/${UUID}`;

const photoPath = new RegExp(`^${PHOTO_PATH_PATTERN}$`);

export function photoPathOf(venueId: string, photoId: string): string {
  return `/photos/${venueId}/${photoId}`;
}

/** Parses the path of an uploaded photo; `null` for any other address. */
export function parsePhotoPath(url: string): { venueId: string; photoId: string } | null {
  if (!photoPath.test(url)) return null;
  const [venueId, photoId] = url.split('/').slice(2);
  return { venueId: venueId!, photoId: photoId! };
}

/**
 * The address of a picture for an API answer: makes the path of an uploaded photo absolute, and keeps any other address.
 * @param base  the address of the service, without a slash at its end
 */
export function absolutePictureUrl(url: string | null, base: string): string | null {
  return url?.startsWith('/') ? base + url : url;
}

/**
 * The address of a picture to store: the reverse of {@link absolutePictureUrl}.
 */
export function storedPictureUrl<Address extends string | null | undefined>(
  url: Address,
  base: string,
): Address | string {
  if (!url?.startsWith(`${base}/`)) return url;
  const path = url.slice(base.length).split('?', 1)[0]!;
  return photoPath.test(path) ? path : url;
}

/** The records of a venue that can have a picture. */
export interface ContentWithPhotos {
  venue: Pick<Venue, 'id' | 'logoUrl'>;
  categories: readonly Pick<Category, 'id' | 'imageUrl'>[];
  products: readonly Pick<Product, 'id' | 'imageUrl'>[];
}

/** The path of a photo, and the property that refers to it. */
export interface PhotoReference {
  field: 'logoUrl' | 'imageUrl';
  path: string;
}

/** The paths of photos that a change of a venue adds. */
export function newPhotoReferences(before: ContentWithPhotos, after: ContentWithPhotos): PhotoReference[] {
  const stored = new Map(
    [...before.categories, ...before.products].map(({ id, imageUrl }) => [id, imageUrl]),
  );
  const pictured = [...after.categories, ...after.products];
  const logo = { field: 'logoUrl' as const, path: after.venue.logoUrl, was: before.venue.logoUrl };
  const images = pictured.map(({ id, imageUrl }) => ({
    field: 'imageUrl' as const,
    path: imageUrl,
    was: stored.get(id) ?? null,
  }));
  return [logo, ...images].flatMap(({ field, path, was }) =>
    path?.startsWith('/') && path !== was ? [{ field, path }] : [],
  );
}
