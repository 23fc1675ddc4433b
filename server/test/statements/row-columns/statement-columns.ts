import pg from 'pg';
import type { RowCall, RowProperty } from './row-calls.ts';

/** A column of a statement's rows. */
export interface Column {
  name: string;
  /** The kind of value that the driver makes of it, as `RowProperty.kind`; `any` for JSON. */
  kind: string;
  /** Of a column of a table that is taken over as it stands. */
  isNullable: boolean;
}

/** What the driver makes of a type of PostgreSQL, by its OID; see `open-database.ts`. */
const KINDS: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  114: 'any',
  700: 'number',
  701: 'number',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1082: 'object',
  1184: 'number',
  1700: 'string',
  2950: 'string',
  2951: 'string[]',
  3802: 'any',
};

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** Describes statements by what PostgreSQL says of them; none is run. */
export class StatementReader {
  readonly #client: pg.Client;
  /** The columns of all tables that can be null, by table and number. */
  #nullable = new Map<string, string>();

  constructor(url: string) {
    this.#client = new pg.Client({ connectionString: url });
  }

  async open(): Promise<void> {
    await this.#client.connect();
    const { rows } = await this.#client.query<{ place: string; name: string }>(
      `select attrelid || '.' || attnum as place, attname as name from pg_attribute where not attnotnull and attnum > 0`,
    );
    this.#nullable = new Map(rows.map(({ place, name }) => [place, name]));
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  /** The columns of the rows of a statement. @throws Error of PostgreSQL when the statement is wrong */
  async columnsOf(text: string): Promise<Column[]> {
    const fields = await new Promise<Field[]>((resolve, reject) => {
      this.#client.query(new Description(text, resolve, reject) as unknown as pg.Submittable);
    });
    return fields.map(({ name, tableID, columnID, dataTypeID }) => ({
      name,
      kind: KINDS[dataTypeID] ?? `type ${dataTypeID}`,
      isNullable: canBeNull(text, this.#nullable.get(`${tableID}.${columnID}`)),
    }));
  }
}

/** @param column  the name of a column that can be null */
function canBeNull(text: string, column: string | undefined): boolean {
  return column !== undefined && !new RegExp(`\\b${column} is not null`).test(text);
}

/** Asks PostgreSQL to describe a statement, as drivers do before they run one. */
class Description {
  readonly #text: string;
  readonly #resolve: (fields: Field[]) => void;
  readonly #reject: (error: Error) => void;
  #fields: Field[] = [];

  constructor(text: string, resolve: (fields: Field[]) => void, reject: (error: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields;
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields);
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}

/** What code takes the rows of a statement for that they are not: one sentence each. */
export function findWrongRows(
  { place, properties }: Pick<RowCall, 'place' | 'properties'>,
  columns: readonly Column[],
): string[] {
  return properties.flatMap((property) => {
    const fault = faultOf(
      property,
      columns.find(({ name }) => name === property.name),
    );
    return fault === null ? [] : `${place} reads "${property.name}", ${fault}`;
  });
}

function faultOf({ kind, isNullable }: RowProperty, column: Column | undefined): string | null {
  if (column === undefined) return 'which the statement does not select';
  if (column.kind !== 'any' && column.kind !== kind) return `a ${column.kind}, as a ${kind}`;
  return column.isNullable && !isNullable ? 'which can be null' : null;
}
