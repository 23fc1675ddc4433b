import type { MoneyMovement } from '../../core/figures/takings.ts';
import type { Language } from '../../core/languages.ts';
import type { Words } from '../../words/words.ts';

/** A cell of a row. `{ text }` was typed at the venue and may contain anything (so a table must escape it). */
export type ReportCell = string | number | null | { text: string };

/** A figure of a day report, for a table or a printed paper. Amounts in kuruş. */
export interface ReportRow {
  part: string;
  name: ReportCell;
  detail: ReportCell;
  count: number | null;
  kurus: number | null;
  vatKurus: number | null;
}

/** The names of figures in a language. */
export interface RowWords {
  language: Language;
  words: Words['figures'];
  nameOf: (personId: string | null) => { text: string };
  methodOf: (method: Pick<MoneyMovement, 'kind' | 'name'>) => { text: string };
}

/** Makes a row; omitted columns are `null`. */
export function rowOf(part: string, name: ReportCell, row: Partial<ReportRow> = {}): ReportRow {
  return { part, name, detail: null, count: null, kurus: null, vatKurus: null, ...row };
}
