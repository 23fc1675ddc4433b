import { type Static, Type } from 'typebox';
import type { Category, Product } from '../../../core/menu/menu.ts';
import { absoluteAddress } from '../../../core/menu/photo.ts';
import { lira, nullable, uuid } from '../../../http/schema.ts';
import type { CategoryDocument } from '../../../venue-document/menu/menu-document-schema.ts';
import { toCategoryDocument } from '../../../venue-document/menu/write-document-menu.ts';
import type { DescribedLike } from '../../../venue-document/written-out.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';
import { describedTranslations, ProductSetup, toProductSetup } from '../products/product-setup.ts';

/** A category as its owner sets it up. */
export const CategorySetup = Type.Object(
  {
    id: uuid(),
    revision: revisionSchema(),
    name: Type.String({ examples: ['Izgara'] }),
    description: nullable(Type.String({ examples: ['Odun ateşinde'] })),
    imageUrl: nullable(Type.String({ examples: ['https://example.com/photo.jpg'] })),
    isVisible: Type.Boolean({ description: 'Whether it and its products are on the menu.' }),
    products: Type.Array(ProductSetup, { description: 'In the order shown.' }),
    translations: describedTranslations,
  } satisfies DescribedLike<CategoryDocument>,
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
    imageUrl: absoluteAddress(category.imageUrl, baseUrl),
    products: products
      .filter(({ categoryId }) => categoryId === category.id)
      .map((product) => toProductSetup(product, baseUrl)),
  };
}

/** The revision of a category, without its products. */
export function categoryRevision(category: Category): string {
  return revisionOf(category);
}
