/**
 * The menu of a venue. Names and texts are in the default language of the venue; `translations` has the other languages.
 */

export const ALLERGENS = [
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
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** `Piece` is for products sold by unit. Products with another unit are sold by measure, and only staff can order them. */
export const PRICING_UNITS = ['Piece', 'Kilogram', 'Gram', 'Litre', 'Millilitre', 'Metre'] as const;
export type PricingUnit = (typeof PRICING_UNITS)[number];

export const SELECTION_TYPES = ['Single', 'Multiple'] as const;
export type SelectionType = (typeof SELECTION_TYPES)[number];

export const STOCK_STATUSES = ['InStock', 'LowStock', 'OutOfStock'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

/** Texts by language code; a missing text falls back to the venue's default language. */
export type Translations = Record<string, { name?: string; description?: string }>;

export interface Portion {
  id: string;
  name: string;
  priceKurus: number;
  isDefault: boolean;
  pricingUnit: PricingUnit;
  /** A label such as `250 g`; the price is not derived from it. */
  weight: string | null;
  calories: number | null;
  translations: Translations;
}

export interface Extra {
  id: string;
  name: string;
  priceKurus: number;
  /** The option group of which the extra is a choice; `null` if it is not in a group. */
  optionGroupId: string | null;
  /** The allergens of the extra. Only staff see them; guests see the allergens of the product. */
  allergens: Allergen[];
  translations: Translations;
}

export interface OptionGroup {
  id: string;
  name: string;
  selectionType: SelectionType;
  isRequired: boolean;
  translations: Translations;
}

export interface Ingredient {
  id: string;
  name: string;
  translations: Translations;
}

/** The stock of a product. `quantity` is `null` if it is not tracked. `isSoldOut` is set by staff. */
export interface Stock {
  quantity: number | null;
  lowThreshold: number;
  isSoldOut: boolean;
}

export interface Product {
  id: string;
  categoryId: string;
  name: string;
  description: string | null;
  imageUrl: string | null;
  isVisible: boolean;
  portions: Portion[];
  extras: Extra[];
  optionGroups: OptionGroup[];
  removableIngredients: Ingredient[];
  allergens: Allergen[];
  containsAlcohol: boolean;
  containsPorkDerivatives: boolean;
  /** Whether guests can pay it by meal card; `null`: as its category says. */
  acceptsMealCard: boolean | null;
  /** The code of its VAT class; `null`: the VAT class of its category. */
  vatClass: string | null;
  /** The code of its course; `null`: the course of its category. */
  course: string | null;
  translations: Translations;
  stock: Stock;
}

export interface Category {
  id: string;
  name: string;
  description: string | null;
  imageUrl: string | null;
  isVisible: boolean;
  /** The code of the VAT class of its products without an own one; `null`: the VAT class of the venue. */
  vatClass: string | null;
  /** Whether guests can pay its products by meal card, unless the product says otherwise. */
  acceptsMealCard: boolean;
  /** The code of the course of its products without an own one; `null` for none. */
  course: string | null;
  translations: Translations;
}

/** The whole menu: categories and their products, both in the venue's order. */
export interface Menu {
  categories: Category[];
  products: Product[];
}
