import type {
  CategoryDraft,
  OptionGroupDraft,
  PortionDraft,
  ProductDraft,
} from '../../core/venue/drafts/venue-draft.ts';
import type { DocumentPath } from '../document-faults.ts';
import type { DocumentReader } from '../document-reading.ts';
import { readRecord, readRecords } from '../document-record.ts';
import {
  type CategoryDocument,
  categorySchema,
  type OptionGroupDocument,
  optionGroupSchema,
  type PortionDocument,
  type ProductDocument,
  productSchema,
} from './menu-document-schema.ts';

/** Reads the menu of a venue. */
export function readCategories(
  categories: readonly CategoryDocument[] = [],
  path: DocumentPath,
  reading: DocumentReader,
): CategoryDraft[] {
  return readRecords(categories, path, reading, readCategory);
}

/** Reads a category with its products. */
export function readCategory(
  category: CategoryDocument,
  at: DocumentPath,
  reading: DocumentReader,
): CategoryDraft {
  return readRecord(categorySchema, category, at, reading, { products: readProduct });
}

/** Reads a product with all its parts. */
export function readProduct(
  product: ProductDocument,
  at: DocumentPath,
  reading: DocumentReader,
): ProductDraft {
  const read = readRecord(productSchema, product, at, reading, { optionGroups: readOptionGroup });
  const defaultAt = readDefaultAt(product.portions, [...at, 'portions'], reading);
  const portions = read.portions.map(
    (portion, index): PortionDraft => ({ ...portion, isDefault: index === defaultAt }),
  );
  return { ...read, portions };
}

/** The position of the default portion. Without one, the first one becomes the default. */
function readDefaultAt(
  portions: readonly PortionDocument[],
  path: DocumentPath,
  { faults }: DocumentReader,
): number {
  const defaultAt = Math.max(
    0,
    portions.findIndex(({ isDefault }) => isDefault),
  );
  for (const [at, { isDefault }] of portions.entries()) {
    if (!isDefault || at <= defaultAt) continue;
    faults.add(
      [...path, at, 'isDefault'],
      `can be true once; number ${defaultAt + 1} is the default already`,
    );
  }
  return defaultAt;
}

function readOptionGroup(
  group: OptionGroupDocument,
  at: DocumentPath,
  reading: DocumentReader,
): OptionGroupDraft {
  const read = readRecord(optionGroupSchema, group, at, reading);
  if (group.choices.length === 0 && (read.isRequired || read.selectionType === 'Single')) {
    reading.faults.add([...at, 'choices'], 'is empty, so that nothing can be chosen');
  }
  return read;
}
