import type {
  CategoryDraft,
  ExtraDraft,
  IngredientDraft,
  OptionGroupDraft,
  PortionDraft,
  ProductDraft,
} from '../../core/venue/drafts/venue-draft.ts';
import type { DocumentPath } from '../document-faults.ts';
import { kurusOf, type Reading, readId, readTranslations, reportLookalikes } from '../document-reading.ts';
import type {
  CategoryDocument,
  ExtraDocument,
  IngredientDocument,
  OptionGroupDocument,
  PortionDocument,
  ProductDocument,
  StockDocument,
} from './menu-document-schema.ts';

/** Reads the menu of a venue. */
export function readCategories(
  categories: readonly CategoryDocument[] = [],
  path: DocumentPath,
  reading: Reading,
): CategoryDraft[] {
  return readList(categories, path, reading, readCategory);
}

/** Reads a category with its products. */
export function readCategory(category: CategoryDocument, at: DocumentPath, reading: Reading): CategoryDraft {
  return {
    id: readId(category, at, reading),
    name: category.name,
    description: category.description ?? null,
    imageUrl: category.imageUrl ?? null,
    isVisible: category.isVisible ?? true,
    products: readList(category.products, [...at, 'products'], reading, readProduct),
    translations: readTranslations(category.translations, at, reading),
  };
}

/** Reads a product with all its parts. */
export function readProduct(product: ProductDocument, at: DocumentPath, reading: Reading): ProductDraft {
  return {
    id: readId(product, at, reading),
    name: product.name,
    description: product.description ?? null,
    imageUrl: product.imageUrl ?? null,
    isVisible: product.isVisible ?? true,
    portions: readPortions(product.portions, [...at, 'portions'], reading),
    extras: readList(product.extras, [...at, 'extras'], reading, readExtra),
    optionGroups: readList(product.optionGroups, [...at, 'optionGroups'], reading, readOptionGroup),
    removableIngredients: readList(
      product.removableIngredients,
      [...at, 'removableIngredients'],
      reading,
      readIngredient,
    ),
    allergens: product.allergens ?? [],
    containsAlcohol: product.containsAlcohol ?? false,
    containsPorkDerivatives: product.containsPorkDerivatives ?? false,
    acceptsMealCard: product.acceptsMealCard ?? false,
    stock: readStock(product.stock),
    translations: readTranslations(product.translations, at, reading),
  };
}

/** Without a default portion, the first one becomes the default. */
function readPortions(
  portions: readonly PortionDocument[],
  path: DocumentPath,
  reading: Reading,
): PortionDraft[] {
  const defaultAt = Math.max(
    0,
    portions.findIndex(({ isDefault }) => isDefault),
  );
  for (const [at, portion] of portions.entries()) {
    if (portion.isDefault && at > defaultAt) {
      reading.faults.add(
        [...path, at, 'isDefault'],
        `can be true once; number ${defaultAt + 1} is the default already`,
      );
    }
  }
  const drafts = readList(portions, path, reading, readPortion);
  return drafts.map((draft, at) => ({ ...draft, isDefault: at === defaultAt }));
}

function readPortion(portion: PortionDocument, at: DocumentPath, reading: Reading): PortionDraft {
  return {
    id: readId(portion, at, reading),
    name: portion.name,
    priceKurus: kurusOf(portion.price),
    isDefault: portion.isDefault ?? false,
    pricingUnit: portion.pricingUnit ?? 'Piece',
    weight: portion.weight ?? null,
    calories: portion.calories ?? null,
    translations: readTranslations(portion.translations, at, reading),
  };
}

function readExtra(extra: ExtraDocument, at: DocumentPath, reading: Reading): ExtraDraft {
  return {
    id: readId(extra, at, reading),
    name: extra.name,
    priceKurus: kurusOf(extra.price ?? 0),
    translations: readTranslations(extra.translations, at, reading),
  };
}

function readOptionGroup(group: OptionGroupDocument, at: DocumentPath, reading: Reading): OptionGroupDraft {
  const selectionType = group.selectionType ?? 'Single';
  const isRequired = group.isRequired ?? false;
  if (group.choices.length === 0 && (isRequired || selectionType === 'Single')) {
    reading.faults.add([...at, 'choices'], 'is empty, so that nothing can be chosen');
  }
  return {
    id: readId(group, at, reading),
    name: group.name,
    selectionType,
    isRequired,
    choices: readList(group.choices, [...at, 'choices'], reading, readExtra),
    translations: readTranslations(group.translations, at, reading),
  };
}

function readIngredient(ingredient: IngredientDocument, at: DocumentPath, reading: Reading): IngredientDraft {
  return {
    id: readId(ingredient, at, reading),
    name: ingredient.name,
    translations: readTranslations(ingredient.translations, at, reading),
  };
}

function readStock(stock: StockDocument = {}): ProductDraft['stock'] {
  return {
    quantity: stock.quantity ?? null,
    lowThreshold: stock.lowThreshold ?? 0,
    isSoldOut: stock.isSoldOut ?? null,
  };
}

function readList<Item extends { id?: string; name: string }, Draft>(
  items: readonly Item[] = [],
  path: DocumentPath,
  reading: Reading,
  read: (item: Item, at: DocumentPath, reading: Reading) => Draft,
): Draft[] {
  reportLookalikes(items, path, reading, ({ name }) => name);
  return items.map((item, at) => read(item, [...path, at], reading));
}
