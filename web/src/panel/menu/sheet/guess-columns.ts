import { foldText } from '../../../ui/text/fold-text.generated.ts';
import { readPrice } from '../../form/price-text.ts';
import { type ColumnKind, type NamedColumn, readColumnName, type TextColumn } from './column-names.ts';
import type { Table } from './read-table.ts';

/** The contents of the columns of a table, as guessed. */
export interface GuessedColumns {
  /** The index of the row with the column names; `null` if there is none. Rows above it are ignored. */
  header: number | null;
  kinds: ColumnKind[];
  /** Columns that are known but ignored, each with the reason. */
  leftOut: readonly IgnoredColumn[];
}

/** An ignored column: its ids are those of another system, or the menu does not have its language. */
export type IgnoredColumn = { at: number } & (
  | { why: 'ForeignIds' }
  | { why: 'Language'; column: TextColumn; language: string }
);

/** The language codes of a menu: its default language, and the languages of its translations. */
export interface MenuLanguages {
  own: string;
  further: readonly string[];
}

/** How many rows are searched for the column names: a title and an address may be above them. */
const SOUGHT_ROWS = 30;

/** Guesses the contents of the columns: by the row with their names or, if there is none, by their cells. */
export function guessColumns(
  table: Table,
  languages: MenuLanguages = { own: '', further: [] },
): GuessedColumns {
  return columnsByHeader(table, headerIn(table, codesOf(languages)), languages);
}

/** Like {@link guessColumns}, with a given row of names. @param header  the index of the row; `null` for none */
export function columnsByHeader(
  table: Table,
  header: number | null,
  languages: MenuLanguages,
): GuessedColumns {
  if (header === null) return { header, kinds: byContent(table), leftOut: [] };
  const rows = table.slice(header + 1);
  const { kinds, leftOut } = namedKinds(table[header]!, rows, languages);
  return { header, kinds: addGuesses(kinds, rows), leftOut };
}

/** The columns after a language was added to the menu: its columns are no longer ignored. */
export function withLanguage(
  { kinds, leftOut, ...columns }: GuessedColumns,
  language: string,
): GuessedColumns {
  const inIt = leftOut.flatMap((one) => (one.why === 'Language' && one.language === language ? [one] : []));
  const kindAt = (at: number) => inIt.find((one) => one.at === at && kinds[at] === 'Ignore');
  return {
    ...columns,
    kinds: kinds.map((kind, at): ColumnKind => {
      const read = kindAt(at);
      return read === undefined ? kind : `${read.column}:${language}`;
    }),
    leftOut: leftOut.filter((one) => !inIt.some(({ at }) => at === one.at)),
  };
}

function codesOf({ own, further }: MenuLanguages): string[] {
  return [own, ...further];
}

/** The index of the row that names the most columns. A row with one name counts only if it is the first. */
function headerIn(table: Table, codes: readonly string[]): number | null {
  const counts = table.slice(0, SOUGHT_ROWS).map((row, at) => {
    if (row.some((cell) => readPrice(cell) !== null)) return 0;
    const named = new Set(
      row.map((cell) => readColumnName(cell, codes)?.name).filter((name) => name !== undefined),
    );
    return named.size === 1 && at > 0 ? 0 : named.size;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

function namedKinds(
  head: readonly string[],
  rows: Table,
  languages: MenuLanguages,
): { kinds: ColumnKind[]; leftOut: IgnoredColumn[] } {
  const { own, further } = languages;
  const named = head.map((cell) => readColumnName(cell, codesOf(languages)));
  const listed = listLanguage(named, own);
  const isOwn = ({ language }: NamedColumn) => language === null || language === own || language === listed;
  const kinds: ColumnKind[] = [];
  const leftOut: IgnoredColumn[] = [];
  for (const [at, found] of named.entries()) {
    const kind =
      found === null
        ? 'Ignore'
        : isOwn(found)
          ? found.name
          : (`${found.name}:${found.language}` as ColumnKind);
    const isTaken = kinds.includes(kind);
    const isLacking = kind.includes(':') && !further.includes(found!.language!);
    const isForeign = kind === 'Id' && hasForeignIds(rows, at);
    if (isForeign) leftOut.push({ at, why: 'ForeignIds' });
    if (isLacking)
      leftOut.push({ at, why: 'Language', column: found!.name as TextColumn, language: found!.language! });
    // If two columns have the same name, the second is ignored.
    kinds.push(isTaken || isLacking || isForeign ? 'Ignore' : kind);
  }
  return { kinds, leftOut };
}

/**
 * The language of the product names in a list. It is another language than the menu's only if the list has no names in
 * the menu's language and no ids: a list with ids may contain only translations.
 */
function listLanguage(named: readonly (NamedColumn | null)[], own: string): string {
  const names = named.filter((column) => column?.name === 'Name').map((column) => column!.language ?? own);
  const hasIds = named.some((column) => column?.name === 'Id');
  return hasIds || names.includes(own) ? own : (names[0] ?? own);
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether a text can be the id of a product. */
export function isProductId(text: string): boolean {
  return UUID.test(text);
}

function hasForeignIds(rows: Table, at: number): boolean {
  const ids = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return ids.length > 0 && !ids.some(isProductId);
}

/** Finds the columns of names and prices by their cells if the header does not name them. */
function addGuesses(kinds: ColumnKind[], rows: Table): ColumnKind[] {
  const guessed = byContent(rows, kinds);
  return kinds.map((kind, at) => {
    const found = guessed[at]!;
    return kind === 'Ignore' && (found === 'Name' || found === 'Price') && !kinds.includes(found)
      ? found
      : kind;
  });
}

/** Figures about the cells of a column, by which its content is guessed. */
interface ColumnStatistics {
  at: number;
  prices: number;
  distinct: number;
  /** The average length of its texts. */
  length: number;
  filled: number;
  /** The share of the rows with a price in which this column is filled, from 0 to 1. */
  share: number;
}

function byContent(rows: Table, taken: readonly ColumnKind[] = []): ColumnKind[] {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => statisticsOf(rows, at)).filter(
    ({ at, filled }) => filled > 0 && (taken[at] ?? 'Ignore') === 'Ignore',
  );
  const kinds = Array.from({ length: width }, (): ColumnKind => 'Ignore');
  // The last column of numbers: prices often come after others, such as a code.
  const price = columns.findLast(({ prices, filled }) => prices >= filled * 0.6);
  const priced = price === undefined ? rows : rows.filter((row) => readPrice(row[price.at]!) !== null);
  const texts = columns
    .filter(({ prices, filled }) => prices < filled * 0.6)
    .map((column) => ({
      ...column,
      share: statisticsOf(priced, column.at).filled / Math.max(1, priced.length),
    }));
  const long = texts.filter(({ length }) => length > 30).toSorted((a, b) => b.length - a.length)[0];
  const short = texts.filter((column) => column !== long || texts.length === 1);
  const category = categoryIn(short);
  const name =
    short.find((column) => column !== category && !isSeldom(column)) ??
    short.find((column) => column !== category);
  const portion = short.find(
    (column) => column !== category && column !== name && column.distinct < column.filled,
  );
  if (price !== undefined) kinds[price.at] = 'Price';
  if (long !== undefined && long !== name) kinds[long.at] = 'Description';
  if (category !== undefined) kinds[category.at] = 'Category';
  if (portion !== undefined) kinds[portion.at] = 'Portion';
  if (name !== undefined) kinds[name.at] = 'Name';
  return kinds;
}

/** The column of categories: left of the names, with repeated texts, or with a text only now and then for the rows below. */
function categoryIn(short: readonly ColumnStatistics[]): ColumnStatistics | undefined {
  return short.find((column, place) => {
    const follows = short[place + 1];
    if (follows === undefined) return false;
    if (isSeldom(column)) return !isSeldom(follows);
    return column.distinct < column.filled && column.distinct < follows.distinct;
  });
}

function isSeldom({ share }: ColumnStatistics): boolean {
  return share < 0.5;
}

function statisticsOf(rows: Table, at: number): ColumnStatistics {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  return {
    at,
    prices: cells.filter((cell) => readPrice(cell) !== null).length,
    distinct: new Set(cells.map(foldText)).size,
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
    filled: cells.length,
    share: 1,
  };
}
