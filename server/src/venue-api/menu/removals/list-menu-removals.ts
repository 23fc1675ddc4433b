import { Type } from 'typebox';
import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { instant } from '../../../http/answer/envelope.ts';
import { instantSchema, uuid } from '../../../http/schema.ts';
import { REMOVALS_RETAINED_MS } from '../../../operations/menu/return-removal.ts';
import { listMenuRemovals as listRemovals } from '../../../store/menu/menu-removals.ts';
import { SetupAuthorResource } from '../../settings/list-setup-history.ts';
import { venueOperation } from '../../venue-operation.ts';

const RemovedPart = Type.Object(
  { id: uuid(), name: Type.String({ examples: ['Adana Kebap'] }) },
  { title: 'RemovedPart' },
);

const MenuRemovalResource = Type.Object(
  {
    id: uuid('The id of the removal; `returnMenuRemoval` restores it.'),
    at: instantSchema(),
    by: SetupAuthorResource,
    categories: Type.Array(RemovedPart),
    products: Type.Array(RemovedPart, { description: 'The first 20 removed products.' }),
    productCount: Type.Integer({ examples: [1] }),
  },
  { title: 'MenuRemoval' },
);

export const listMenuRemovals = venueOperation({
  operationId: 'listMenuRemovals',
  method: 'GET',
  path: '/venues/{venueId}/menu-removals',
  tag: 'Menu',
  summary: 'List recent removals from the menu',
  description:
    'Lists the newest 50 removals of products and categories in the last 30 days that can be restored, ' +
    'newest first.',
  access: MENU_ACCESS.readSetup,
  answers: { 200: { description: 'The removals.', schema: Type.Array(MenuRemovalResource) } },
  run: async ({ db }, { params: { venueId }, now }) => {
    const removals = await listRemovals(db, venueId, now - REMOVALS_RETAINED_MS);
    return { status: 200, data: removals.map((removal) => ({ ...removal, at: instant(removal.at) })) };
  },
});
