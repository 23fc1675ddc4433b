import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { findCategoryIn } from '../../../core/menu/category-revision.ts';
import { addProductTo, requireFreeIds } from '../../../core/menu/product-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { makeProduct } from '../menu-draft.ts';
import { NewProduct } from './product-body.ts';
import { ProductSetup, toProductSetup } from './product-setup.ts';

export const addProduct = venueOperation({
  operationId: 'addProduct',
  method: 'POST',
  path: '/venues/{venueId}/categories/{categoryId}/products',
  tag: 'Menu',
  summary: 'Add a product',
  description:
    'Adds a product at the end of a category. It can be ordered from the next request on. The service ' +
    'gives its parts their ids. A menu has at most 1,000 products; names differ within a category. To ' +
    'restore a removed product, send its former `id` and the ids of its parts. Campaigns do not cover ' +
    'a restored product automatically.',
  access: MENU_ACCESS.change,
  body: NewProduct,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The product.',
      schema: ProductSetup,
      headers: { Location: 'The path of the new record.' },
    },
  },
  refusals: ['VAT_CLASS_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId, categoryId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const { id } = findCategoryIn(content, categoryId);
      const product = makeProduct(body, id, { languages, newId, baseUrl: baseUrl() });
      if (body.id !== undefined) requireFreeIds(content, [product], () => 'id');
      return { content: addProductTo(content, product), result: toProductSetup(product, baseUrl()) };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/products/${data.id}` } };
  },
});
