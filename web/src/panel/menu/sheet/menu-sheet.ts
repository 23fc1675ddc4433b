import { priceText } from '../../form/price-text.ts';
import type { Settings } from '../../panel-queries.ts';
import type { Menu } from '../changes/shown-menu.ts';
import type { Category, Product } from '../menu-queries.ts';
import {
  COLUMN_NAMES,
  type ColumnKind,
  type ColumnName,
  TEXT_COLUMNS,
  translationOf,
} from './column-names.ts';
import { writeCourseCell } from './course-cells.ts';
import { writeYesNo, type YesNo } from './meal-card-cells.ts';
import type { Table } from './read-table.ts';
import { type AllergenNames, writeAllergens, writeRule } from './sheet-cells.ts';
import { type VatChoices, writeVatCell } from './vat-cells.ts';

/** The choices with which a sheet is written. */
export interface SheetOptions {
  /** The other languages of the menu. */
  languages: readonly string[];
  /** The locale whose decimal mark prices have. */
  locale: string;
  allergens: AllergenNames;
  vat: VatChoices;
  /** Whether the venue takes meal cards. If not, the sheet has no column for them. */
  takesMealCards: boolean;
  /** The courses of the venue. Without courses, the sheet has no column for them. */
  courses: Settings['courses'];
  yesNo: YesNo;
  /** Returns the name of a column. */
  headOf: (kind: ColumnKind) => string;
}

/** The cells of a row by their columns. */
type Cells = Partial<Record<ColumnKind, string>>;

type Texts = Product['translations'];

/**
 * The menu as a sheet, which the import reads back as the same menu. It has a row for each category, portion, extra and
 * choice, each with its category and product. The first row of a product has the values of the whole product.
 */
export function writeMenuSheet(menu: Menu, choices: SheetOptions): Table {
  const kinds = columnsOf(choices);
  const rows = menu.flatMap((category) => [
    categoryRow(category, choices),
    ...category.products.flatMap((product) => productRows(category, product, choices)),
  ]);
  return [kinds.map(choices.headOf), ...rows.map((cells) => kinds.map((kind) => cells[kind] ?? ''))];
}

function columnsOf({ languages, vat, takesMealCards, courses }: SheetOptions): ColumnKind[] {
  const leftOut = new Set<ColumnName>([
    'Id',
    ...(vat.classes.length > 0 ? [] : (['Vat'] as const)),
    ...(takesMealCards ? [] : (['MealCard'] as const)),
    ...(courses.length > 0 ? [] : (['Course'] as const)),
  ]);
  const own = COLUMN_NAMES.filter((name) => !leftOut.has(name));
  const further = languages.flatMap((language) =>
    TEXT_COLUMNS.map((column): ColumnKind => `${column}:${language}`),
  );
  return [...own, ...further, 'Id'];
}

function categoryRow(category: Category, { vat, yesNo, courses }: SheetOptions): Cells {
  return {
    Category: category.name,
    Description: category.description ?? '',
    Vat: writeVatCell(category.vatClass, vat),
    MealCard: writeYesNo(category.acceptsMealCard, yesNo),
    Course: writeCourseCell(category.course, courses),
    ...textCells('Category', category.translations),
    ...descriptionCells(category.translations),
  };
}

function productRows(category: Category, product: Product, choices: SheetOptions): Cells[] {
  const place: Cells = { Category: category.name, Name: product.name, Id: product.id };
  const price = (amount: number) => priceText(amount, choices.locale);
  const [first, ...others] = product.portions.map(
    (portion): Cells => ({
      ...place,
      Portion: portion.name,
      Price: price(portion.price),
      ...textCells('Portion', portion.translations),
    }),
  );
  const extra = (part: Product['extras'][number]): Cells => ({
    ...place,
    Extra: part.name,
    Price: price(part.price),
    Allergens: writeAllergens(part.allergens, choices.allergens),
    ...textCells('Extra', part.translations),
  });
  const groups = product.optionGroups.flatMap((group): Cells[] => {
    const own = { Group: group.name, Rule: writeRule(group), ...textCells('Group', group.translations) };
    const [begin = place, ...rest] = group.choices.map(extra);
    return [{ ...begin, ...own }, ...rest.map((cells) => ({ ...cells, Group: group.name }))];
  });
  const whole = { ...first, ...productCells(product, choices) };
  return [whole, ...others, ...product.extras.map(extra), ...groups];
}

/** The cells with the values of a whole product. */
function productCells(product: Product, { allergens, vat, yesNo, courses }: SheetOptions): Cells {
  const { quantity } = product.stock;
  return {
    Description: product.description ?? '',
    Vat: writeVatCell(product.vatClass, vat),
    MealCard: writeYesNo(product.acceptsMealCard, yesNo),
    Course: writeCourseCell(product.course, courses),
    Allergens: writeAllergens(product.allergens, allergens),
    Stock: quantity === null ? '' : String(quantity),
    ...textCells('Name', product.translations),
    ...descriptionCells(product.translations),
  };
}

function textCells(column: (typeof TEXT_COLUMNS)[number], translations: Texts): Cells {
  const cells = Object.entries(translations).map(([code, { name = '' }]) => [`${column}:${code}`, name]);
  return Object.fromEntries(cells) as Cells;
}

function descriptionCells(translations: Texts): Cells {
  const cells = Object.entries(translations).map(([code, { description = '' }]) => [
    `Description:${code}`,
    description,
  ]);
  return Object.fromEntries(cells) as Cells;
}

/** The name of a column; a column of translations with its language: `Product (en)`. */
export function columnHead(
  kind: Exclude<ColumnKind, 'Ignore'>,
  nameOf: (name: ColumnName) => string,
): string {
  const translation = translationOf(kind);
  if (translation === null) return nameOf(kind as ColumnName);
  return `${nameOf(translation.column)} (${translation.language})`;
}
