import { MENU_ACCESS } from '../../../core/access/policies/venue/menu.ts';
import { addCategoryTo } from '../../../core/menu/category-revision.ts';
import { requireFreeIds } from '../../../core/menu/product-revision.ts';
import { saveProductsIn } from '../../../core/menu/products-revision.ts';
import { reviseVenue } from '../../../operations/venue/revise-venue.ts';
import { venueOperation } from '../../venue-operation.ts';
import { makeCategory, makeProduct } from '../menu-draft.ts';
import { withItemPath } from '../products/item-problems.ts';
import { NewCategory } from './category-body.ts';
import { CategorySetup, toCategorySetup } from './category-setup.ts';

export const addCategory = venueOperation({
  operationId: 'addCategory',
  method: 'POST',
  path: '/venues/{venueId}/categories',
  tag: 'Menu',
  summary: 'Add a category',
  description:
    'Adds a category at the end of the menu. A menu has at most 100 categories, each with a different ' +
    'name. To restore a removed category, send its former `id` with the `products` to restore: all of ' +
    'them or none.',
  access: MENU_ACCESS.change,
  body: NewCategory,
  invalidCode: 'CONTENT_INVALID',
  answers: {
    201: {
      description: 'The category.',
      schema: CategorySetup,
      headers: { Location: 'The path of the new record.' },
    },
  },
  refusals: ['VAT_CLASS_NOT_FOUND'],
  run: async ({ db, newId, baseUrl }, { params: { venueId }, body, author, now }) => {
    const data = await reviseVenue(db, { venueId, part: 'Menu', by: author, now }, (content) => {
      const { languages } = content.venue;
      const context = { languages, newId, baseUrl: baseUrl() };
      const category = makeCategory(body, context);
      const path = (at: number) => `products[${at}]`;
      const products = (body.products ?? []).map((product, at) =>
        withItemPath(path(at), () => makeProduct(product, category.id, context)),
      );
      requireFreeIds(content, products, (at) => `${path(at)}.id`);
      return {
        content: saveProductsIn(addCategoryTo(content, category), products, path),
        result: toCategorySetup(category, products, context.baseUrl),
      };
    });
    return { status: 201, data, headers: { Location: `/venue/v1/venues/${venueId}/categories/${data.id}` } };
  },
});
