import type { Product } from '../menu-queries.ts';

/** The allergens of the EU regulation, in its order. */
export const ALLERGENS: Product['allergens'] = [
  'Gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Peanuts',
  'Soybeans',
  'Milk',
  'Nuts',
  'Celery',
  'Mustard',
  'Sesame',
  'SulphurDioxide',
  'Lupin',
  'Molluscs',
];
