import type { Category, Extra, Ingredient, OptionGroup, Portion, Product } from '../../core/menu/menu.ts';
import { type StoredShape, storedReader } from '../stored-json.ts';

const PORTION: StoredShape<Portion> = {
  id: 'Always',
  name: 'Always',
  priceKurus: 'Always',
  isDefault: 'Always',
  pricingUnit: 'Always',
  weight: 'Always',
  calories: 'Always',
  translations: 'Always',
};

const EXTRA: StoredShape<Extra> = {
  id: 'Always',
  name: 'Always',
  priceKurus: 'Always',
  optionGroupId: 'Always',
  allergens: () => [],
  translations: 'Always',
};

const OPTION_GROUP: StoredShape<OptionGroup> = {
  id: 'Always',
  name: 'Always',
  selectionType: 'Always',
  isRequired: 'Always',
  translations: 'Always',
};

const INGREDIENT: StoredShape<Ingredient> = { id: 'Always', name: 'Always', translations: 'Always' };

/** Reads a stored product, with its stock, which has its own columns. */
export const readProduct = storedReader<Product>({
  id: 'Always',
  categoryId: 'Always',
  name: 'Always',
  description: 'Always',
  imageUrl: 'Always',
  isVisible: 'Always',
  portions: { of: PORTION },
  extras: { of: EXTRA },
  optionGroups: { of: OPTION_GROUP },
  removableIngredients: { of: INGREDIENT },
  allergens: 'Always',
  containsAlcohol: 'Always',
  containsPorkDerivatives: 'Always',
  acceptsMealCard: 'Always',
  vatClass: 'Always',
  course: () => null,
  translations: 'Always',
  stock: { of: { quantity: 'Always', lowThreshold: 'Always', isSoldOut: 'Always' } },
});

/** Reads a stored category. */
export const readCategory = storedReader<Category>({
  id: 'Always',
  name: 'Always',
  description: 'Always',
  imageUrl: 'Always',
  isVisible: 'Always',
  vatClass: 'Always',
  course: () => null,
  acceptsMealCard: 'Always',
  translations: 'Always',
});
