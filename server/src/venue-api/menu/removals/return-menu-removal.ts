import { Type } from 'typebox';
import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { uuid } from '../../../http/schema.ts';
import { returnRemoval } from '../../../operations/menu/return-removal.ts';
import { venueOperation } from '../../venue-operation.ts';

export const returnMenuRemoval = venueOperation({
  operationId: 'returnMenuRemoval',
  method: 'POST',
  path: '/venues/{venueId}/menu-removals/{removalId}/return',
  tag: 'Menu',
  summary: 'Restore a removal from the menu',
  description:
    'Restores what one removal took away, with its former ids, at its former position, and in its ' +
    'former campaigns and printers. Products and categories that were already restored stay as they ' +
    'are. To restore a product of a removed category, restore the category first.',
  access: MENU_ACCESS.change,
  answers: {
    200: {
      description: 'It is on the menu again.',
      schema: Type.Object({ categoryIds: Type.Array(uuid()), productIds: Type.Array(uuid()) }),
    },
  },
  refusals: ['VAT_CLASS_NOT_FOUND', 'REMOVAL_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'CONTENT_INVALID'],
  run: async ({ db }, { params: { venueId, removalId }, author, now }) => {
    const { categories, products } = await returnRemoval(db, { venueId, removalId, by: author, now });
    const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
    return { status: 200, data: { categoryIds: idsOf(categories), productIds: idsOf(products) } };
  },
});
