import type { Movement } from '../../core/figures/takings.ts';
import type { Language } from '../../core/languages.ts';
import type { Words } from '../../words/words.ts';

/** What a row says: `text` is of the venue or of a person, and may be anything. */
export type ReportCell = string | number | null | { text: string };

/** A figure of a day report, for a table or a paper. Amounts in kuruş. */
export interface ReportRow {
  part: string;
  name: ReportCell;
  detail: ReportCell;
  count: number | null;
  kurus: number | null;
  vatKurus: number | null;
}

/** How figures are named in a language. */
export interface RowWords {
  language: Language;
  words: Words['figures'];
  nameOf: (personId: string | null) => { text: string };
  methodOf: (method: Pick<Movement, 'kind' | 'name'>) => { text: string };
}

/** A row; what is left out is `null`. */
export function rowOf(part: string, name: ReportCell, row: Partial<ReportRow> = {}): ReportRow {
  return { part, name, detail: null, count: null, kurus: null, vatKurus: null, ...row };
}
