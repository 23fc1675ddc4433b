import {
  type ImportOptions,
  type ImportParts,
  type ImportResult,
  importVenues,
} from '../../operations/venue/import-venues.ts';
import { parseDocument } from '../../venue-document/venue/parse-document.ts';
import { readVenueDocuments } from '../../venue-document/venue/read-venue-document.ts';

/**
 * Imports a document from its UTF-8 text.
 * @throws Refusal VALIDATION_ERROR if it is not JSON, DOCUMENT_INVALID with its faults
 */
export function importDocument(
  parts: ImportParts,
  bytes: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  return importVenues(parts, readVenueDocuments(parseDocument(bytes)), options);
}
