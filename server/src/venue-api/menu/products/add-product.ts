import { MENU } from '../../../core/access/policies/menu.ts';
import { findCategoryIn } from '../../../core/menu/category-revision.ts';
import { addProductTo, requireFreeIds } from '../../../core/menu/product-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { newProduct } from '../menu-draft.ts';
import { NewProduct } from './product-body.ts';
import { ProductSetup, toProductSetup } from './product-setup.ts';

export const addProduct = venueOperation({
  operationId: 'addProduct',
  method: 'POST',
  path: '/venues/{venueId}/categories/{categoryId}/products',
  tag: 'Menu',
  summary: 'Add a product',
  description:
    'The product comes last in its category and can be ordered from the next request on. The service ' +
    'gives its parts their ids. A menu has at most 1,000 products; their names differ within a category. ' +
    'A product with an `id` comes back after its removal: its parts keep the ids that they state. Campaigns ' +
    'do not cover it again by themselves.',
  access: MENU.change,
  body: NewProduct,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The product.',
      schema: ProductSetup,
      headers: { Location: 'Its address.' },
    },
  },
  refusals: ['VAT_CLASS_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId, categoryId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const { id } = findCategoryIn(content, categoryId);
      const product = newProduct(body, id, { languages, newId, baseUrl: baseUrl() });
      if (body.id !== undefined) requireFreeIds(content, [product], () => 'id');
      return { content: addProductTo(content, product), result: toProductSetup(product, baseUrl()) };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/products/${data.id}` } };
  },
});
