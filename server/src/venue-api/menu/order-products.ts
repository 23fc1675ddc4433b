import { Type } from 'typebox';
import { MOST_PRODUCTS, orderProductsBy } from '../../core/product-revision.ts';
import { uuid } from '../../http/schema.ts';
import { reviseVenue } from '../../operations/revise-venue.ts';
import { venueOperation } from '../venue-operation.ts';
import { CategoryParams, MENU_REFUSALS } from './menu-params.ts';

const ProductOrder = Type.Object(
  {
    ids: Type.Array(uuid(), {
      maxItems: 2 * MOST_PRODUCTS,
      description: 'Each product of the category, once.',
    }),
  },
  { title: 'ProductOrder', examples: [{ ids: ['01980000-0000-7000-8000-000000000001'] }] },
);

export const orderProducts = venueOperation({
  operationId: 'orderProducts',
  method: 'PUT',
  path: '/venues/{venueId}/categories/{categoryId}/products/order',
  tag: 'Menu',
  summary: 'Put the products of a category in order',
  description: 'The order in which the menu shows them.',
  access: 'Owner',
  params: CategoryParams,
  body: ProductOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: ProductOrder } },
  refusals: [...MENU_REFUSALS, 'CATEGORY_NOT_FOUND'],
  run: async ({ db }, { params: { venueId, categoryId }, body, now }) => {
    const ids = await reviseVenue(db, venueId, 'Menu', now, (content) => {
      const revised = orderProductsBy(content, categoryId, body.ids);
      const ordered = revised.products.filter((product) => product.categoryId === categoryId);
      return { content: revised, result: ordered.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
