// biome-ignore lint/suspicious/noExplicitAny: a row as it is in the file
export type Row = any;
// biome-ignore lint/suspicious/noExplicitAny: a part of a report as it is in the file
export type Figures = any;

export const movesMoney = ({ content }: Row) => content.movement !== undefined;

/** The sum of an amount of each. */
export function sum<Of>(list: readonly Of[], amount: (one: Of) => number): number {
  let all = 0;
  for (const one of list) all += amount(one);
  return all;
}

export function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** Rows that have the same key, of each key. */
export function alike(rows: readonly Row[], key: (row: Row) => unknown): Row[][] {
  const keys = unique(rows.map((row) => JSON.stringify(key(row))));
  return keys.map((one) => rows.filter((row) => JSON.stringify(key(row)) === one));
}
