import type { Category, Product } from '../../core/menu/menu.ts';
import { type WriteMoney, type WrittenRecord, writeRecord } from '../document-record.ts';
import { categorySchema, productSchema } from './menu-document-schema.ts';

/** A product with every property. */
export type WrittenProduct<Money> = WrittenRecord<typeof productSchema.properties, Money>;

/** A category with its products, and with every property. */
export type WrittenCategory<Money> = WrittenRecord<typeof categorySchema.properties, Money>;

/** The JSON of a category, in the form in which it can be imported, with the products of the category. */
export function toCategoryDocument<Money>(
  category: Category,
  products: readonly Product[],
  money: WriteMoney<Money>,
): WrittenCategory<Money> {
  const ofCategory = products.filter(({ categoryId }) => categoryId === category.id);
  return writeRecord(categorySchema, { ...category, products: ofCategory.map(withChoices) }, money);
}

/** The JSON of a product, in the form in which it can be imported. */
export function toProductDocument<Money>(product: Product, money: WriteMoney<Money>): WrittenProduct<Money> {
  return writeRecord(productSchema, withChoices(product), money);
}

/** A product with the choices in their groups, as the document has them. */
function withChoices(product: Product) {
  const extrasOf = (id: string | null) => product.extras.filter(({ optionGroupId }) => optionGroupId === id);
  const optionGroups = product.optionGroups.map((group) => ({ ...group, choices: extrasOf(group.id) }));
  return { ...product, extras: extrasOf(null), optionGroups };
}

/** An amount in kuruş as a plain number of lira. */
export function plainLira(amountKurus: number): number {
  return amountKurus / 100;
}
