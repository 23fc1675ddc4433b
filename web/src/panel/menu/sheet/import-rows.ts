import { foldText } from '../../../ui/text/fold-text.generated.ts';
import type { Menu } from '../changes/shown-menu.ts';
import { type ColumnKind, type TextColumn, translationOf } from './column-names.ts';
import { defaultMealCard } from './meal-card-cells.ts';
import {
  type ImportChoices,
  type ImportRow,
  indexMenuNames,
  locateFault,
  type MenuNames,
  readRow,
} from './read-row.ts';
import { MOST_ROWS, type Table } from './read-table.ts';
import type { Allergen, GroupRule } from './sheet-cells.ts';

type Texts = Record<string, { name?: string | null; description?: string | null }>;

/** A portion, an extra or a choice in the body of the import request. */
interface ImportedPart {
  name: string;
  price: number;
  /** Only of an extra or a choice. */
  allergens?: Allergen[];
  translations?: Texts;
}

interface ImportedGroup extends Partial<GroupRule> {
  name: string;
  choices: ImportedPart[];
  translations?: Texts;
}

/** A category in the body of the import request. A missing property keeps its stored value. */
export interface ImportedCategory {
  name: string;
  description?: string | null;
  vatClass?: string | null;
  course?: string | null;
  acceptsMealCard?: boolean | null;
  translations?: Texts;
}

/** A product in the body of the import request. A missing property keeps its stored value. */
export interface ImportedProduct extends ImportedCategory {
  id?: string;
  category: string;
  allergens?: Allergen[];
  stock?: { quantity: number | null };
  portions: ImportedPart[];
  extras?: ImportedPart[];
  optionGroups?: ImportedGroup[];
}

export interface ImportedRows {
  rows: ImportRow[];
  /** The categories that the rows without faults add or change, in order. */
  categories: ImportedCategory[];
  /** The products of the rows without faults, in order. */
  products: ImportedProduct[];
  /** For each product, the index of its first row in the table. */
  productRows: number[];
}

/**
 * Reads the rows of a table. All rows of one product together become one product. A name that differs from one on the
 * menu only in case or accents is the same name, so that nothing is added twice.
 * @param isWhole  whether the table replaces the menu: then an empty cell removes the stored value, otherwise it keeps it
 */
export function readRows(table: Table, options: ImportChoices, menu: Menu, isWhole = false): ImportedRows {
  const known = indexMenuNames(menu);
  const rows: ImportRow[] = [];
  let heading = '';
  const spellingOf = categorySpelling(known);
  const kinds = readKinds(table, options);
  const choices = { ...options, kinds };
  const names = options.header === null ? null : table[options.header]!.join('\n');
  for (const [at, cells] of table.entries()) {
    // A list that was printed in pages repeats the row of column names on each page.
    if ((options.header !== null && at <= options.header) || cells.join('\n') === names) continue;
    if (cells.every((text, column) => text === '' || (kinds[column] === 'Ignore' && /^\d+\.?$/.test(text))))
      continue;
    const row = readRow(cells, at, choices, heading, known);
    row.category = spellingOf(row);
    // The category also applies to the rows below that name none, as with merged cells.
    if (row.kind === 'Heading' || row.cell('Category') !== '') heading = row.category;
    rows.push(row);
    if (rows.length > MOST_ROWS) addFault(row, 'tooMany', choices);
  }
  const mode = { kinds, isWhole };
  const groups = [...Map.groupBy(rows.filter(isOfProduct), productKey).values()];
  for (const group of groups) {
    for (const row of findRepeatedRows(group)) addFault(row, 'twice', choices);
    if (!group.some(({ kind }) => kind === 'Portion')) addFault(group[0]!, 'noPortion', choices);
  }
  const whole = groups
    .map((group) => group.filter(({ faults }) => faults.length === 0))
    .filter((group) => group.some(({ kind }) => kind === 'Portion'));
  return {
    rows,
    categories: categoriesOf(
      rows.filter(({ faults }) => faults.length === 0),
      mode,
      (name) =>
        options.takesMealCards && known.categoryOf(name) === undefined ? defaultMealCard(menu) : null,
    ),
    products: whole.map((group) => productOf(group, mode)),
    productRows: whole.map(([first]) => first!.at),
  };
}

/**
 * @returns a function that gives the spelling of a row's category: the one on the menu, else that of a row for the
 * category itself, else that of the first row. `ÇORBALAR` and `Çorbalar` are the same category.
 */
function categorySpelling({ categoryOf }: MenuNames): (row: ImportRow) => string {
  const own = new Set<string>();
  const first = new Map<string, string>();
  return ({ kind, category }) => {
    if (categoryOf(category) !== undefined || own.has(category)) return category;
    if (kind === 'Category') own.add(category);
    const folded = foldText(category);
    if (kind === 'Category' || !first.has(folded)) first.set(folded, category);
    return first.get(folded)!;
  };
}

/**
 * The kinds of the columns. An empty category column is ignored: then each row with a single text names the category
 * of the rows below it.
 */
function readKinds(table: Table, { kinds, header }: ImportChoices): ColumnKind[] {
  const place = kinds.indexOf('Category');
  const isEmpty = !table.some((cells, at) => at > (header ?? -1) && (cells[place] ?? '') !== '');
  return kinds.map((kind) => (kind === 'Category' && isEmpty ? 'Ignore' : kind));
}

/** The columns of the table, and whether an empty cell removes the stored value. */
interface ReadMode {
  kinds: readonly ColumnKind[];
  isWhole: boolean;
}

function addFault(row: ImportRow, kind: Parameters<typeof locateFault>[0], { kinds }: ImportChoices): void {
  row.faults.push(locateFault(kind, row, kinds));
}

function isOfProduct({ kind }: ImportRow): boolean {
  return kind !== 'Heading' && kind !== 'Category';
}

function productKey({ id, stored, category, name }: ImportRow): string {
  return id || (stored?.id ?? `${foldText(category)}\n${foldText(name)}`);
}

/** The rows that repeat a part of an earlier row. */
function findRepeatedRows(group: readonly ImportRow[]): ImportRow[] {
  const seen = new Set<string>();
  return group.filter((row) => {
    if (row.kind === 'Group' || row.faults.length > 0) return false;
    const part =
      row.kind === 'Portion' ? ['', '', row.portion] : [row.kind, row.cell('Group'), row.cell('Extra')];
    const key = JSON.stringify(part);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated;
  });
}

/**
 * The categories that rows add or change.
 * @param mealCardIn  whether meal cards pay for the products of a category if no row says so; `null` to send nothing
 */
function categoriesOf(
  rows: readonly ImportRow[],
  mode: ReadMode,
  mealCardIn: (category: string) => boolean | null,
): ImportedCategory[] {
  const byName = Map.groupBy(
    rows.filter(({ kind }) => kind !== 'Heading'),
    ({ category }) => category,
  );
  return [...byName].flatMap(([name, group]) => {
    const own = group.filter(({ kind }) => kind === 'Category');
    const acceptsMealCard = mealCardOf(own) ?? mealCardIn(name);
    const mealCard = acceptsMealCard === null ? {} : { acceptsMealCard };
    if (own.length > 0) return [{ name, ...descriptionOf(own, 'Category', mode), ...mealCard }];
    const isMade = acceptsMealCard !== null && group.some(({ kind }) => kind === 'Portion');
    return mode.isWhole || isMade ? [{ name, ...mealCard }] : [];
  });
}

function productOf(group: readonly ImportRow[], mode: ReadMode): ImportedProduct {
  const [{ id, category, name }] = group as [ImportRow];
  const partsOf = (kind: ImportRow['kind']) => group.filter((row) => row.kind === kind);
  const extras = partsOf('Extra').map((row) => extraOf(row, mode));
  const optionGroups = groupsOf(group, mode);
  const acceptsMealCard = mealCardOf(group);
  const allergens = partsOf('Portion').find(({ cell }) => cell('Allergens') !== '')?.allergens;
  const stock = group.find(({ cell }) => cell('Stock') !== '')?.stock ?? null;
  return {
    ...(id === '' ? {} : { id }),
    ...{ category, name },
    ...descriptionOf(group, 'Name', mode),
    ...ifStated('MealCard', acceptsMealCard, acceptsMealCard !== null, mode, 'acceptsMealCard'),
    ...ifStated('Allergens', allergens ?? [], allergens != null, mode, 'allergens'),
    ...ifStated('Stock', { quantity: stock }, stock !== null, mode, 'stock'),
    portions: partsOf('Portion').map((row) => partOf(row, 'Portion', row.portion, mode)),
    ...ifStated('Extra', extras, extras.length > 0, mode, 'extras'),
    ...ifStated('Group', optionGroups, optionGroups.length > 0, mode, 'optionGroups'),
  };
}

function mealCardOf(group: readonly ImportRow[]): boolean | null {
  return group.find(({ mealCard }) => mealCard !== null)?.mealCard ?? null;
}

/**
 * A property for the request. It is missing if the table does not state it. An empty cell states it only if the table
 * replaces the menu.
 */
function ifStated<Name extends string, T>(
  column: ColumnKind,
  value: T,
  isSaid: boolean,
  { kinds, isWhole }: ReadMode,
  name: Name,
): Partial<Record<Name, T>> {
  const isStated = isSaid || (isWhole && kinds.includes(column));
  return (isStated ? { [name]: value } : {}) as Partial<Record<Name, T>>;
}

function groupsOf(group: readonly ImportRow[], mode: ReadMode): ImportedGroup[] {
  const rows = group.filter(({ kind }) => kind === 'Group' || kind === 'Choice');
  return [...Map.groupBy(rows, ({ cell }) => cell('Group'))].map(([name, own]) => {
    const rule = own.find(({ rule: stated }) => stated !== null)?.rule;
    const choices = own.filter(({ kind }) => kind === 'Choice');
    return {
      name,
      ...rule,
      choices: choices.map((row) => extraOf(row, mode)),
      ...translationsOf(own, { name: 'Group' }, mode),
    };
  });
}

function partOf(row: ImportRow, column: 'Portion' | 'Extra', name: string, mode: ReadMode): ImportedPart {
  return { name, price: row.price ?? 0, ...translationsOf([row], { name: column }, mode) };
}

/** An extra or a choice. */
function extraOf(row: ImportRow, mode: ReadMode): ImportedPart {
  const allergens = row.cell('Allergens') === '' ? null : row.allergens;
  return {
    ...partOf(row, 'Extra', row.cell('Extra'), mode),
    ...ifStated('Allergens', allergens ?? [], allergens !== null, mode, 'allergens'),
  };
}

/** The description, the VAT class, the course and the translations in the given rows. */
function descriptionOf(
  group: readonly ImportRow[],
  column: 'Category' | 'Name',
  mode: ReadMode,
): Pick<ImportedCategory, 'description' | 'vatClass' | 'course' | 'translations'> {
  const description = firstText(group, 'Description');
  const vatClass = group.find((row) => row.vatClass !== null)?.vatClass?.code ?? null;
  const course = group.find((row) => row.course !== null)?.course ?? null;
  return {
    ...ifStated('Description', description, description !== null, mode, 'description'),
    ...ifStated('Vat', vatClass, vatClass !== null, mode, 'vatClass'),
    ...ifStated('Course', course, course !== null, mode, 'course'),
    ...translationsOf(group, { name: column, description: 'Description' }, mode),
  };
}

/** The translations in the given rows. @param columns  the column of each text */
function translationsOf(
  group: readonly ImportRow[],
  columns: { name: TextColumn; description?: TextColumn },
  mode: ReadMode,
): { translations?: Texts } {
  const translations: Texts = {};
  for (const kind of mode.kinds) {
    const translation = translationOf(kind);
    if (translation === null) continue;
    for (const [name, column] of Object.entries(columns)) {
      if (column !== translation.column) continue;
      const text = firstText(group, kind);
      if (text === null && !mode.isWhole) continue;
      const { language } = translation;
      translations[language] = { ...translations[language], [name]: text };
    }
  }
  return Object.keys(translations).length === 0 ? {} : { translations };
}

function firstText(group: readonly ImportRow[], kind: ColumnKind): string | null {
  return group.map(({ cell }) => cell(kind)).find((text) => text !== '') ?? null;
}
