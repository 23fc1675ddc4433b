import { Refusal } from '../src/core/refusals.ts';
import type { VenueDraft } from '../src/core/venue/drafts/venue-draft.ts';
import { readVenueDocuments } from '../src/venue-document/venue/read-venue-document.ts';

/** A document of one venue that has no more than its name and what is stated here. */
export function documentOf(venue: object): object {
  return { format: 'sofra-venues/1', venues: [{ name: 'Meze', ...venue }] };
}

/** A document of one venue whose menu is a product with what is stated here. */
export function documentOfProduct(product: object, venue: object = {}): object {
  const whole = { name: 'Köfte', portions: [{ name: 'Tam', price: 240 }], ...product };
  return documentOf({ ...venue, categories: [{ name: 'Izgara', products: [whole] }] });
}

/** Reads a document and gives what is wrong with it: each place with its sentence. */
export function problemsOf(document: unknown): [string, string][] {
  try {
    readVenueDocuments(document);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'DOCUMENT_INVALID') throw error;
    return error.problems.map(({ field, message }) => [field, message]);
  }
}

/** The places at which a document is wrong. */
export function faultyPlacesOf(document: unknown): string[] {
  return problemsOf(document).map(([field]) => field);
}

/** What a document states, read and found sound. */
export function draftsOf(document: unknown): VenueDraft[] {
  return readVenueDocuments(document);
}
