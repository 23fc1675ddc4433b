import type { Stock } from '../../core/menu/menu.ts';
import type { Table } from '../../core/venue/tables/table.ts';

/**
 * The columns of the properties of a record. A new property of the type does not compile until it has a
 * column.
 */
type ColumnsOf<T> = { readonly [Name in keyof T]-?: string };

/** The columns of a table in `dining_table`. */
export const TABLE_COLUMNS: ColumnsOf<Table> = {
  id: 'table_id',
  name: 'name',
  code: 'code',
  capacity: 'capacity',
  place: 'place',
};

/** The columns of the stock of a product in `product_stock`. */
export const STOCK_COLUMNS: ColumnsOf<Stock> = {
  quantity: 'quantity',
  lowThreshold: 'low_threshold',
  isSoldOut: 'is_sold_out',
};

/**
 * The arguments of `json_build_object` that make a record of its columns.
 * @param of  the alias of the table
 */
export function propertiesOf<T>(columns: ColumnsOf<T>, of: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `'${name}', ${of}.${column}`)
    .join(', ');
}

/**
 * The JSON of a record as text, from columns of numbers and truth values alone.
 * @param of  the alias of the table
 */
export function jsonTextOf<T>(columns: ColumnsOf<T>, of: string): string {
  const values = Object.entries(columns).map(
    ([name, column]) => `'"${name}":' || coalesce(${of}.${column}::text, 'null')`,
  );
  return `'{' || ${values.join(` || ',' || `)} || '}'`;
}

/** A record as a row: its values by column. */
export function rowOf<T extends object>(record: T, columns: ColumnsOf<T>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<string>(columns).map(([name, column]) => [column, record[name as keyof T]]),
  );
}

/** The names of the columns, separated by commas. */
export function namesOf<T>(columns: ColumnsOf<T>): string {
  return Object.values(columns).join(', ');
}

/** The part of an upsert that takes the new values of the columns. */
export function excludedOf<T>(columns: ColumnsOf<T>): string {
  return Object.values<string>(columns)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
}
