import { Type } from 'typebox';
import { categorySchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { changeSchemaOf } from '../change-schema.ts';
import { NewProduct } from '../products/product-body.ts';
import { removedIdSchema } from '../removed-id.ts';

const { id: _, products: __, ...stated } = categorySchema.properties;

/** The most products in the body of a new category. Each is read and checked. */
const MOST_AT_ONCE = 200;

/** A new category; omitted properties get their defaults. */
export const NewCategory = Type.Object(
  {
    id: removedIdSchema('category'),
    ...stated,
    products: Type.Optional(
      Type.Array(NewProduct, { maxItems: MOST_AT_ONCE, description: 'The products to restore, in order.' }),
    ),
  },
  {
    title: 'NewCategory',
    additionalProperties: false,
    examples: [{ name: 'Tatlılar', description: 'Günlük', translations: { en: { name: 'Desserts' } } }],
  },
);

/** A change of a category; omitted properties stay as they are. */
export const CategoryChange = changeSchemaOf(stated, {
  title: 'CategoryChange',
  examples: [{ name: 'Izgaralar', isVisible: true }],
});
