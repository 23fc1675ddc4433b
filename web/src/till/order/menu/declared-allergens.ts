import { productAllergensValues } from '../../../api/venue-api-lists.generated.ts';
import type { Product } from './menu-index.ts';

export type Allergen = Product['allergens'][number];
type Extra = Product['extras'][number];

/** The declared allergens of an extra or a choice; none in a menu that an older build stored on the device. */
export function allergensOfExtra({ allergens }: Partial<Pick<Extra, 'allergens'>>): readonly Allergen[] {
  return allergens ?? [];
}

/** The declared allergens of a product with the chosen extras and choices, in the order of the list of allergens. */
export function allergensWith(product: Product, extraIds: readonly string[]): Allergen[] {
  const chosen = product.extras.filter(({ id }) => extraIds.includes(id));
  const found = new Set([...product.allergens, ...chosen.flatMap(allergensOfExtra)]);
  return productAllergensValues.filter((one) => found.has(one));
}
