import { Type } from 'typebox';
import { categorySchema } from '../../../venue-document/menu/menu-document-schema.ts';
import { changeOf } from '../change-of.ts';

const { id: _, products: __, ...stated } = categorySchema.properties;

/** A new category without products; omitted properties get their defaults. */
export const NewCategory = Type.Object(stated, {
  title: 'NewCategory',
  additionalProperties: false,
  examples: [{ name: 'Tatlılar', description: 'Günlük', translations: { en: { name: 'Desserts' } } }],
});

/** A change of a category; omitted properties stay as they are. */
export const CategoryChange = changeOf(stated, {
  title: 'CategoryChange',
  examples: [{ name: 'Izgaralar', isVisible: true }],
});
