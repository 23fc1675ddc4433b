import { Type } from 'typebox';
import { MENU_ACCESS } from '../../core/access/policies/venue/menu.ts';
import { requireVenue } from '../../operations/venue/require-venue.ts';
import { listStockQuantities } from '../../store/venue/venues.ts';
import { venueOperation } from '../venue-operation.ts';
import { CategoryResource, toCategoryResource } from './menu-resource.ts';

export const getMenu = venueOperation({
  operationId: 'getMenu',
  method: 'GET',
  path: '/venues/{venueId}/menu',
  tag: 'Bills',
  summary: 'Read the menu for ordering',
  description:
    'Returns the menu for staff orders: the visible categories and products, in the venue’s order and ' +
    'default language, at menu prices. Campaigns appear on the bill.',
  access: MENU_ACCESS.read,
  devices: ['Board'],
  answers: {
    200: { description: 'The categories with their products.', schema: Type.Array(CategoryResource) },
  },
  run: async ({ db, cache, baseUrl }, { params: { venueId } }) => {
    const cached = await requireVenue(cache, venueId);
    const shown = cached.categories.filter(({ isVisible }) => isVisible);
    const counted = cached.products.filter(({ stock }) => stock.quantity !== null).map(({ id }) => id);
    const unitsLeft = counted.length === 0 ? new Map() : await listStockQuantities(db, venueId, counted);
    const source = { unitsLeft, baseUrl: baseUrl() };
    const data = shown.map((category) => toCategoryResource(category, cached.products, source));
    return { status: 200, data };
  },
});
