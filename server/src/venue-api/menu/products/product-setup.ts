import { type Static, Type } from 'typebox';
import type { Product } from '../../../core/menu/menu.ts';
import { absolutePictureUrl } from '../../../core/menu/photo.ts';
import { lira } from '../../../http/answer/envelope.ts';
import { uuid } from '../../../http/schema.ts';
import { productSchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { toProductDocument } from '../../../venue-document/menu/write-document-menu.ts';
import { revisionOf, revisionSchema } from '../../record-revision.ts';
import { shownProperties } from '../../shown-record.ts';

const { id, ...properties } = shownProperties(productSchema);

/** A product as its owner sets it up. */
export const ProductSetup = Type.Object(
  { id, revision: revisionSchema(), categoryId: uuid(), ...properties },
  { title: 'ProductSetup' },
);

/**
 * The JSON of a product for its owner, visible or hidden, with all its parts and texts.
 * @param baseUrl  the address of the service, for a picture that is its photo
 */
export function toProductSetup(product: Product, baseUrl: string): Static<typeof ProductSetup> {
  const { id, ...document } = toProductDocument(product, lira);
  const { categoryId, imageUrl } = product;
  return {
    id,
    revision: productRevision(product),
    categoryId,
    ...document,
    imageUrl: absolutePictureUrl(imageUrl, baseUrl),
  };
}

/** The revision of a product, without its stock, which orders change and which has operations of its own. */
export function productRevision({ stock: _, ...product }: Product): string {
  return revisionOf(product);
}
