import { Type } from 'typebox';
import { categorySchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { changeOf } from '../change-of.ts';

const { id: _, products: __, ...stated } = categorySchema.properties;

/** What a category is made of, but for its products; what is left out has its usual value. */
export const NewCategory = Type.Object(stated, {
  title: 'NewCategory',
  additionalProperties: false,
  examples: [{ name: 'Tatlılar', description: 'Günlük', translations: { en: { name: 'Desserts' } } }],
});

/** What of a category is to be another; what is left out stays. */
export const CategoryChange = changeOf(stated, {
  title: 'CategoryChange',
  examples: [{ name: 'Izgaralar', isVisible: true }],
});
