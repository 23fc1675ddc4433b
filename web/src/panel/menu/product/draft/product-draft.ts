import { priceText, readPrice } from '../../../form/price-text.ts';
import type { ProductChange } from '../../changes/menu-change.ts';
import type { Product } from '../../menu-queries.ts';

type Translations = Product['translations'];

/** A part of a product as typed. `key` identifies the part on the page; a new part has no `id`. */
export interface PartDraft {
  key: string;
  id?: string;
  name: string;
  translations: Translations;
}

export interface PricedDraft extends PartDraft {
  /** As typed. */
  price: string;
}

/** An extra, or a choice of a group. */
export interface ExtraDraft extends PricedDraft {
  allergens: Product['allergens'];
}

export interface PortionDraft extends PricedDraft {
  isDefault: boolean;
  pricingUnit: Product['portions'][number]['pricingUnit'];
  weight: string;
  calories: string;
}

export interface GroupDraft extends PartDraft {
  selectionType: 'Single' | 'Multiple';
  isRequired: boolean;
  choices: ExtraDraft[];
}

/** A product as typed in its form. */
export interface ProductDraft {
  categoryId: string;
  name: string;
  description: string;
  imageUrl: string | null;
  isVisible: boolean;
  portions: PortionDraft[];
  extras: ExtraDraft[];
  optionGroups: GroupDraft[];
  removableIngredients: PartDraft[];
  allergens: Product['allergens'];
  containsAlcohol: boolean;
  containsPorkDerivatives: boolean;
  /** `null`: the value of the category applies. */
  acceptsMealCard: boolean | null;
  vatClass: string | null;
  /** The code of its course; `null`: the course of the category applies. */
  course: string | null;
  translations: Translations;
}

/** The name of a property of the product form. */
export type ProductProperty = keyof ProductDraft;

/** A key for a new part. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** The draft of a stored product, with prices in the format of the language. */
export function productDraftOf(product: Product, locale: string): ProductDraft {
  const { id: _, revision: __, stock: ___, ...rest } = product;
  const part = <P extends { id: string }>(value: P) => ({ ...value, key: value.id });
  const priced = <P extends { id: string; price: number }>(value: P) => ({
    ...part(value),
    price: priceText(value.price, locale),
  });
  return {
    ...rest,
    description: product.description ?? '',
    portions: product.portions.map((portion) => ({
      ...priced(portion),
      weight: portion.weight ?? '',
      calories: portion.calories === null ? '' : String(portion.calories),
    })),
    extras: product.extras.map(priced),
    optionGroups: product.optionGroups.map((group) => ({
      ...part(group),
      choices: group.choices.map(priced),
    })),
    removableIngredients: product.removableIngredients.map(part),
  };
}

/** The draft of a new product in a category: empty, with one portion. */
export function emptyProductDraft(categoryId: string, portionName: string): ProductDraft {
  return {
    ...{ categoryId, name: '', description: '', imageUrl: null, isVisible: true },
    portions: [newPortion(portionName, true)],
    ...{ extras: [], optionGroups: [], removableIngredients: [], allergens: [] },
    ...{
      containsAlcohol: false,
      containsPorkDerivatives: false,
      acceptsMealCard: null,
      vatClass: null,
      course: null,
      translations: {},
    },
  };
}

/** The draft of a new product that copies another one. Its parts are new, too. */
export function copyOfProduct(product: Product, locale: string, name: string): ProductDraft {
  const draft = productDraftOf(product, locale);
  const part = <P extends PartDraft>({ id: _id, ...copied }: P) => ({ ...copied, key: newKey() }) as P;
  return {
    ...draft,
    name,
    portions: draft.portions.map(part),
    extras: draft.extras.map(part),
    optionGroups: draft.optionGroups.map((group) => ({ ...part(group), choices: group.choices.map(part) })),
    removableIngredients: draft.removableIngredients.map(part),
    // Without translations of the name: the copy has another name.
    translations: Object.fromEntries(
      Object.entries(draft.translations).map(([code, { name: __, ...texts }]) => [code, texts]),
    ),
  };
}

/**
 * The first name for a copy that is not taken in the category.
 * @param named  returns the name with a number, from 2
 */
export function nameOfCopy(
  taken: readonly string[],
  first: string,
  named: (number: number) => string,
): string {
  if (!taken.includes(first)) return first;
  let number = 2;
  while (taken.includes(named(number))) number += 1;
  return named(number);
}

export function newPortion(name: string, isDefault = false): PortionDraft {
  const typed = { name, price: '', weight: '', calories: '', translations: {} };
  return { key: newKey(), ...typed, isDefault, pricingUnit: 'Piece' };
}

export function newExtra(): ExtraDraft {
  return { key: newKey(), name: '', price: '', allergens: [], translations: {} };
}

/** The body of the request for a draft without faults. An extra without a price is free. */
export function productBodyOf(draft: ProductDraft) {
  const part = ({ key: _, ...value }: PartDraft) => ({ ...value, name: value.name.trim() });
  const priced = ({ price, ...value }: PricedDraft) => ({ ...part(value), price: readPrice(price) ?? 0 });
  return {
    ...draft,
    name: draft.name.trim(),
    description: blankAsNull(draft.description),
    portions: draft.portions.map(({ weight, calories, isDefault, pricingUnit, ...portion }) => ({
      ...priced(portion),
      ...{ isDefault, pricingUnit },
      weight: blankAsNull(weight),
      calories: calories.trim() === '' ? null : Number(calories),
    })),
    extras: draft.extras.map(priced),
    optionGroups: draft.optionGroups.map(({ choices, selectionType, isRequired, ...group }) => ({
      ...part(group),
      ...{ selectionType, isRequired },
      choices: choices.map(priced),
    })),
    removableIngredients: draft.removableIngredients.map(part),
  };
}

/** The properties that differ between two drafts. */
export function changedProperties(a: ProductDraft, b: ProductDraft): ProductProperty[] {
  return (Object.keys(a) as ProductProperty[]).filter(
    (name) => comparableJson(a[name]) !== comparableJson(b[name]),
  );
}

/**
 * Whether a property was stored as it was sent. Ids are ignored, because the service gives them to new parts.
 */
export function isSavedAs(name: ProductProperty, sent: ProductDraft, stored: ProductDraft): boolean {
  const asSent = (draft: ProductDraft) => comparableJson(productBodyOf(draft)[name], ['key', 'id']);
  return asSent(sent) === asSent(stored);
}

/** A value as JSON for comparison, without the keys of its parts: keys only identify parts on the page. */
function comparableJson(value: unknown, leftOut: readonly string[] = ['key']): string {
  return JSON.stringify(value, (name, each: unknown) => {
    if (leftOut.includes(name)) return undefined;
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** The body of the request: only the properties of a draft that differ from its base. */
export function productChangeOf(draft: ProductDraft, base: ProductDraft): ProductChange {
  const body = productBodyOf(draft);
  return Object.fromEntries(
    changedProperties(draft, base).map((name) => [name, body[name]]),
  ) as ProductChange;
}

function blankAsNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
