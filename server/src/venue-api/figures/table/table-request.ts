import type { Session } from '../../../core/access/sign-in/session.ts';
import type { DayRange, FigureStep } from '../../../core/figures/day-range.ts';
import type { Language } from '../../../core/languages.ts';
import type { CsvCell } from '../../../http/answer/csv.ts';
import type { CountedVenue, FigureParts } from '../../../operations/figures/read-figures.ts';
import type { Words } from '../../../words/words.ts';
import type { FIGURE_TABLES } from '../../path-params.ts';

export type FigureTable = (typeof FIGURE_TABLES)[number];

/** A requested table. */
export interface TableRequest {
  venueId: string;
  table: FigureTable;
  query: { from?: string; to?: string; step?: FigureStep };
  session: Session;
  language: Language;
  now: number;
}

/** A request with the data that every table needs. */
export interface PreparedTableRequest extends TableRequest {
  counted: CountedVenue;
  range: DayRange;
  words: Words['figures'];
}

export type TableRows = Iterable<CsvCell[]>;
/** The column heads: the key of a text, or a text that is already written. */
export type ColumnHeads = (keyof Words['figures'] | { text: string })[];
/** Reads the column heads and the rows of a table. */
export type ReadTableRows = (
  parts: FigureParts,
  request: PreparedTableRequest,
) => Promise<[ColumnHeads, TableRows]>;
