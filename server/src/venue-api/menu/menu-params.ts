import { Type } from 'typebox';
import { uuid } from '../../http/schema.ts';

export const CategoryParams = Type.Object({ venueId: uuid('The venue.'), categoryId: uuid('The category.') });

export const ProductParams = Type.Object({ venueId: uuid('The venue.'), productId: uuid('The product.') });

/** The answer to a removal from the menu. */
export const RemovedResource = Type.Object(
  { id: uuid(), removalId: uuid('Brings it back: see `returnMenuRemoval`.') },
  { title: 'RemovedFromMenu' },
);
