import { Type } from 'typebox';
import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { withRunningStock } from '../stock/running-stock.ts';
import { CategorySetup, toCategorySetup } from './category-setup.ts';

export const listCategories = venueOperation({
  operationId: 'listCategories',
  method: 'GET',
  path: '/venues/{venueId}/categories',
  tag: 'Menu',
  summary: 'Read the whole menu for editing',
  description:
    'Lists all categories with their products in menu order, including hidden ones, with all parts, ' +
    'texts, translations and the current stock.',
  access: MENU_ACCESS.readSetup,
  answers: { 200: { description: 'The categories.', schema: Type.Array(CategorySetup) } },
  run: async ({ db, cache, baseUrl }, { params: { venueId } }) => {
    const cached = await requireVenue(cache, venueId);
    const products = await withRunningStock(db, venueId, cached.products);
    const data = cached.categories.map((category) => toCategorySetup(category, products, baseUrl()));
    return { status: 200, data };
  },
});
