import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../server/src/core/languages.ts';
import {
  type MessagePart,
  type MessagePlaceholder,
  parseMessage,
} from '../../server/src/core/text/message.ts';
import { WORD_FILES, WORDS_FOLDER } from '../../server/src/words/words.ts';

/** Texts of a room by their keys, as a file has them. */
export type Texts = { [key: string]: string | Texts } | string[];

/** What translators should know of some texts, under the keys of these texts. */
const NOTES = 'notes';

/** Tells translators how the texts are written. */
const README = 'README.md';

/** Nouns of these languages stay as they are after a number. */
const WITHOUT_PLURAL: readonly Language[] = ['tr'];

/** The texts of the service that a language lacks, or has in addition to English; empty when there are none. */
export function findServerWordProblems(folder = fileURLToPath(WORDS_FOLDER)): string[] {
  const rooms = Object.values(WORD_FILES);
  const problems = differences(readdirSync(folder), [...LANGUAGES, NOTES, README], 'server/words');
  const read = (language: string, room: string): Texts =>
    JSON.parse(readFileSync(join(folder, language, room), 'utf8'));
  for (const room of readdirSync(join(folder, NOTES))) {
    const ofEnglish = flatten(read('en', room));
    const unknown = [...flatten(read(NOTES, room)).keys()].filter((key) => !ofEnglish.has(key));
    problems.push(...unknown.map((key) => `${NOTES}/${room} ${key}: English has no such text`));
  }
  for (const language of LANGUAGES) {
    const files = differences(readdirSync(join(folder, language)), rooms, `server/words/${language}`);
    problems.push(...files);
    if (files.length > 0) continue;
    for (const room of rooms) {
      const found = problemsOf(language, read(language, room), read('en', room));
      problems.push(...found.map((problem) => `${language}/${room} ${problem}`));
    }
  }
  return problems;
}

function differences(found: readonly string[], expected: readonly string[], where: string): string[] {
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `${where}: ${name} is missing`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `${where}: nothing reads ${name}`),
  ];
}

/** The differences of a language's texts from English in more than their words, and texts that cannot be shown. */
export function problemsOf(language: Language, texts: Texts, english: Texts): string[] {
  const [own, ofEnglish] = [flatten(texts), flatten(english)];
  return [
    ...[...ofEnglish.keys()].filter((key) => !own.has(key)).map((key) => `${key}: is missing`),
    ...[...own].flatMap(([key, text]) => {
      const source = ofEnglish.get(key);
      if (source === undefined) return [`${key}: English has no such text`];
      return problemsOfText(language, text, source).map((problem) => `${key}: ${problem}`);
    }),
  ];
}

function problemsOfText(language: Language, text: string, english: string): string[] {
  if (text === '' || text !== text.trim().normalize('NFC'))
    return ['is empty, has white space around it, or is not in NFC'];
  let parts: readonly MessagePart[];
  try {
    parts = parseMessage(text);
  } catch {
    return ['is not a message: its braces are wrong, or a choice has no form "other"'];
  }
  const [values, expected] = [valuesIn(parts), valuesIn(parseMessage(english))];
  const plurals = values.filter(({ choice }) => choice === 'plural');
  const needsPlural = expected.some(isInflected) && !WITHOUT_PLURAL.includes(language);
  return [
    ...differences(namesOf(values), namesOf(expected), 'values'),
    ...(needsPlural && plurals.length === 0 ? ['needs a plural, as English has one'] : []),
    ...plurals.flatMap((plural) => problemsOfForms(language, plural)),
  ];
}

/** The plural forms that a language has for the whole numbers to 1,000, and `other`, which a message always has. */
function problemsOfForms(language: Language, { name, forms }: MessagePlaceholder): string[] {
  const rules = new Intl.PluralRules(language);
  const own = new Set(['other', ...Array.from({ length: 1001 }, (_, count) => rules.select(count))]);
  const given = [...forms.keys()].filter((form) => !form.startsWith('='));
  if (WITHOUT_PLURAL.includes(language) && given.length === 1) return [];
  return differences(given, [...own], `plural of ${name}`);
}

function isInflected({ choice, forms }: MessagePlaceholder): boolean {
  return choice === 'plural' && forms.has('one');
}

function valuesIn(parts: readonly MessagePart[]): MessagePlaceholder[] {
  return parts.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...[...part.forms.values()].flatMap(valuesIn)],
  );
}

function namesOf(values: readonly MessagePlaceholder[]): string[] {
  return [...new Set(values.map(({ name }) => name))];
}

/** Every text by its path, such as `ticket.types.Delivery`. */
function flatten(texts: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, inner]): [string, string][] =>
      typeof inner === 'string' ? [[`${path}${key}`, inner]] : [...flatten(inner as Texts, `${path}${key}.`)],
    ),
  );
}
