import { type Static, Type } from 'typebox';
import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { findCategoryIn } from '../../../core/menu/category-revision.ts';
import { findProductIn, MOST_PRODUCTS } from '../../../core/menu/product-revision.ts';
import { saveProductsIn } from '../../../core/menu/products-revision.ts';
import { EXAMPLE_IDS } from '../../../http/openapi/example-ids.ts';
import { uuid } from '../../../http/schema.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import type { VenueContent } from '../../../store/venue/venue-content.ts';
import { requireRevision, revisionSchema } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { applyProductChange, type MenuContext } from '../menu-draft.ts';
import { withItemPath } from './item-problems.ts';
import { ProductChange } from './product-body.ts';
import { ProductSetup, productRevision, toProductSetup } from './product-setup.ts';

/** The largest body in bytes: a thousand products with their parts, in several languages. */
const LARGEST_CHANGE = 2 * 1024 * 1024;

const ProductChanges = Type.Object(
  {
    products: Type.Array(
      Type.Object(
        {
          id: uuid('The product.'),
          revision: Type.Optional({
            ...revisionSchema(),
            description:
              'The `revision` of the product, as the person saw it. Left out: the product is changed in any ' +
              'state.',
          }),
          ...ProductChange.properties,
        },
        { title: 'ProductChangeOfMany', additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_PRODUCTS, description: 'The changes, at most one for each product.' },
    ),
  },
  {
    title: 'ProductChanges',
    additionalProperties: false,
    examples: [{ products: [{ id: EXAMPLE_IDS.product, isVisible: true }] }],
  },
);

type Change = Static<typeof ProductChanges>['products'][number];

export const changeProducts = venueOperation({
  operationId: 'changeProducts',
  method: 'PATCH',
  path: '/venues/{venueId}/products',
  tag: 'Menu',
  summary: 'Change several products at once',
  description:
    'Changes several products like `changeProduct`: all of them or none. `validationErrors` name a ' +
    'product by its position in the request. Repeating a call after a lost answer changes nothing.',
  access: MENU_ACCESS.change,
  body: ProductChanges,
  bodyLimit: LARGEST_CHANGE,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    200: {
      description: 'The products as they are now, in the order of the request.',
      schema: Type.Array(ProductSetup),
    },
  },
  refusals: ['VAT_CLASS_NOT_FOUND', 'CONTENT_CHANGED', 'PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const context = { languages, newId, baseUrl: baseUrl() };
      const products = body.products.map((change, at) =>
        withItemPath(`products[${at}]`, () => applyChange(change, content, context)),
      );
      return {
        content: saveProductsIn(content, products, (at) => `products[${at}]`),
        result: products.map((product) => toProductSetup(product, baseUrl())),
      };
    });
    return { status: 200, data };
  },
});

function applyChange({ id, revision, ...change }: Change, content: VenueContent, context: MenuContext) {
  const stored = findProductIn(content, id.toLowerCase());
  const product = applyProductChange(stored, change, context);
  findCategoryIn(content, product.categoryId);
  const ifMatch = revision === undefined ? undefined : `"${revision}"`;
  requireRevision(ifMatch, productRevision(stored), productRevision(product));
  return product;
}
