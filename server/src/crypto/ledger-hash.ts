import { createHash } from 'node:crypto';

/** The SHA-256 of rows of a ledger, one after the other. */
export interface RowsHash {
  /** @param line  the columns of a row as one text */
  add(line: string): void;
  /** In hexadecimal. */
  end(): string;
}

/** Begins the hash of rows. Each is followed by the end of a line. */
export function createRowsHash(): RowsHash {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(`${line}\n`),
    end: () => hash.digest('hex'),
  };
}

/**
 * The hash of a day report, in hexadecimal: of the hash of the report before, the end of a line and its content.
 * @param before  `null` for the first report
 * @param content  its text, to the letter
 */
export function hashOfReport(before: string | null, content: string): string {
  return createHash('sha256')
    .update(`${before ?? ''}\n${content}`)
    .digest('hex');
}
