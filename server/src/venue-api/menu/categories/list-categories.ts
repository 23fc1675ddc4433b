import { Type } from 'typebox';
import { MENU } from '../../../core/access/policies/menu.ts';
import { requireVenue } from '../../../operations/venue/require-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { withRunningStock } from '../stock/running-stock.ts';
import { CategorySetup, toCategorySetup } from './category-setup.ts';

export const listCategories = venueOperation({
  operationId: 'listCategories',
  method: 'GET',
  path: '/venues/{venueId}/categories',
  tag: 'Menu',
  summary: 'Read the whole menu, as its owner sets it up',
  description:
    'Lists every category with its products in menu order: also hidden ones, with all parts, texts and ' +
    'translations and the present stock.',
  access: MENU.readSetup,
  answers: { 200: { description: 'The categories.', schema: Type.Array(CategorySetup) } },
  run: async ({ db, cache, baseUrl }, { params: { venueId } }) => {
    const cached = await requireVenue(cache, venueId);
    const products = await withRunningStock(db, venueId, cached.products);
    const data = cached.categories.map((category) => toCategorySetup(category, products, baseUrl()));
    return { status: 200, data };
  },
});
