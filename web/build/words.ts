import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The texts of a file by key, or of several files by name. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The folder with the texts of the app: in it a folder for each language, with JSON files. */
export const WORDS_FOLDER = fileURLToPath(new URL('../src/words/', import.meta.url));

/** The part that every screen loads: the files directly in the folder of a language. */
const SHARED = 'shared';

/** The parts that are loaded one by one. Each, except the shared one, is a folder in the folder of a language. */
export function listParts(folder = WORDS_FOLDER): string[] {
  const entries = readdirSync(join(folder, 'en'), { withFileTypes: true });
  return [SHARED, ...entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/** The paths of the files of a part, by the names of the files in the code. */
export function textFiles(language: string, part: string, folder = WORDS_FOLDER): Map<string, string> {
  const place = join(folder, language, part === SHARED ? '' : part);
  const files = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.json')) : [];
  return new Map(files.toSorted().map((file) => [textKeyOf(basename(file, '.json')), join(place, file)]));
}

function textKeyOf(file: string): string {
  return file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** The texts of a part in a language; some may be missing. */
export function readPart(language: string, part: string, folder = WORDS_FOLDER): Texts {
  const files = [...textFiles(language, part, folder)];
  return Object.fromEntries(files.map(([key, path]) => [key, JSON.parse(readFileSync(path, 'utf8'))]));
}

/** The texts of all parts in a language; some may be missing. */
export function readLanguage(language: string, folder = WORDS_FOLDER): Texts {
  return Object.assign({}, ...listParts(folder).map((part) => readPart(language, part, folder)));
}

/**
 * The texts of a language, with the English text for each that it lacks.
 * @returns `lacking`: the English texts that were added
 */
export function fillWithEnglish(own: Texts, english: Texts): { texts: Texts; lacking: string[] } {
  const lacking: string[] = [];
  const fill = (some: Texts, all: Texts): Texts =>
    Object.fromEntries(
      Object.entries(all).map(([key, text]) => {
        const translated = some[key];
        if (typeof text !== 'string') return [key, fill(isTexts(translated) ? translated : {}, text)];
        if (typeof translated === 'string') return [key, translated];
        lacking.push(text);
        return [key, text];
      }),
    );
  return { texts: fill(own, english), lacking };
}

function isTexts(value: string | Texts | undefined): value is Texts {
  return typeof value === 'object';
}

/** Every text by its path, such as `board.ticket.ready`. */
export function textsByPath(texts: Texts, above = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    isTexts(value) ? [...textsByPath(value, `${above}${key}.`)] : [[above + key, value]],
  );
  return new Map(entries);
}

/** The texts that languages lack, a line for each. */
export function missingTexts(languages: readonly string[], folder = WORDS_FOLDER): string[] {
  const english = textsByPlace('en', folder);
  return languages.flatMap((language) => {
    const own = textsByPlace(language, folder);
    const missing = [...english].filter(([place]) => !own.has(place));
    return missing.map(([place, text]) => `${language}/${place} is missing: ${JSON.stringify(text)}`);
  });
}

/** The texts that a language has but English does not, a line for each. The app never shows them. */
export function unknownTexts(languages: readonly string[], folder = WORDS_FOLDER): string[] {
  const english = textsByPlace('en', folder);
  return languages.flatMap((language) => {
    const unknown = [...textsByPlace(language, folder).keys()].filter((place) => !english.has(place));
    return unknown.map((place) => `${language}/${place} is not in English`);
  });
}

/** The texts of a language by file and key, such as `till.json order.send`. */
function textsByPlace(language: string, folder: string): Map<string, string> {
  const files = listParts(folder).flatMap((part) => [...textFiles(language, part, folder).values()]);
  const entries = files.flatMap((file) => {
    const texts = textsByPath(JSON.parse(readFileSync(file, 'utf8')));
    const name = relative(join(folder, language), file);
    return [...texts].map(([path, text]): [string, string] => [`${name} ${path}`, text]);
  });
  return new Map(entries);
}
