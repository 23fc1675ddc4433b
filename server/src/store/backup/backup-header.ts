/** The second line of a backup: its properties. */
export interface BackupHeader {
  /** The version of the service that wrote it. */
  release: string;
  /** The number of its schema. */
  schema: number;
  /** The version of the PostgreSQL that it was read from. */
  postgres: string;
  /** The instant whose state it has, as ISO 8601. */
  at: string;
}

/** The first line of every backup. */
export const FIRST_LINE = '-- Sofra backup 1';
const HEADER = '-- header ';
/** Begins the line with how many rows each table has. */
export const COUNTS = '-- row counts ';
/** What comes before is a statement, or several, to run at once. */
export const RUN = '-- run';

/** How many rows a backup has of each table. */
export type RowCounts = Record<string, number>;

export const headerLine = (header: BackupHeader) => HEADER + JSON.stringify(header);
export const countsLine = (counts: RowCounts) => COUNTS + JSON.stringify(counts);
/** `null` for any other line. */
export const headerIn = (line: string) =>
  line.startsWith(HEADER) ? (JSON.parse(line.slice(HEADER.length)) as BackupHeader) : null;
export const parseCountsLine = (line: string) => JSON.parse(line.slice(COUNTS.length)) as RowCounts;
