import type {
  Category,
  Extra,
  Ingredient,
  OptionGroup,
  Portion,
  Product,
  Stock,
} from '../../core/menu/menu.ts';
import type { WrittenOut } from '../written-out.ts';
import type {
  CategoryDocument,
  ExtraDocument,
  IngredientDocument,
  OptionGroupDocument,
  PortionDocument,
  ProductDocument,
  StockDocument,
} from './menu-document-schema.ts';

/** Writes an amount in kuruş: a plain number in a document, two decimals in an answer. */
type WriteMoney<Money> = (amountKurus: number) => Money;

type WrittenPortion<Money> = WrittenOut<PortionDocument, { price: Money }>;
type WrittenExtra<Money> = WrittenOut<ExtraDocument, { price: Money }>;
type WrittenOptionGroup<Money> = WrittenOut<OptionGroupDocument, { choices: WrittenExtra<Money>[] }>;
type WrittenIngredient = WrittenOut<IngredientDocument>;
type WrittenStock = WrittenOut<StockDocument>;

/** A product with every property written out. */
export type WrittenProduct<Money> = WrittenOut<
  ProductDocument,
  {
    portions: WrittenPortion<Money>[];
    extras: WrittenExtra<Money>[];
    optionGroups: WrittenOptionGroup<Money>[];
    removableIngredients: WrittenIngredient[];
    stock: WrittenStock;
  }
>;

/** A category with its products and every property written out. */
export type WrittenCategory<Money> = WrittenOut<CategoryDocument, { products: WrittenProduct<Money>[] }>;

/** The JSON of a category, as it is imported, with those of `products` that belong to it. */
export function toCategoryDocument<Money>(
  { id, name, description, imageUrl, isVisible, translations }: Category,
  products: readonly Product[],
  money: WriteMoney<Money>,
): WrittenCategory<Money> {
  return {
    id,
    name,
    description,
    imageUrl,
    isVisible,
    products: products
      .filter(({ categoryId }) => categoryId === id)
      .map((product) => toProductDocument(product, money)),
    translations,
  };
}

/** The JSON of a product, as it is imported. */
export function toProductDocument<Money>(product: Product, money: WriteMoney<Money>): WrittenProduct<Money> {
  const extrasOf = (groupId: string | null) =>
    product.extras
      .filter(({ optionGroupId }) => optionGroupId === groupId)
      .map((extra) => toExtraDocument(extra, money));
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    imageUrl: product.imageUrl,
    isVisible: product.isVisible,
    portions: product.portions.map((portion) => toPortionDocument(portion, money)),
    extras: extrasOf(null),
    optionGroups: product.optionGroups.map((group) => toOptionGroupDocument(group, extrasOf(group.id))),
    removableIngredients: product.removableIngredients.map(toIngredientDocument),
    allergens: product.allergens,
    containsAlcohol: product.containsAlcohol,
    containsPorkDerivatives: product.containsPorkDerivatives,
    acceptsMealCard: product.acceptsMealCard,
    stock: toStockDocument(product.stock),
    translations: product.translations,
  };
}

function toPortionDocument<Money>(portion: Portion, money: WriteMoney<Money>): WrittenPortion<Money> {
  const { id, name, priceKurus, isDefault, pricingUnit, weight, calories, translations } = portion;
  return { id, name, price: money(priceKurus), isDefault, pricingUnit, weight, calories, translations };
}

function toExtraDocument<Money>(
  { id, name, priceKurus, translations }: Extra,
  money: WriteMoney<Money>,
): WrittenExtra<Money> {
  return { id, name, price: money(priceKurus), translations };
}

function toOptionGroupDocument<Money>(
  group: OptionGroup,
  choices: WrittenExtra<Money>[],
): WrittenOptionGroup<Money> {
  const { id, name, selectionType, isRequired, translations } = group;
  return { id, name, selectionType, isRequired, choices, translations };
}

function toIngredientDocument({ id, name, translations }: Ingredient): WrittenIngredient {
  return { id, name, translations };
}

function toStockDocument({ quantity, lowThreshold, isSoldOut }: Stock): WrittenStock {
  return { quantity, lowThreshold, isSoldOut };
}

/** An amount in kuruş as a plain number of lira. */
export function plainLira(amountKurus: number): number {
  return amountKurus / 100;
}
