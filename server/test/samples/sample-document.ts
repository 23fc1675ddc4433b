import { Refusal } from '../../src/core/refusals.ts';
import type { VenueDraft } from '../../src/core/venue/drafts/venue-draft.ts';
import { readVenueDocuments } from '../../src/venue-document/venue/read-venue-document.ts';

/** A document of one venue that has only a name and these properties. */
export function documentOf(venue: object): object {
  return { format: 'sofra-venues/1', venues: [{ name: 'Meze', ...venue }] };
}

/** A document of one venue whose menu is one product with these properties. */
export function documentOfProduct(product: object, venue: object = {}): object {
  const whole = { name: 'Köfte', portions: [{ name: 'Tam', price: 240 }], ...product };
  return documentOf({ ...venue, categories: [{ name: 'Izgara', products: [whole] }] });
}

/** Reads a document and returns its problems: each place with its sentence. */
export function problemsOf(document: unknown): [string, string][] {
  try {
    readVenueDocuments(document);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'DOCUMENT_INVALID') throw error;
    return error.problems.map(({ field, message }) => [field, message]);
  }
}

/** The places of the problems of a document. */
export function faultyFieldsOf(document: unknown): string[] {
  return problemsOf(document).map(([field]) => field);
}

/** The content of a valid document. */
export function draftsOf(document: unknown): VenueDraft[] {
  return readVenueDocuments(document);
}
