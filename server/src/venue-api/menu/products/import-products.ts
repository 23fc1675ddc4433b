import { type Static, Type } from 'typebox';
import { addCategoryTo } from '../../../core/menu/category-revision.ts';
import type { Category, Product } from '../../../core/menu/menu.ts';
import { saveProductsIn } from '../../../core/menu/products-revision.ts';
import { Refusal } from '../../../core/refusals.ts';
import { oneOf, uuid } from '../../../http/schema.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import type { VenueContent } from '../../../store/venue/venue-content.ts';
import { textField } from '../../../venue-document/document-fields.ts';
import { plainLira, toProductDocument } from '../../../venue-document/menu/write-document-menu.ts';
import { venueOperation } from '../../venue-operation.ts';
import { changedProduct, type MenuContext, newCategory, newProduct } from '../menu-draft.ts';
import { inItem } from './item-problems.ts';
import { ListedProduct } from './product-body.ts';
import { productRevision } from './product-setup.ts';

const MOST_ROWS = 200;
const OUTCOMES = ['Added', 'Changed', 'Unchanged', 'Kept'] as const;

const ProductImport = Type.Object(
  {
    existing: Type.Optional(
      oneOf(
        ['Keep', 'Change'],
        'What becomes of a product that the category already has: it stays as it is (the default), or the ' +
          'stated properties change. Its portions that the request does not name stay.',
      ),
    ),
    products: Type.Array(
      Type.Object(
        {
          category: textField(100, 'The name of its category. A category that the menu lacks is made.'),
          ...ListedProduct,
        },
        { title: 'ImportedProduct', additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_ROWS, description: 'In the order shown.' },
    ),
  },
  {
    title: 'ProductImport',
    additionalProperties: false,
    examples: [
      {
        existing: 'Keep',
        products: [
          { category: 'Çorbalar', name: 'Ezogelin', portions: [{ name: 'Porsiyon', price: 95 }] },
          { category: 'Çorbalar', name: 'Mercimek', portions: [{ name: 'Porsiyon', price: 90 }] },
        ],
      },
    ],
  },
);

type ImportBody = Static<typeof ProductImport>;

const ImportedProducts = Type.Object(
  {
    categoriesAdded: Type.Integer({ examples: [1] }),
    products: Type.Array(
      Type.Object(
        {
          id: uuid(),
          outcome: oneOf(
            OUTCOMES,
            '`Unchanged`: it was there with these properties. `Kept`: it was there with others.',
          ),
        },
        { title: 'ImportedProductOutcome' },
      ),
      { description: 'In the order of the request.' },
    ),
  },
  { title: 'ImportedProducts' },
);

export const importProducts = venueOperation({
  operationId: 'importProducts',
  method: 'POST',
  path: '/venues/{venueId}/products/import',
  tag: 'Menu',
  summary: 'Add a list of products, with their categories',
  description:
    'Adds all of the products or none. A product is recognised by its name in its category, so the same ' +
    'request can be sent again without adding anything twice: send a long list in pieces, and a piece again ' +
    'when its answer was lost.',
  access: 'Owner',
  body: ProductImport,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'What became of each product.', schema: ImportedProducts } },
  refusals: ['VAT_CLASS_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      return importInto(content, body, { languages, newId, baseUrl: baseUrl() });
    });
    return { status: 200, data };
  },
});

/** @throws Refusal CONTENT_INVALID with every problem of the first faulty product */
function importInto(content: VenueContent, body: ImportBody, context: MenuContext) {
  requireEachOnce(body);
  const withCategories = addMissingCategories(content, body, context);
  const categories = new Map(withCategories.categories.map((category) => [category.name, category]));
  const products = new Map(
    content.products.map((product) => [placeOf(product.categoryId, product), product]),
  );
  const imported = body.products.map(({ category: categoryName, ...stated }, at) =>
    inItem(`products[${at}]`, () => {
      const { id: categoryId } = categories.get(categoryName)!;
      const stored = products.get(placeOf(categoryId, stated)) ?? null;
      return importOne(stored, stated, { categoryId, changes: body.existing === 'Change' }, context);
    }),
  );
  const saved = imported.filter(({ outcome }) => outcome === 'Added' || outcome === 'Changed');
  const requestPlaces = saved.map((each) => imported.indexOf(each));
  const path = (at: number) => `products[${requestPlaces[at]}]`;
  const revised = saveProductsIn(
    withCategories,
    saved.map(({ product }) => product),
    path,
  );
  const categoriesAdded = revised.categories.length - content.categories.length;
  const outcomes = imported.map(({ product, outcome }) => ({ id: product.id, outcome }));
  return { content: revised, result: { categoriesAdded, products: outcomes } };
}

type StatedProduct = Omit<ImportBody['products'][number], 'category'>;

function importOne(
  stored: Product | null,
  stated: StatedProduct,
  { categoryId, changes }: { categoryId: string; changes: boolean },
  context: MenuContext,
): { product: Product; outcome: (typeof OUTCOMES)[number] } {
  if (stored === null) return { product: newProduct(stated, categoryId, context), outcome: 'Added' };
  // The running stock is counted, so an import never sets it for a product that is there.
  const { stock: _, ...change } = stated;
  const portions = mergedPortions(stored, stated.portions);
  const changed = changedProduct(stored, { ...change, portions }, context);
  if (productRevision(changed) === productRevision(stored)) return { product: stored, outcome: 'Unchanged' };
  return changes ? { product: changed, outcome: 'Changed' } : { product: stored, outcome: 'Kept' };
}

type StatedPortions = StatedProduct['portions'];

/** The portions of a product with those that a list states: named ones change, others stay, new ones come last. */
function mergedPortions(stored: Product, listed: StatedPortions): StatedPortions {
  const byName = new Map(listed.map((portion) => [portion.name, portion]));
  const isDefaultListed = listed.some(({ isDefault }) => isDefault);
  const present = toProductDocument(stored, plainLira).portions.map((portion) => {
    const stated = byName.get(portion.name);
    byName.delete(portion.name);
    return { ...portion, ...(isDefaultListed ? { isDefault: false } : {}), ...stated };
  });
  return [...present, ...byName.values()] as StatedPortions;
}

function addMissingCategories(
  content: VenueContent,
  { products }: ImportBody,
  context: MenuContext,
): VenueContent {
  const known = new Set(content.categories.map(({ name }) => name));
  let revised = content;
  for (const [at, { category: name }] of products.entries()) {
    if (known.has(name)) continue;
    known.add(name);
    const category: Category = newCategory({ name }, context);
    revised = inItem(`products[${at}].category`, () => addCategoryTo(revised, category));
  }
  return revised;
}

function requireEachOnce({ products }: ImportBody): void {
  const first = new Map<string, number>();
  const problems = products.flatMap((product, at) => {
    const place = placeOf(product.category, product);
    const before = first.get(place);
    if (before === undefined) {
      first.set(place, at);
      return [];
    }
    const message = `is the same as products[${before}].name`;
    return [{ field: `products[${at}].name`, message, attemptedValue: product.name }];
  });
  if (problems.length > 0) throw new Refusal('CONTENT_INVALID', { problems });
}

function placeOf(category: string, { name }: { name: string }): string {
  return JSON.stringify([category, name]);
}
