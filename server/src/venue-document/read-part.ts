import { DocumentFaults } from './document-faults.ts';
import type { DocumentReader } from './document-reading.ts';

/**
 * Reads one record of a venue by the readers of the whole document. The record has the shape of its schema already.
 * @param languages  the codes of the venue's languages, the default one first
 * @throws Refusal CONTENT_INVALID with every problem, its path counted from the record
 */
export function readPart<T>(
  record: unknown,
  languages: readonly { code: string }[],
  read: (reading: DocumentReader) => T,
): T {
  const faults = new DocumentFaults();
  const part = read({ faults, languages: languages.map(({ code }) => code) });
  faults.refuse(record, 'CONTENT_INVALID');
  return part;
}
