import { Type } from 'typebox';
import { PHOTO_WIDTHS } from '../core/menu/photo.ts';
import { Refusal } from '../core/refusals.ts';
import { anonymousRoute } from '../http/anonymous-route.ts';
import { matchesEtag } from '../http/answer/etag.ts';
import type { Budget } from '../http/limits/budget.ts';
import { uuid } from '../http/schema.ts';
import type { Db } from '../store/database.ts';
import { findPhotoSize } from '../store/menu/photos.ts';

/** The request limit for each address: a menu loads dozens of photos at a time, and many guests may share an address. */
export const PHOTO_BUDGET: Budget = { name: 'photo', perMinute: 2_000 };

const WIDEST = PHOTO_WIDTHS.at(-1)!;

/** Headers for a file that never changes, may be shown on any website, and must not run as a script or page. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The route of a photo of a venue, for anyone who looks at a menu. */
export const getPhoto = anonymousRoute({
  operationId: 'getPhoto',
  method: 'GET',
  path: '/{venueId}/{photoId}',
  tag: 'Photos',
  summary: 'Load a photo',
  description: 'The narrowest size that is at least as wide as requested, else the widest. It never changes.',
  params: Type.Object({ venueId: uuid('The venue.'), photoId: uuid('The photo.') }),
  query: Type.Object({ width: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  answers: { 200: { description: 'The photo.', schema: null, mediaType: 'image/webp' } },
  refusals: ['PHOTO_NOT_FOUND'],
  run: async (db: Db, { params: { venueId, photoId }, query: { width = WIDEST }, header }) => {
    const size = await findPhotoSize(db, venueId, photoId, width);
    if (size === null) throw new Refusal('PHOTO_NOT_FOUND');
    const etag = `"${photoId}-${size.width}"`;
    const headers = { ...HEADERS, ETag: etag };
    if (matchesEtag(header('if-none-match'), etag)) return { status: 304, headers };
    return { status: 200, mediaType: size.mediaType, bytes: size.content, headers };
  },
});
