import type pg from 'pg';
import { arrayText } from './parameters.ts';

/** A column of a result, and how the driver reads its text. */
export interface Column {
  name: string;
  parse: (text: string) => unknown;
}

type Fields = readonly (string | null)[];

/**
 * Runs a statement again that is prepared on a connection and whose columns are known: `Bind`, `Execute` and `Sync`, without a
 * description of the result.
 */
export function readAgain<Row>(
  client: pg.ClientBase,
  name: string,
  columns: readonly Column[],
  values: readonly (readonly string[])[],
): Promise<Row[]> {
  return new Promise<Fields[]>((resolve, reject) => {
    client.query(
      new PreparedRead(name, values.map(arrayText), (error, rows) => {
        if (error === null) resolve(rows);
        else reject(error);
      }),
    );
  }).then((rows) => rows.map((fields) => rowOf<Row>(columns, fields)));
}

function rowOf<Row>(columns: readonly Column[], fields: Fields): Row {
  const row: Record<string, unknown> = {};
  for (const [at, { name, parse }] of columns.entries()) {
    const text = fields[at]!;
    row[name] = text === null ? null : parse(text);
  }
  return row as Row;
}

/**
 * What the driver sends for a read, and tells about its answer. It puts its own function in place of `callback`, to end a read
 * that takes too long.
 * @see pg-cursor, which is built in this way
 */
class PreparedRead implements pg.Submittable {
  readonly #name: string;
  readonly #values: string[];
  readonly #rows: Fields[] = [];
  callback: (error: Error | null, rows: Fields[]) => void;

  constructor(name: string, values: string[], callback: PreparedRead['callback']) {
    this.#name = name;
    this.#values = values;
    this.callback = callback;
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    connection.bind({ statement: this.#name, values: this.#values }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows);
  }
}
