import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { MOST_CATEGORIES, reorderCategories } from '../../../core/menu/category-revision.ts';
import { EXAMPLE_IDS } from '../../../http/openapi/example-ids.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { reorderSchema } from '../../reorder-schema.ts';
import { venueOperation } from '../../venue-operation.ts';

const CategoryOrder = reorderSchema('CategoryOrder', 'category of the menu', 2 * MOST_CATEGORIES, [
  EXAMPLE_IDS.category,
]);

export const orderCategories = venueOperation({
  operationId: 'orderCategories',
  method: 'PUT',
  path: '/venues/{venueId}/categories/order',
  tag: 'Menu',
  summary: 'Put the categories in order',
  description: 'Sets the order in which the menu shows them.',
  access: MENU_ACCESS.change,
  body: CategoryOrder,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The order as it is now.', schema: CategoryOrder } },
  run: async ({ db }, { params: { venueId }, body, author, now }) => {
    const ids = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const revised = reorderCategories(content, body.ids);
      return { content: revised, result: revised.categories.map(({ id }) => id) };
    });
    return { status: 200, data: { ids } };
  },
});
