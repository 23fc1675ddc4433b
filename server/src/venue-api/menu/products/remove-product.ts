import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { findProductIn, removeProductFrom } from '../../../core/menu/product-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { RemovedResource } from '../removed-resource.ts';
import { productRevision } from './product-setup.ts';

export const removeProduct = venueOperation({
  operationId: 'removeProduct',
  method: 'DELETE',
  path: '/venues/{venueId}/products/{productId}',
  tag: 'Menu',
  summary: 'Remove a product',
  description:
    'Removes a product. It can be restored for 30 days. Bills keep what was ordered. Campaigns no ' +
    'longer cover the product; a campaign that covers nothing else stays, without effect. To take a ' +
    'product off the menu for a while, hide it instead.',
  access: MENU_ACCESS.change,
  headers: IF_MATCH,
  answers: { 200: { description: 'The product was removed.', schema: RemovedResource } },
  refusals: ['PRODUCT_NOT_FOUND'],
  run: async ({ db, newId }, { params: { venueId, productId }, author, header, now }) => {
    const removalId = newId();
    await reviseVenue(db, { venueId, part: 'Menu', by: author, now, removalId }, (content) => {
      requireRevision(header('if-match'), productRevision(findProductIn(content, productId)));
      return { content: removeProductFrom(content, productId), result: null };
    });
    return { status: 200, data: { id: productId, removalId } };
  },
});
