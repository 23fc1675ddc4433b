import { readFileSync } from 'node:fs';
import type guestPages from '../../words/en/guest-pages.json';
import type refusals from '../../words/en/refusals.json';
import { LANGUAGES, type Language } from '../core/languages.ts';
import type { PaperWords } from '../core/printing/paper/paper-words.ts';

/** The texts of the service in one language, by room. Those with values in braces are filled by `fillMessage`. */
export interface Words {
  guestPages: typeof guestPages;
  papers: PaperWords;
  refusals: typeof refusals;
}

/** The file of each room in the folder of a language. */
export const ROOMS: Readonly<Record<keyof Words, string>> = {
  guestPages: 'guest-pages.json',
  papers: 'papers.json',
  refusals: 'refusals.json',
};

/** Has a folder for each language. English sets the keys of all; `npm run check` compares the others with it. */
export const WORDS_FOLDER = new URL('../../words/', import.meta.url);

/** Every text of the service, read once. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, readWords(language)]),
) as Readonly<Record<Language, Words>>;

function readWords(language: Language): Words {
  const rooms = Object.entries(ROOMS).map(([room, file]) => {
    const text = readFileSync(new URL(`${language}/${file}`, WORDS_FOLDER), 'utf8');
    return [room, JSON.parse(text)];
  });
  return Object.fromEntries(rooms) as Words;
}
