import type { DocumentFaults, DocumentPath } from './document-faults.ts';

/** What the readers of all parts of a venue share. */
export interface DocumentReader {
  faults: DocumentFaults;
  /** The codes of the venue's languages, the default one first. */
  languages: readonly string[];
}

/** The id of a record, in lower case. No two records of a document have the same id. */
export function readId(
  record: { id?: string },
  path: DocumentPath,
  { faults }: DocumentReader,
): string | null {
  if (record.id === undefined) return null;
  const id = record.id.toLowerCase();
  faults.claim('id', id, [...path, 'id']);
  return id;
}

/** Lira to kuruş; the schema allows two decimals. */
export function kurusOf(lira: number): number {
  return Math.round(lira * 100);
}

/** Percent to hundredths of a percent; the schema allows two decimals. */
export function basisPointsOf(percent: number): number {
  return Math.round(percent * 100);
}

/** An instant to milliseconds; `null` when there is none. */
export function readInstant(
  text: string | null | undefined,
  path: DocumentPath,
  { faults }: DocumentReader,
): number | null {
  if (text === null || text === undefined) return null;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) faults.add(path, 'is not an instant that exists', text);
  return instant;
}

/** The translations that are not empty. Each must be in a language of the venue other than the default. */
export function readTranslations<Texts extends object>(
  translations: Record<string, Texts> | undefined,
  path: DocumentPath,
  { faults, languages }: DocumentReader,
): Record<string, StatedTexts<Texts>> {
  const read: [string, StatedTexts<Texts>][] = [];
  for (const [code, texts] of Object.entries(translations ?? {})) {
    const at = [...path, 'translations', code];
    if (!languages.includes(code)) faults.add(at, 'is not one of the languages of the venue');
    else if (code === languages[0])
      faults.add(at, 'is the default language, which the texts themselves are in');
    const stated = Object.entries(texts).filter(([, text]) => typeof text === 'string');
    if (stated.length > 0) read.push([code, Object.fromEntries(stated) as StatedTexts<Texts>]);
  }
  return Object.fromEntries(read);
}

type StatedTexts<Texts> = { [Name in keyof Texts]?: string };

/**
 * Adds a fault for each sibling that could be confused with another by its name. Two siblings that both have an id may
 * share a name: edits of the venue can lead to that.
 */
export function reportLookalikes<Item extends { id?: string }>(
  items: readonly Item[],
  path: DocumentPath,
  { faults }: DocumentReader,
  nameOf: (item: Item) => string | null,
): void {
  const firsts = new Map<string, { at: number; isById: boolean }>();
  for (const [at, item] of items.entries()) {
    const name = nameOf(item);
    if (name === null) continue;
    const isById = item.id !== undefined;
    const first = firsts.get(name);
    if (first === undefined) firsts.set(name, { at, isById });
    else if (!(first.isById && isById)) {
      faults.add([...path, at, 'name'], `is the name of number ${first.at + 1} of this list, too`, name);
    }
  }
}
