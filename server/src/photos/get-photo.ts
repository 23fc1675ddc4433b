import { Type } from 'typebox';
import { PHOTO_WIDTHS } from '../core/menu/photo.ts';
import { Refusal } from '../core/refusals.ts';
import { matchesEtag } from '../http/answer/etag.ts';
import { type Budget, requireWithin, type Spend } from '../http/limits/budget.ts';
import type { AnyAnswer, RequestContext, Route } from '../http/mount-routes.ts';
import type { OperationDescription } from '../http/operation.ts';
import { callInputOf } from '../http/request/call-input.ts';
import { uuid } from '../http/schema.ts';
import type { Db } from '../store/database.ts';
import { findPhotoSize } from '../store/menu/photos.ts';

/** A menu loads dozens of them at once, and many guests may come from one address. */
const PHOTO_BUDGET: Budget = { name: 'photo', perMinute: 2_000 };

const WIDEST = PHOTO_WIDTHS.at(-1)!;

const description: OperationDescription = {
  operationId: 'getPhoto',
  method: 'GET',
  path: '/{venueId}/{photoId}',
  tag: 'Photos',
  summary: 'Load a photo',
  description:
    'The narrowest size that is at least as wide as is asked for, else the widest. It never changes.',
  params: Type.Object({ venueId: uuid('The venue.'), photoId: uuid('The photo.') }),
  query: Type.Object({ width: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  answers: { 200: { description: 'The photo.', schema: null, mediaType: 'image/webp' } },
  refusals: ['VALIDATION_ERROR', 'PHOTO_NOT_FOUND'],
};

const input = callInputOf(description);

/** A photo is what it is for good, may be shown on any page, and can do nothing but be shown. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Photos of venues, for whoever looks at a menu. */
export function getPhoto(db: Db): Route {
  return { description, answer: (context) => answerPhoto(db, context) };
}

async function answerPhoto(db: Db, { request }: RequestContext): Promise<AnyAnswer> {
  const { venueId, photoId } = input.params(request.params) as { venueId: string; photoId: string };
  const { width = WIDEST } = input.query(request.query) as { width?: number };
  const size = await findPhotoSize(db, venueId, photoId, width);
  if (size === null) throw new Refusal('PHOTO_NOT_FOUND');
  const etag = `"${photoId}-${size.width}"`;
  const headers = { ...HEADERS, ETag: etag };
  if (matchesEtag(request.headers['if-none-match'], etag)) return { status: 304, dataJson: null, headers };
  return { status: 200, mediaType: size.mediaType, bytes: size.content, headers };
}

/**
 * Spends the photos of the address that a visit comes from. What is left of them is told only to who has none left: all
 * other answers are kept by whoever passes them on.
 * @param spend  `null` when budgets are switched off
 * @throws Refusal RATE_LIMIT_EXCEEDED
 */
export function photoCeiling(spend: Spend | null): (context: RequestContext) => void {
  return ({ address, headers }) => {
    const spending = spend?.(PHOTO_BUDGET, address);
    if (spending?.isWithin === false) requireWithin(spending, headers);
  };
}
