import { addCategoryTo } from '../../../core/menu/category-revision.ts';
import { VenueParams } from '../../../http/schema.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { newCategory } from '../menu-draft.ts';
import { MENU_REFUSALS } from '../menu-params.ts';
import { NewCategory } from './category-body.ts';
import { CategorySetup, toCategorySetup } from './category-setup.ts';

export const addCategory = venueOperation({
  operationId: 'addCategory',
  method: 'POST',
  path: '/venues/{venueId}/categories',
  tag: 'Menu',
  summary: 'Add a category',
  description:
    'The category comes last on the menu, without products. A menu has at most 100 categories; their ' +
    'names differ.',
  access: 'Owner',
  params: VenueParams,
  body: NewCategory,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The category.',
      schema: CategorySetup,
      headers: { Location: 'Its address.' },
    },
  },
  refusals: MENU_REFUSALS,
  run: async ({ db, newId, baseUrl }, { params: { venueId }, body, session, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: session, now }, (content) => {
      const { languages } = content.venue;
      const category = newCategory(body, { languages, newId, baseUrl: baseUrl() });
      return {
        content: addCategoryTo(content, category),
        result: toCategorySetup(category, [], baseUrl()),
      };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/categories/${data.id}` } };
  },
});
