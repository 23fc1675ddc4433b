import type { Static } from 'typebox';
import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { requireKnownCourses } from '../../../core/menu/known-courses.ts';
import { requireKnownVatClasses } from '../../../core/menu/vat-classes.ts';
import { Refusal } from '../../../core/refusals.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { setupDifferences } from '../../../operations/venue/setup-differences.ts';
import { findVenueContent, type VenueContent } from '../../../store/venue/venue-content.ts';
import { IF_MATCH, requireRevision, revisionOf } from '../../record-revision.ts';
import { venueOperation } from '../../venue-operation.ts';
import { ImportedProducts, ProductImport } from './import-body.ts';
import { importIntoMenu } from './import-menu.ts';

/** The largest body in bytes: a thousand products with their parts, in several languages. */
const LARGEST_LIST = 2 * 1024 * 1024;

export const importProducts = venueOperation({
  operationId: 'importProducts',
  method: 'POST',
  path: '/venues/{venueId}/products/import',
  tag: 'Menu',
  summary: 'Add a list of products, with their categories',
  description:
    'Adds and changes products and categories: all of them or none. A product is recognised by its id, ' +
    'or by its name in its category, so you can repeat the request without adding anything twice. With ' +
    '`isPreview`, the call only reports what it would do.',
  access: MENU_ACCESS.change,
  headers: IF_MATCH,
  body: ProductImport,
  bodyLimit: LARGEST_LIST,
  invalidCode: 'CONTENT_INVALID',
  answers: { 200: { description: 'The result for each product.', schema: ImportedProducts } },
  refusals: ['VAT_CLASS_NOT_FOUND', 'CONTENT_CHANGED'],
  run: async ({ db, newId, baseUrl }, { params: { venueId }, body, author, header, now }) => {
    const importList = (before: VenueContent) => {
      const context = { languages: before.venue.languages, newId, baseUrl: baseUrl() };
      const { content, ...imported } = importIntoMenu(before, body, context);
      const differences = setupDifferences(before, content) as Differences;
      const menuRevision = menuRevisionOf(before);
      requireRevision(header('if-match'), menuRevision, menuRevisionOf(content));
      return { content, result: { menuRevision, ...imported, differences } };
    };
    if (body.isPreview) {
      const before = await findVenueContent(db, venueId);
      if (before === null) throw new Refusal('VENUE_NOT_FOUND');
      const { content, result } = importList(before);
      requireKnownVatClasses(content);
      requireKnownCourses(content);
      return { status: 200, data: { ...result, removalId: null } };
    }
    const removalId = newId();
    const result = await reviseVenue(db, { venueId, part: 'Menu', by: author, now, removalId }, importList);
    const isRemoved = ({ kind, action }: Differences[number]) =>
      action === 'Removed' && (kind === 'Product' || kind === 'Category');
    const hasRemoved = result.differences.some(isRemoved);
    return { status: 200, data: { ...result, removalId: hasRemoved ? removalId : null } };
  },
});

type Differences = Static<typeof ImportedProducts>['differences'];

/** The revision of the whole menu. The stock is not part of it: orders change it. */
function menuRevisionOf({ categories, products }: VenueContent): string {
  return revisionOf({ categories, products: products.map(({ stock: _, ...product }) => product) });
}
