import { createHash } from 'node:crypto';

/** Calculates the SHA-256 over the rows of a ledger. */
export interface RowsHash {
  /** Adds a row. @param line  the columns of the row as one text */
  add(line: string): void;
  /** Returns the hash, in hexadecimal. */
  end(): string;
}

/** Begins a hash. Each row is followed by a line feed. */
export function createRowsHash(): RowsHash {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(`${line}\n`),
    end: () => hash.digest('hex'),
  };
}

/**
 * The SHA-256 of a day report, in hexadecimal: over the hash of the previous report, a line feed and the content.
 * @param before  the hash of the previous report; `null` for the first report
 * @param content  the exact text of the report
 */
export function hashOfReport(before: string | null, content: string): string {
  return createHash('sha256')
    .update(`${before ?? ''}\n${content}`)
    .digest('hex');
}
