/** The second line of a backup: its properties. */
export interface BackupHeader {
  /** The version of the service that wrote the backup. */
  release: string;
  /** The schema number of the backup. */
  schema: number;
  /** The version of PostgreSQL that the backup was read from, such as `16.4`. */
  postgres: string;
  /** The backup contains the database as it was at this instant, ISO 8601. */
  at: string;
}

/** The first line of every backup. */
export const BACKUP_FIRST_LINE = '-- Sofra backup 1';
const HEADER = '-- header ';
/** The beginning of the line with the row count of each table. */
export const COUNTS_PREFIX = '-- row counts ';
/** The line after one or more statements that are run together. */
export const RUN_LINE = '-- run';

/** The number of rows of each table in a backup, by table name. */
export type RowCounts = Record<string, number>;

/** The line with the header. */
export const headerLine = (header: BackupHeader) => HEADER + JSON.stringify(header);
/** The line with the row counts. */
export const countsLine = (counts: RowCounts) => COUNTS_PREFIX + JSON.stringify(counts);
/** Parses the header line; `null` for any other line. */
export const parseHeaderLine = (line: string) =>
  line.startsWith(HEADER) ? (JSON.parse(line.slice(HEADER.length)) as BackupHeader) : null;
/** Parses a line that {@link countsLine} made. */
export const parseCountsLine = (line: string) => JSON.parse(line.slice(COUNTS_PREFIX.length)) as RowCounts;
