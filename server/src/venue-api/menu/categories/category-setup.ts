import { type Static, Type } from 'typebox';
import type { Category, Product } from '../../../core/menu/menu.ts';
import { absolutePictureUrl } from '../../../core/menu/photo.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { categorySchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { toCategoryDocument } from '../../../venue-document/menu/write-document-menu.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';
import { shownProperties } from '../../shown-record.ts';
import { ProductSetup, toProductSetup } from '../products/product-setup.ts';

const { id, products: _, ...properties } = shownProperties(categorySchema);

/** A category as its owner sets it up. */
export const CategorySetup = Type.Object(
  {
    id,
    revision: revisionSchema(),
    ...properties,
    products: Type.Array(ProductSetup, { description: 'The products, in the order shown.' }),
  },
  { title: 'CategorySetup' },
);

/**
 * The JSON of a category for its owner, visible or hidden, with its products.
 * @param products  the products of the whole menu
 * @param baseUrl  the address of the service, for pictures that are its photos
 */
export function toCategorySetup(
  category: Category,
  products: readonly Product[],
  baseUrl: string,
): Static<typeof CategorySetup> {
  return {
    ...toCategoryDocument(category, [], lira),
    revision: categoryRevision(category),
    imageUrl: absolutePictureUrl(category.imageUrl, baseUrl),
    products: products
      .filter(({ categoryId }) => categoryId === category.id)
      .map((product) => toProductSetup(product, baseUrl)),
  };
}

/** The revision of a category, without its products. */
export function categoryRevision(category: Category): string {
  return revisionOf(category);
}
