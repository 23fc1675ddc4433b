import type { Static } from 'typebox';
import type { Category, Product } from '../../core/menu/menu.ts';
import { productFromDraft } from '../../core/menu/menu-from-draft.ts';
import { storedPictureUrl } from '../../core/menu/photo.ts';
import { foreignPartsOf } from '../../core/venue/drafts/foreign-parts.ts';
import { type ProductDraft, statedIdsOf } from '../../core/venue/drafts/venue-draft.ts';
import type { Language } from '../../core/venue/venue.ts';
import type { NewId } from '../../parts/parts.ts';
import type { CategoryDocument, ProductDocument } from '../../venue-document/menu/menu-document-schema.ts';
import { readCategory, readProduct } from '../../venue-document/menu/read-document-menu.ts';
import {
  plainLira,
  toCategoryDocument,
  toProductDocument,
} from '../../venue-document/menu/write-document-menu.ts';
import { readPart } from '../../venue-document/read-part.ts';
import type { CategoryChange, NewCategory } from './categories/category-body.ts';
import type { NewProduct, ProductChange } from './products/product-body.ts';

/** What reading and making records of a menu needs. */
export interface MenuContext {
  languages: readonly Language[];
  newId: NewId;
  /** The base URL of photos, in answers and in requests. */
  baseUrl: string;
}

/** Makes a category without products; a stated id is kept. @throws Refusal CONTENT_INVALID */
export function makeCategory(
  { id, products: _, ...body }: Static<typeof NewCategory>,
  context: MenuContext,
): Category {
  return categoryOf(withStoredPicture(body, context), id?.toLowerCase() ?? context.newId(), context);
}

/** Applies a request to a category. @throws Refusal CONTENT_INVALID */
export function applyCategoryChange(
  stored: Category,
  body: Static<typeof CategoryChange>,
  context: MenuContext,
): Category {
  const { products: _, ...document } = toCategoryDocument(stored, [], plainLira);
  return categoryOf({ ...document, ...withStoredPicture(body, context) }, stored.id, context);
}

function categoryOf(document: CategoryDocument, id: string, { languages }: MenuContext): Category {
  const { products: _, ...category } = readPart(document, languages, (reading) =>
    readCategory(document, [], reading),
  );
  return { ...category, id };
}

/**
 * Makes a product at the end of a category. A stated id means that the product was on the menu before: its parts keep
 * their stated ids, too.
 * @throws Refusal CONTENT_INVALID with every problem
 */
export function makeProduct(
  { id, ...body }: Static<typeof NewProduct>,
  categoryId: string,
  context: MenuContext,
): Product {
  const document = withStoredPicture(body, context);
  const draft = readDraft(document, id === undefined ? null : 'OwnIds', context);
  return toProduct(draft, null, { id: id?.toLowerCase() ?? context.newId(), categoryId }, context);
}

/**
 * Applies a request to a product. Each list of parts is replaced as a whole. A part keeps its id if the request has
 * the id or the present name.
 * @throws Refusal CONTENT_INVALID with every problem
 */
export function applyProductChange(
  stored: Product,
  { categoryId = stored.categoryId, ...body }: Static<typeof ProductChange>,
  context: MenuContext,
): Product {
  const document = { ...toProductDocument(stored, plainLira), ...withStoredPicture(body, context) };
  const ids = { id: stored.id, categoryId: categoryId.toLowerCase() };
  return toProduct(readDraft(document, stored, context), stored, ids, context);
}

/** @param known  the product whose parts may have ids in the document; `OwnIds`: any id is accepted; `null`: no id */
function readDraft(
  document: ProductDocument,
  known: Product | 'OwnIds' | null,
  { languages }: MenuContext,
): ProductDraft {
  return readPart(document, languages, (reading) => {
    const draft = readProduct(document, [], reading);
    if (known === 'OwnIds') return draft;
    for (const { path, id } of foreignPartsOf(draft, known)) {
      reading.faults.add(path, 'is not an id of such a part of the product: omit the id of a new part', id);
    }
    return draft;
  });
}

function toProduct(
  draft: ProductDraft,
  stored: Product | null,
  { id, categoryId }: { id: string; categoryId: string },
  { newId }: MenuContext,
): Product {
  return productFromDraft({ id, draft, stored }, categoryId, { stated: statedIdsOf([draft]), newId });
}

function withStoredPicture<Body extends { imageUrl?: string | null }>(
  body: Body,
  { baseUrl }: MenuContext,
): Body {
  return body.imageUrl === undefined ? body : { ...body, imageUrl: storedPictureUrl(body.imageUrl, baseUrl) };
}
