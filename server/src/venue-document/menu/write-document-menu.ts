import type { Category, Product } from '../../core/menu/menu.ts';
import { type WriteMoney, type WrittenRecord, writeRecord } from '../document-record.ts';
import { categorySchema, productSchema } from './menu-document-schema.ts';

/** A product with every property written out. */
export type WrittenProduct<Money> = WrittenRecord<typeof productSchema.properties, Money>;

/** A category with its products and every property written out. */
export type WrittenCategory<Money> = WrittenRecord<typeof categorySchema.properties, Money>;

/** The JSON of a category, as it is imported, with those of `products` that belong to it. */
export function toCategoryDocument<Money>(
  category: Category,
  products: readonly Product[],
  money: WriteMoney<Money>,
): WrittenCategory<Money> {
  const ofCategory = products.filter(({ categoryId }) => categoryId === category.id);
  return writeRecord(categorySchema, { ...category, products: ofCategory.map(withChoices) }, money);
}

/** The JSON of a product, as it is imported. */
export function toProductDocument<Money>(product: Product, money: WriteMoney<Money>): WrittenProduct<Money> {
  return writeRecord(productSchema, withChoices(product), money);
}

/** A product whose groups have their choices, as the document states them. */
function withChoices(product: Product) {
  const extrasOf = (id: string | null) => product.extras.filter(({ optionGroupId }) => optionGroupId === id);
  const optionGroups = product.optionGroups.map((group) => ({ ...group, choices: extrasOf(group.id) }));
  return { ...product, extras: extrasOf(null), optionGroups };
}

/** An amount in kuruş as a plain number of lira. */
export function plainLira(amountKurus: number): number {
  return amountKurus / 100;
}
