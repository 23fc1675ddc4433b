import { Type } from 'typebox';
import { uuid } from '../../../http/schema.ts';
import { productSchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { changeOf } from '../change-of.ts';

const { id: _, ...stated } = productSchema.properties;
const { stock: __, ...changing } = stated;

/** What a product is made of; what is left out has its usual value. */
export const NewProduct = Type.Object(stated, {
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
});

/** What of a product is to be another; what is left out stays. Its stock has a call of its own. */
export const ProductChange = changeOf(
  { ...changing, categoryId: Type.Optional(uuid('The category that it is to stand in, at its end.')) },
  { title: 'ProductChange', examples: [{ description: 'Acılı', imageUrl: null, isVisible: true }] },
);
