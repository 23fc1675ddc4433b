import type { Language } from '../../core/languages.ts';
import type { FirstMenu } from '../../core/venue/setup/first-menu.ts';

/** A part of a document, with English texts and their translations. */
type Json = { [name: string]: unknown } | readonly unknown[] | string | number | boolean | null;

/** The categories of the first menu of a new restaurant, as a document states them, in one language. */
export async function firstMenuIn(language: Language, menu: FirstMenu): Promise<unknown[]> {
  if (menu === 'Empty') return [];
  const { default: document } = await import(`./first-menus/${menu.toLowerCase()}.json`, {
    with: { type: 'json' },
  });
  return inLanguage(document.venues[0].categories, language) as unknown[];
}

/** A part of a document with its texts in one language, without translations. */
function inLanguage(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  const { translations = {}, ...texts } = value as Record<string, Json>;
  const translated = (translations as Record<string, Record<string, Json>>)[language];
  const entries = Object.entries({ ...texts, ...translated });
  return Object.fromEntries(entries.map(([name, entry]) => [name, inLanguage(entry, language)]));
}
