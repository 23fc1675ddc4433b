import { Type } from 'typebox';
import { uuid } from '../../../http/schema.ts';
import { productSchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { changeSchemaOf } from '../change-schema.ts';
import { removedIdSchema } from '../removed-id.ts';

const { id: _, ...stated } = productSchema.properties;
const { stock: __, ...changing } = stated;

/** A new product; omitted properties get their defaults. */
export const NewProduct = Type.Object(
  { id: removedIdSchema('product'), ...stated },
  {
    title: 'NewProduct',
    additionalProperties: false,
    examples: [
      {
        name: 'Urfa Kebap',
        description: 'El kıyması, acısız',
        portions: [
          { name: 'Tam', price: 420, isDefault: true },
          { name: 'Bir buçuk', price: 590 },
        ],
        extras: [{ name: 'Lavaş', price: 15 }],
        removableIngredients: [{ name: 'Soğan' }],
        allergens: ['Gluten'],
        acceptsMealCard: true,
        translations: { en: { name: 'Urfa kebab' } },
      },
    ],
  },
);

/**
 * The properties of a product on a list. An omitted property has no default, so that a stored product keeps its own.
 */
export const ListedProduct = {
  ...changeSchemaOf(stated, { title: 'ListedProduct', examples: [] }).properties,
  name: stated.name,
  portions: stated.portions,
};

/** A change of a product; omitted properties stay as they are. Another operation sets the stock. */
export const ProductChange = changeSchemaOf(
  {
    ...changing,
    categoryId: Type.Optional(uuid('The category that the product moves to, as the last one there.')),
  },
  { title: 'ProductChange', examples: [{ description: 'Acılı', imageUrl: null, isVisible: true }] },
);
