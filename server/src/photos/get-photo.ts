import { Type } from 'typebox';
import { PHOTO_WIDTHS } from '../core/menu/photo.ts';
import { Refusal } from '../core/refusals.ts';
import { matchesEtag } from '../http/answer/etag.ts';
import { type Budget, requireWithin, type Spend } from '../http/limits/budget.ts';
import type { RequestContext } from '../http/mount-routes.ts';
import { anonymousRoute } from '../http/operation-frame.ts';
import { uuid } from '../http/schema.ts';
import type { Db } from '../store/database.ts';
import { findPhotoSize } from '../store/menu/photos.ts';

/** A menu loads dozens of photos at a time, and many guests may share an address. */
const PHOTO_BUDGET: Budget = { name: 'photo', perMinute: 2_000 };

const WIDEST = PHOTO_WIDTHS.at(-1)!;

/** A photo never changes, may be shown on any page, and can do nothing but be shown. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Photos of venues, for everyone who looks at a menu. */
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
  refusals: ['VALIDATION_ERROR', 'PHOTO_NOT_FOUND'],
  run: async (db: Db, { params: { venueId, photoId }, query: { width = WIDEST }, header }) => {
    const size = await findPhotoSize(db, venueId, photoId, width);
    if (size === null) throw new Refusal('PHOTO_NOT_FOUND');
    const etag = `"${photoId}-${size.width}"`;
    const headers = { ...HEADERS, ETag: etag };
    if (matchesEtag(header('if-none-match'), etag)) return { status: 304, dataJson: null, headers };
    return { status: 200, mediaType: size.mediaType, bytes: size.content, headers };
  },
});

/**
 * Spends the photo budget of the address that a request comes from. Only a refused request carries the
 * headers of the budget: caches on the way store all other answers.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function photoCeiling(spend: Spend | null): (context: RequestContext) => void {
  return ({ address, headers }) => {
    const spending = spend?.(PHOTO_BUDGET, address);
    if (spending?.isWithin === false) requireWithin(spending, headers);
  };
}
