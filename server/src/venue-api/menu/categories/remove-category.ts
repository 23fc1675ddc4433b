import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { findCategoryIn, removeCategoryFrom } from '../../../core/menu/category-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { RemovedResource } from '../removed-resource.ts';
import { categoryRevision } from './category-setup.ts';

export const removeCategory = venueOperation({
  operationId: 'removeCategory',
  method: 'DELETE',
  path: '/venues/{venueId}/categories/{categoryId}',
  tag: 'Menu',
  summary: 'Remove a category with its products',
  description:
    'Removes a category with its products. It can be restored for 30 days. Bills keep what was ' +
    'ordered. Campaigns no longer cover the products; a campaign that covered nothing else stays, ' +
    'without effect. A printer that printed only this category then prints nothing, unless it is the ' +
    'first printer: that one prints lines without a printer of their own.',
  access: MENU_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The category was removed.', schema: RemovedResource } },
  refusals: ['CATEGORY_NOT_FOUND'],
  run: async ({ db, newId }, { params: { venueId, categoryId }, author, header, now }) => {
    const removalId = newId();
    await reviseVenue(db, { venueId, part: 'Menu', by: author, now, removalId }, (content) => {
      requireRevision(header('if-match'), categoryRevision(findCategoryIn(content, categoryId)));
      return { content: removeCategoryFrom(content, categoryId), result: null };
    });
    return { status: 200, data: { id: categoryId, removalId } };
  },
});
