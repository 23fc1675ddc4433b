import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { readPrice } from '../../form/price-text.ts';
import type { Settings } from '../../panel-queries.ts';
import type { VatClass } from '../../venue-settings/vat-class.ts';
import type { Menu } from '../changes/shown-menu.ts';
import type { Category, Product } from '../menu-queries.ts';
import type { ColumnKind, ColumnName } from './column-names.ts';
import { readCourse } from './course-cells.ts';
import { type GuessedColumns, isProductId } from './guess-columns.ts';
import { readYesNo } from './meal-card-cells.ts';
import {
  type Allergen,
  type AllergenNames,
  type GroupRule,
  readAllergens,
  readRule,
  readStock,
} from './sheet-cells.ts';
import { readVatClass, type VatChoices } from './vat-cells.ts';

/** The kind of a fault in a row, which is also the key of its text. */
export type RowFaultKind =
  | 'noName'
  | 'noPrice'
  | 'price'
  | 'noCategory'
  | 'noPortion'
  | 'nameTooLong'
  | 'descriptionTooLong'
  | 'vat'
  | 'mealCard'
  | 'course'
  | 'allergens'
  | 'stock'
  | 'rule'
  | 'id'
  | 'date'
  | 'noValue'
  | 'twice'
  | 'tooMany';

/** The faults that do not come from a special value of the spreadsheet. */
type TableFault = Exclude<RowFaultKind, 'date' | 'noValue'>;

/** A fault with the index of its column; `null` if it belongs to no column. */
export interface RowFault {
  kind: RowFaultKind;
  column: number | null;
}

/** A row of the table with the values that were read from its cells. */
export interface ImportRow {
  /** The index of the row in the table. */
  at: number;
  /** `Heading`: names the category of the rows below, nothing else. `Category`: its values are those of a category. */
  kind: 'Heading' | 'Category' | 'Portion' | 'Group' | 'Choice' | 'Extra';
  category: string;
  name: string;
  /** The id of the product in the row; empty for none. */
  id: string;
  portion: string;
  price: number | null;
  /** The VAT class that the row names; `null` for none. */
  vatClass: VatClass | null;
  /** Whether meal cards pay for the product; `null` if the row does not say. */
  mealCard: boolean | null;
  /** The code of the course that the row names; `null` for none. */
  course: string | null;
  allergens: Allergen[] | null;
  stock: number | null;
  rule: GroupRule | null;
  /** Returns the text of the cell in a column; empty if the table has no such column. */
  cell: (kind: ColumnKind) => string;
  faults: RowFault[];
  /** The stored product of the row; `null` for a new product. */
  stored: Product | null;
}

/** The choices with which a table is read. */
export interface ImportChoices extends GuessedColumns {
  /** The category of rows without one; empty if none was chosen. */
  category: string;
  /** The name of a portion whose row does not name it. */
  portion: string;
  vat: VatChoices;
  /** Whether the venue takes meal cards. Then a new category accepts them as most of the menu does, unless the list says so. */
  takesMealCards: boolean;
  /** The courses of the venue. */
  courses: Settings['courses'];
  allergens: AllergenNames;
}

/** Reads one row. @param heading  the category that an earlier row named for the rows below it; empty for none */
export function readRow(
  cells: readonly string[],
  at: number,
  choices: ImportChoices,
  heading: string,
  menu: MenuNames,
): ImportRow {
  const { kinds, category: fallback, vat } = choices;
  const cell = (kind: ColumnKind) => cells[kinds.indexOf(kind)] ?? '';
  // A number in an ignored column is a row number.
  const cellsWithText = cells.filter(
    (text, column) => text !== '' && !(kinds[column] === 'Ignore' && /^\d+\.?$/.test(text)),
  );
  const isHeading = !kinds.includes('Category') && cell('Price') === '' && cellsWithText.length === 1;
  const typed = isHeading ? cellsWithText[0]! : cell('Category') || heading || fallback;
  const id = cell('Id').toLowerCase();
  const known = menu.categoryOf(typed);
  const stored = menu.byId.get(id) ?? known?.productOf(cell('Name')) ?? null;
  const kind = isHeading ? 'Heading' : kindOf(cell);
  const row: ImportRow = {
    ...{ at, kind, id, cell, stored, category: known?.name ?? typed },
    // A row with the id of a product may rename it.
    name: menu.byId.has(id) ? cell('Name') : (stored?.name ?? cell('Name')),
    portion:
      cell('Portion') || (stored?.portions.find(({ isDefault }) => isDefault)?.name ?? choices.portion),
    price: readPrice(cell('Price')),
    vatClass: cell('Vat') === '' ? null : readVatClass(cell('Vat'), vat),
    mealCard: readYesNo(cell('MealCard')),
    course: readCourse(cell('Course'), choices.courses)?.code ?? null,
    allergens: readAllergens(cell('Allergens'), choices.allergens),
    stock: readStock(cell('Stock')),
    rule: readRule(cell('Rule')),
    faults: [],
  };
  const faults = [
    ...kinds.flatMap((of, column) => spreadsheetFaults(cell, of, column)),
    ...(kind === 'Heading' ? [] : faultsOf(row).map((fault) => locateFault(fault, row, kinds))),
  ];
  // Each cell shows only its first fault, so a date or an error value is shown rather than the fault that it causes.
  const isFirst = ({ column }: RowFault, place: number) =>
    column === null || faults.findIndex((fault) => fault.column === column) === place;
  return { ...row, faults: faults.filter(isFirst) };
}

/** A date as the workbook reader writes it. A menu contains no dates, but spreadsheets turn `1-1` into one. */
const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d\S*)?$/;
/** The error values of spreadsheets in their languages: `#REF!`, `#YOK`, `#####`. */
const NO_VALUE = /^#(?:[\p{Lu}\d_/ ]+[!?]|N\/A|YOK|NV|Н\/Д|#+)$/u;

function spreadsheetFaults(cell: ImportRow['cell'], kind: ColumnKind, column: number): RowFault[] {
  if (kind === 'Ignore') return [];
  if (DATE.test(cell(kind))) return [{ kind: 'date', column }];
  return NO_VALUE.test(cell(kind)) ? [{ kind: 'noValue', column }] : [];
}

function kindOf(cell: ImportRow['cell']): ImportRow['kind'] {
  if (cell('Group') !== '') return cell('Extra') === '' ? 'Group' : 'Choice';
  if (cell('Extra') !== '') return 'Extra';
  const isCategory =
    cell('Category') !== '' && [cell('Name'), cell('Portion'), cell('Price')].join('') === '';
  return isCategory ? 'Category' : 'Portion';
}

const LONGEST_NAME = 100;
const LONGEST_DESCRIPTION = 1_000;
const isLong = (text: string, most: number) => text.length > most && [...text].length > most;

function faultsOf({ kind, category, name, portion, cell, ...row }: ImportRow): TableFault[] {
  const names = [name, category, portion, cell('Group'), cell('Extra')];
  const isUnread = (column: ColumnName, value: unknown) => cell(column) !== '' && value === null;
  const faults: (TableFault | false)[] = [
    kind !== 'Category' && name === '' && 'noName',
    category === '' && 'noCategory',
    kind === 'Portion' && cell('Price') === '' && 'noPrice',
    isUnread('Price', row.price) && 'price',
    names.some((text) => isLong(text, LONGEST_NAME)) && 'nameTooLong',
    isLong(cell('Description'), LONGEST_DESCRIPTION) && 'descriptionTooLong',
    isUnread('Vat', row.vatClass) && 'vat',
    isUnread('MealCard', row.mealCard) && 'mealCard',
    isUnread('Course', row.course) && 'course',
    isUnread('Allergens', row.allergens) && 'allergens',
    isUnread('Stock', row.stock) && 'stock',
    isUnread('Rule', row.rule) && 'rule',
    row.id !== '' && !isProductId(row.id) && 'id',
  ];
  return faults.filter((fault) => fault !== false);
}

/** The columns to which a fault can belong; the first suitable one of the table is marked. */
const COLUMNS_OF: Record<TableFault, readonly ColumnName[]> = {
  noName: ['Name'],
  ...{ noPrice: ['Price'], price: ['Price'], noCategory: ['Category'], noPortion: ['Portion'] },
  nameTooLong: ['Name', 'Category', 'Portion', 'Group', 'Extra'],
  ...{ descriptionTooLong: ['Description'], vat: ['Vat'], mealCard: ['MealCard'] },
  ...{
    course: ['Course'],
    allergens: ['Allergens'],
    stock: ['Stock'],
    rule: ['Rule'],
    id: ['Id'],
    twice: ['Portion', 'Extra', 'Name'],
    tooMany: [],
  },
};

/** The fault of a row with the column that is marked. */
export function locateFault(
  kind: TableFault,
  { cell }: Pick<ImportRow, 'cell'>,
  kinds: readonly ColumnKind[],
): RowFault {
  const columns = COLUMNS_OF[kind].filter((column) => kinds.includes(column));
  const long = columns.find((column) => kind !== 'nameTooLong' || isLong(cell(column), LONGEST_NAME));
  const filled = kind === 'twice' ? columns.find((column) => cell(column) !== '') : long;
  return { kind, column: filled === undefined ? null : kinds.indexOf(filled) };
}

/** Finds the categories and products of the menu by name: the exact name first, else one that differs in case or accents. */
export interface MenuNames {
  byId: ReadonlyMap<string, Product>;
  categoryOf: (name: string) => KnownCategory | undefined;
}

interface KnownCategory {
  name: string;
  productOf: (name: string) => Product | undefined;
}

export function indexMenuNames(menu: Menu): MenuNames {
  const known = menu.map(
    (category): KnownCategory => ({ name: category.name, productOf: createFinder(category.products) }),
  );
  return {
    byId: new Map(menu.flatMap(({ products }: Category) => products).map((product) => [product.id, product])),
    categoryOf: createFinder(known),
  };
}

function createFinder<T extends { name: string }>(records: readonly T[]): (name: string) => T | undefined {
  const exact = new Map(records.map((record) => [record.name, record]));
  const folded = new Map(records.map((record) => [foldText(record.name), record]));
  return (name) => exact.get(name) ?? folded.get(foldText(name));
}
