import { readFileSync } from 'node:fs';
import type assistants from '../../words/en/assistants.json';
import type figures from '../../words/en/figures.json';
import type guestPages from '../../words/en/guest-pages.json';
import type mails from '../../words/en/mails.json';
import type newVenues from '../../words/en/new-venues.json';
import type qrCards from '../../words/en/qr-cards.json';
import type refusals from '../../words/en/refusals.json';
import type trust from '../../words/en/trust.json';
import { LANGUAGES, type Language } from '../core/languages.ts';
import type { PaperWords } from '../core/printing/paper/paper-words.ts';

/** The texts of the service in one language, grouped by file. `fillMessage` fills texts that have values in braces. */
export interface Words {
  /** The questions and messages of an assistant for the person that it acts for. */
  assistants: typeof assistants;
  /** The tables of figures that an owner can download. */
  figures: typeof figures;
  guestPages: typeof guestPages;
  mails: typeof mails;
  /** The names in the set-up of a new restaurant. */
  newVenues: typeof newVenues;
  papers: PaperWords;
  /** The QR cards of tables. */
  qrCards: typeof qrCards;
  refusals: typeof refusals;
  /** The page on which a device learns to trust the certificates of this machine. */
  trust: typeof trust;
}

/** The file of each group, in the folder of a language. */
export const WORD_FILES: Readonly<Record<keyof Words, string>> = {
  assistants: 'assistants.json',
  figures: 'figures.json',
  guestPages: 'guest-pages.json',
  mails: 'mails.json',
  newVenues: 'new-venues.json',
  papers: 'papers.json',
  qrCards: 'qr-cards.json',
  refusals: 'refusals.json',
  trust: 'trust.json',
};

/**
 * The folder that has a folder for each language. English decides the keys of all; `npm run check` compares the
 * others.
 */
export const WORDS_FOLDER = new URL('../../words/', import.meta.url);

/** Every text of the service in every language; read once, at the start. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, readWords(language)]),
) as Readonly<Record<Language, Words>>;

function readWords(language: Language): Words {
  const rooms = Object.entries(WORD_FILES).map(([room, file]) => {
    const text = readFileSync(new URL(`${language}/${file}`, WORDS_FOLDER), 'utf8');
    return [room, JSON.parse(text)];
  });
  return Object.fromEntries(rooms) as Words;
}
