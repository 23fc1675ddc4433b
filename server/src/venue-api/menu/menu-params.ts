import { Type } from 'typebox';
import type { RefusalCode } from '../../core/refusals.ts';
import { uuid } from '../../http/schema.ts';

export const CategoryParams = Type.Object({ venueId: uuid('The venue.'), categoryId: uuid('The category.') });

export const ProductParams = Type.Object({ venueId: uuid('The venue.'), productId: uuid('The product.') });

/** The refusal codes of every operation that changes the menu. */
export const MENU_REFUSALS: readonly RefusalCode[] = [
  'VALIDATION_ERROR',
  'CONTENT_INVALID',
  'VENUE_NOT_FOUND',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** The answer to a removal from the menu. */
export const RemovedResource = Type.Object(
  { id: uuid(), removalId: uuid('Brings it back: see `returnMenuRemoval`.') },
  { title: 'RemovedFromMenu' },
);
