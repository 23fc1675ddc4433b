import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { readPrice } from '../../form/price-text.ts';
import type { Settings } from '../../panel-queries.ts';
import type { VatClass } from '../../venue-settings/vat-class.ts';
import type { Menu } from '../changes/shown-menu.ts';
import type { Category, Product } from '../menu-queries.ts';
import type { ColumnKind, ColumnName } from './column-names.ts';
import { courseOf } from './course-of-row.ts';
import { type GuessedColumns, isProductId } from './guess-columns.ts';
import { readYesNo } from './meal-card-of-row.ts';
import {
  type Allergen,
  type AllergenNames,
  type GroupRule,
  readAllergens,
  readRule,
  readStock,
} from './sheet-cells.ts';
import { classOf, type VatChoices } from './vat-of-row.ts';

/** What is wrong with a row, by the words of the page. */
export type FaultKind =
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

/** A fault of what the cells of a row say together. */
type TableFault = Exclude<FaultKind, 'date' | 'noValue'>;

/** A fault with the place of its column in the table, from 0; `null` where no column has it. */
export interface RowFault {
  kind: FaultKind;
  column: number | null;
}

/** A row of the table as it would be imported. */
export interface ImportRow {
  /** Its place in the table, from 0. */
  at: number;
  /** `Heading`: it only names the category of the rows below. `Category`: what it says is said of a category. */
  kind: 'Heading' | 'Category' | 'Portion' | 'Group' | 'Choice' | 'Extra';
  category: string;
  name: string;
  /** The id that the row states; empty for none. */
  id: string;
  portion: string;
  price: number | null;
  /** The VAT class that the row names; `null` for none. */
  vatClass: VatClass | null;
  /** Whether meal cards pay for the product; `null` where the row does not say it. */
  mealCard: boolean | null;
  /** The code of the course that the row names; `null` for none. */
  course: string | null;
  allergens: Allergen[] | null;
  stock: number | null;
  rule: GroupRule | null;
  /** The text of a cell, empty where the table has no such column. */
  cell: (kind: ColumnKind) => string;
  faults: RowFault[];
  /** The product of the menu that it is about; `null` for a new one. */
  stored: Product | null;
}

/** What a table is read with. */
export interface ImportChoices extends GuessedColumns {
  /** The category of rows that name none; empty for none. */
  category: string;
  /** The name of the one portion of a product whose row names none. */
  portion: string;
  vat: VatChoices;
  /** Whether the venue takes meal cards: then new categories do as most of the menu where the list does not say it. */
  takesMealCards: boolean;
  /** The courses of the venue. */
  courses: Settings['courses'];
  allergens: AllergenNames;
}

/** Reads one row. @param heading  the category that a row above it named for those below; empty for none */
export function readRow(
  cells: readonly string[],
  at: number,
  choices: ImportChoices,
  heading: string,
  menu: KnownMenu,
): ImportRow {
  const { kinds, category: fallback, vat } = choices;
  const cell = (kind: ColumnKind) => cells[kinds.indexOf(kind)] ?? '';
  // A number in a column that is left out counts the rows.
  const said = cells.filter(
    (text, column) => text !== '' && !(kinds[column] === 'Ignore' && /^\d+\.?$/.test(text)),
  );
  const isHeading = !kinds.includes('Category') && cell('Price') === '' && said.length === 1;
  const typed = isHeading ? said[0]! : cell('Category') || heading || fallback;
  const id = cell('Id').toLowerCase();
  const known = menu.categoryOf(typed);
  const stored = menu.byId.get(id) ?? known?.productOf(cell('Name')) ?? null;
  const kind = isHeading ? 'Heading' : kindOf(cell);
  const row: ImportRow = {
    ...{ at, kind, id, cell, stored, category: known?.name ?? typed },
    // Under its id a product may get another name.
    name: menu.byId.has(id) ? cell('Name') : (stored?.name ?? cell('Name')),
    portion:
      cell('Portion') || (stored?.portions.find(({ isDefault }) => isDefault)?.name ?? choices.portion),
    price: readPrice(cell('Price')),
    vatClass: cell('Vat') === '' ? null : classOf(cell('Vat'), vat),
    mealCard: readYesNo(cell('MealCard')),
    course: courseOf(cell('Course'), choices.courses)?.code ?? null,
    allergens: readAllergens(cell('Allergens'), choices.allergens),
    stock: readStock(cell('Stock')),
    rule: readRule(cell('Rule')),
    faults: [],
  };
  const faults = [
    ...kinds.flatMap((of, column) => unmeant(cell, of, column)),
    ...(kind === 'Heading' ? [] : faultsOf(row).map((fault) => faultAt(fault, row, kinds))),
  ];
  // A cell has one reason: what it is goes before what it is not.
  const isFirst = ({ column }: RowFault, place: number) =>
    column === null || faults.findIndex((fault) => fault.column === column) === place;
  return { ...row, faults: faults.filter(isFirst) };
}

/** A date, as a workbook's cell is read; a menu never has one, but spreadsheets take `1-1` for it. */
const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d\S*)?$/;
/** What a spreadsheet shows instead of a value, in its languages: `#REF!`, `#YOK`, `#####`. */
const NO_VALUE = /^#(?:[\p{Lu}\d_/ ]+[!?]|N\/A|YOK|NV|Н\/Д|#+)$/u;

function unmeant(cell: ImportRow['cell'], kind: ColumnKind, column: number): RowFault[] {
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

/** The columns of a fault, the first that the table has and that can be it. */
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

/** A fault with its column. */
export function faultAt(
  kind: TableFault,
  { cell }: Pick<ImportRow, 'cell'>,
  kinds: readonly ColumnKind[],
): RowFault {
  const columns = COLUMNS_OF[kind].filter((column) => kinds.includes(column));
  const long = columns.find((column) => kind !== 'nameTooLong' || isLong(cell(column), LONGEST_NAME));
  const filled = kind === 'twice' ? columns.find((column) => cell(column) !== '') : long;
  return { kind, column: filled === undefined ? null : kinds.indexOf(filled) };
}

/** Finds what the menu has by the names of a list: the same name, or else one that folds to the same. */
export interface KnownMenu {
  byId: ReadonlyMap<string, Product>;
  categoryOf: (name: string) => KnownCategory | undefined;
}

interface KnownCategory {
  name: string;
  productOf: (name: string) => Product | undefined;
}

export function knownMenu(menu: Menu): KnownMenu {
  const known = menu.map(
    (category): KnownCategory => ({ name: category.name, productOf: finder(category.products) }),
  );
  return {
    byId: new Map(menu.flatMap(({ products }: Category) => products).map((product) => [product.id, product])),
    categoryOf: finder(known),
  };
}

function finder<T extends { name: string }>(records: readonly T[]): (name: string) => T | undefined {
  const exact = new Map(records.map((record) => [record.name, record]));
  const folded = new Map(records.map((record) => [foldText(record.name), record]));
  return (name) => exact.get(name) ?? folded.get(foldText(name));
}
