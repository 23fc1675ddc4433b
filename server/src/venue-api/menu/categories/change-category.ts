import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { changeCategoryIn, findCategoryIn } from '../../../core/menu/category-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { applyCategoryChange } from '../menu-draft.ts';
import { CategoryChange } from './category-body.ts';
import { CategorySetup, categoryRevision, toCategorySetup } from './category-setup.ts';

export const changeCategory = venueOperation({
  operationId: 'changeCategory',
  method: 'PATCH',
  path: '/venues/{venueId}/categories/{categoryId}',
  tag: 'Menu',
  summary: 'Change a category, or hide or show it',
  description:
    'Omitted properties stay as they are; `translations` are replaced as a whole. Menus show the change ' +
    'from the next request on.',
  access: MENU_ACCESS.change,
  headers: IF_MATCH,
  body: CategoryChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The category as it is now, with its products.', schema: CategorySetup } },
  refusals: ['VAT_CLASS_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId, categoryId }, body, author, header, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const stored = findCategoryIn(content, categoryId);
      const category = applyCategoryChange(stored, body, { languages, newId, baseUrl: baseUrl() });
      requireRevision(header('if-match'), categoryRevision(stored), categoryRevision(category));
      return {
        content: changeCategoryIn(content, category),
        result: toCategorySetup(category, content.products, baseUrl()),
      };
    });
    return { status: 200, data };
  },
});
