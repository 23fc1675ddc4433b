import type { Category, Extra, Ingredient, OptionGroup, Portion, Product } from '../core/menu/menu.ts';

/** How an amount in kuruş is written: a document has plain numbers, an answer two decimals. */
type WriteMoney<Money> = (amountKurus: number) => Money;

/** The JSON of a category with its products, as it is imported. */
export function toCategoryDocument<Money>(
  { id, name, description, imageUrl, isVisible, translations }: Category,
  products: readonly Product[],
  money: WriteMoney<Money>,
) {
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
export function toProductDocument<Money>(product: Product, money: WriteMoney<Money>) {
  const extrasOf = (groupId: string | null) =>
    product.extras
      .filter(({ optionGroupId }) => optionGroupId === groupId)
      .map((extra) => toExtraDocument(extra, money));
  const { quantity, lowThreshold, isSoldOut } = product.stock;
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
    stock: { quantity, lowThreshold, isSoldOut },
    translations: product.translations,
  };
}

function toPortionDocument<Money>(portion: Portion, money: WriteMoney<Money>) {
  const { id, name, priceKurus, isDefault, pricingUnit, weight, calories, translations } = portion;
  return { id, name, price: money(priceKurus), isDefault, pricingUnit, weight, calories, translations };
}

function toExtraDocument<Money>({ id, name, priceKurus, translations }: Extra, money: WriteMoney<Money>) {
  return { id, name, price: money(priceKurus), translations };
}

function toOptionGroupDocument<Choice>(group: OptionGroup, choices: Choice[]) {
  const { id, name, selectionType, isRequired, translations } = group;
  return { id, name, selectionType, isRequired, choices, translations };
}

function toIngredientDocument({ id, name, translations }: Ingredient) {
  return { id, name, translations };
}

/** An amount in kuruş as a plain number of lira. */
export function plainLira(amountKurus: number): number {
  return amountKurus / 100;
}
