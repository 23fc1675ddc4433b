import { foldText } from '../../../ui/text/fold-text.ts';
import type { VatClass } from '../../venue-settings/vat-class.ts';
import type { Menu } from '../changes/shown-menu.ts';
import { readPrice } from '../price-text.ts';
import type { ColumnKind, GuessedColumns } from './guess-columns.ts';
import { MOST_ROWS, type Table } from './read-table.ts';
import { classOf, type VatChoices } from './vat-of-row.ts';

/** What is wrong with a row, by the words of the page. */
export type RowFault =
  | 'noName'
  | 'noPrice'
  | 'price'
  | 'noCategory'
  | 'nameTooLong'
  | 'descriptionTooLong'
  | 'vat'
  | 'twice'
  | 'tooMany';

/** A row of the table as it would be imported. */
export interface ImportRow {
  /** Its place in the table, from 0. */
  at: number;
  /** A row that only names the category of those below it. */
  isHeading: boolean;
  category: string;
  name: string;
  description: string;
  portion: string;
  price: number | null;
  /** The VAT class that the row names; `null` for none. */
  vatClass: VatClass | null;
  faults: RowFault[];
  /** Whether the menu has the product already. */
  isThere: boolean;
}

/** A product as it is sent, with the rows that it is made of. */
export interface ImportedProduct {
  category: string;
  name: string;
  description?: string;
  /** The code of its VAT class. */
  vatClass?: string;
  portions: { name: string; price: number }[];
}

export interface ReadRows {
  rows: ImportRow[];
  /** The products of the rows without faults, in order. */
  products: ImportedProduct[];
}

/** What a table is read with. */
export interface ImportChoices extends GuessedColumns {
  /** The category of rows that name none; empty for none. */
  category: string;
  /** The name of the one portion of a product whose row names none. */
  portion: string;
  vat: VatChoices;
}

/**
 * Reads the rows of a table. Rows of one product in several portions become one product. Names are those of the menu
 * where they differ in nothing but case and accents, so that nothing is doubled.
 */
export function readRows(table: Table, choices: ImportChoices, menu: Menu): ReadRows {
  const known = knownNames(menu);
  const seen = new Map<string, ImportedProduct>();
  const rows: ImportRow[] = [];
  let heading = '';
  for (const [at, cells] of table.entries()) {
    if (at === 0 && choices.hasHeader) continue;
    const row = rowOf(cells, at, choices, heading, known);
    if (row.isHeading) heading = row.category;
    rows.push(row);
    if (rows.length > MOST_ROWS) row.faults.push('tooMany');
    if (!row.isHeading && row.faults.length === 0) collect(row, choices.portion, seen);
  }
  return { rows, products: [...seen.values()] };
}

/** The names of the menu by their folded form; of a product also that of the portion that is chosen first. */
type Known = ReadonlyMap<
  string,
  { name: string; products: ReadonlyMap<string, { name: string; portion: string }> }
>;

function knownNames(menu: Menu): Known {
  return new Map(
    menu.map(({ name, products }) => [
      foldText(name),
      {
        name,
        products: new Map(
          products.map((product) => {
            const portion = product.portions.find(({ isDefault }) => isDefault)?.name ?? '';
            return [foldText(product.name), { name: product.name, portion }];
          }),
        ),
      },
    ]),
  );
}

function rowOf(
  cells: readonly string[],
  at: number,
  { kinds, category: fallback, vat }: ImportChoices,
  heading: string,
  known: Known,
): ImportRow {
  const cellOf = (kind: ColumnKind) => cells[kinds.indexOf(kind)] ?? '';
  const priceText = cellOf('Price');
  const price = readPrice(priceText);
  const isHeading =
    !kinds.includes('Category') && priceText === '' && cells.filter((cell) => cell !== '').length === 1;
  const typed = isHeading ? cells.find((cell) => cell !== '')! : cellOf('Category') || heading || fallback;
  const there = known.get(foldText(typed));
  const category = there?.name ?? typed;
  const product = there?.products.get(foldText(cellOf('Name')));
  const row = {
    ...{ at, isHeading, category, price },
    name: product?.name ?? cellOf('Name'),
    description: cellOf('Description'),
    portion: cellOf('Portion') || (product?.portion ?? ''),
    isThere: product !== undefined,
    vatClass: cellOf('Vat') === '' ? null : classOf(cellOf('Vat'), vat),
  };
  const isVatUnknown = cellOf('Vat') !== '' && row.vatClass === null;
  return {
    ...row,
    faults: isHeading ? [] : [...faultsOf(row, priceText), ...(isVatUnknown ? (['vat'] as const) : [])],
  };
}

function faultsOf(row: Omit<ImportRow, 'faults'>, priceText: string): RowFault[] {
  const faults: (RowFault | false)[] = [
    row.name === '' && 'noName',
    row.category === '' && 'noCategory',
    priceText === '' && 'noPrice',
    priceText !== '' && row.price === null && 'price',
    [row.name, row.category, row.portion].some((text) => text.length > 100) && 'nameTooLong',
    row.description.length > 1_000 && 'descriptionTooLong',
  ];
  return faults.filter((fault) => fault !== false);
}

/** Adds a row to its product. A portion that the product has already is a fault of the row. */
function collect(row: ImportRow, portionName: string, seen: Map<string, ImportedProduct>): void {
  const place = `${foldText(row.category)}\n${foldText(row.name)}`;
  const product = seen.get(place);
  const portion = { name: row.portion || portionName, price: row.price ?? 0 };
  if (product === undefined) {
    seen.set(place, {
      ...{ category: row.category, name: row.name },
      ...(row.description === '' ? {} : { description: row.description }),
      ...(row.vatClass === null ? {} : { vatClass: row.vatClass.code }),
      portions: [portion],
    });
  } else if (product.portions.some(({ name }) => foldText(name) === foldText(portion.name))) {
    row.faults.push('twice');
  } else {
    product.portions.push(portion);
  }
}
