import { productAllergensValues } from '../../../api/venue-api-lists.generated.ts';
import type { Product } from './menu-index.ts';

export type Allergen = Product['allergens'][number];
type Extra = Product['extras'][number];

/** What an extra or a choice declares. A menu that a device has kept since before extras could declare allergens has none. */
export function allergensOfExtra({ allergens }: Partial<Pick<Extra, 'allergens'>>): readonly Allergen[] {
  return allergens ?? [];
}

/** What a product declares with the extras and choices that are on it, in the order of the list of allergens. */
export function allergensWith(product: Product, extraIds: readonly string[]): Allergen[] {
  const chosen = product.extras.filter(({ id }) => extraIds.includes(id));
  const found = new Set([...product.allergens, ...chosen.flatMap(allergensOfExtra)]);
  return productAllergensValues.filter((one) => found.has(one));
}
