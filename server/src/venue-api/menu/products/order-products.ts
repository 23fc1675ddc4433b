import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { MOST_PRODUCTS, reorderProducts } from '../../../core/menu/product-revision.ts';
import { EXAMPLE_IDS } from '../../../http/openapi/example-ids.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { reorderSchema } from '../../reorder-schema.ts';
import { venueOperation } from '../../venue-operation.ts';

const ProductOrder = reorderSchema('ProductOrder', 'product of the category', 2 * MOST_PRODUCTS, [
  EXAMPLE_IDS.product,
]);

export const orderProducts = venueOperation({
  operationId: 'orderProducts',
  method: 'PUT',
  path: '/venues/{venueId}/categories/{categoryId}/products/order',
  tag: 'Menu',
  summary: 'Put the products of a category in order',
  description: 'Sets the order in which the menu shows them.',
  access: MENU_ACCESS.change,
  body: ProductOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: ProductOrder } },
  refusals: ['CATEGORY_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, categoryId }, body, author, now }) => {
    const ids = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const revised = reorderProducts(content, categoryId, body.ids);
      const ordered = revised.products.filter((product) => product.categoryId === categoryId);
      return { content: revised, result: ordered.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
