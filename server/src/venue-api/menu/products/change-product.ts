import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { changeProductIn, findProductIn } from '../../../core/menu/product-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { IF_MATCH, requireRevision } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { applyProductChange } from '../menu-draft.ts';
import { ProductChange } from './product-body.ts';
import { ProductSetup, productRevision, toProductSetup } from './product-setup.ts';

export const changeProduct = venueOperation({
  operationId: 'changeProduct',
  method: 'PATCH',
  path: '/venues/{venueId}/products/{productId}',
  tag: 'Menu',
  summary: 'Change a product, move it, or hide or show it',
  description:
    'Omitted properties stay as they are. Lists of parts and `translations` are replaced as a whole: a ' +
    'part keeps its id if you send it with its id or its current name. Campaigns no longer cover a ' +
    'removed portion. With `categoryId`, the product moves to the end of that category. Bills keep ' +
    'what was ordered, at the old price. Stock has its own operations.',
  access: MENU_ACCESS.change,
  headers: IF_MATCH,
  body: ProductChange,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The product as it is now.', schema: ProductSetup } },
  refusals: ['VAT_CLASS_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'CATEGORY_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId, productId }, body, author, header, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const stored = findProductIn(content, productId);
      const product = applyProductChange(stored, body, { languages, newId, baseUrl: baseUrl() });
      requireRevision(header('if-match'), productRevision(stored), productRevision(product));
      return { content: changeProductIn(content, product), result: toProductSetup(product, baseUrl()) };
    });
    return { status: 200, data };
  },
});
