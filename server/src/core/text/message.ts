import type { Language } from '../languages.ts';

/** The values to insert into a message, by the names in its braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A part of a parsed message: fixed text, or a placeholder for a value. */
export type MessagePart = string | MessagePlaceholder;

/** A placeholder: inserts its value, or uses the value to choose one of several texts. */
export interface MessagePlaceholder {
  name: string;
  /**
   * `plural` chooses a text by a number, `select` by a word, such as the vowel before a Turkish suffix; `null`
   * inserts the value.
   */
  choice: 'plural' | 'select' | null;
  /** The texts to choose from. In a text of a plural, `#` stands for the number. */
  forms: ReadonlyMap<string, readonly MessagePart[]>;
}

/**
 * Inserts values into a message. Numbers are written without separators, except for the `#` of a plural, which is written in the
 * format of the language.
 * @param message  an ICU message, see {@link parseMessage}
 * @throws Error if a value is missing
 */
export function fillMessage(language: Language, message: string, values: MessageValues): string {
  return write(language, partsOf(message), values, '#');
}

/** The parsed messages. The cache needs no limit: messages are texts of the service. */
const readMessages = new Map<string, readonly MessagePart[]>();

function partsOf(message: string): readonly MessagePart[] {
  const read = readMessages.get(message) ?? parseMessage(message);
  readMessages.set(message, read);
  return read;
}

function write(
  language: Language,
  parts: readonly MessagePart[],
  values: MessageValues,
  number: string,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll('#', number);
      const value = values[part.name];
      if (value === undefined) throw new Error(`A text has no value for {${part.name}}.`);
      if (part.choice === null) return String(value);
      const { forms } = part;
      const other = forms.get('other')!;
      if (part.choice === 'select') return write(language, forms.get(String(value)) ?? other, values, number);
      const form = forms.get(`=${value}`) ?? forms.get(pluralsOf(language).select(Number(value))) ?? other;
      return write(language, form, values, numbersOf(language).format(Number(value)));
    })
    .join('');
}

const plurals = new Map<Language, Intl.PluralRules>();

/** Cached, because creating the rules takes longer than using them. */
function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

const numbers = new Map<Language, Intl.NumberFormat>();

function numbersOf(language: Language): Intl.NumberFormat {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format;
}

/**
 * Parses a message. Supports the part of the ICU syntax that the texts need: `{name}`, `{name, plural, one {…} other {…}}` and
 * `{name, select, a {…} other {…}}`, also nested. There is no quoting, because no text contains a literal brace.
 * @throws Error if the syntax is wrong
 */
export function parseMessage(message: string): readonly MessagePart[] {
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(message);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  const fail = (): never => {
    throw new Error(`Not a message: ${message}`);
  };

  function readParts(): MessagePart[] {
    const parts: MessagePart[] = [];
    for (;;) {
      const text = next(TEXT);
      if (text !== null) parts.push(text[0]);
      const value = next(VALUE);
      if (value !== null) parts.push(readValue(value));
      if (text === null && value === null) return parts;
    }
  }

  function readValue([, name, choice]: RegExpExecArray): MessagePlaceholder {
    const forms = new Map<string, readonly MessagePart[]>();
    if (choice === undefined) return { name: name!, choice: null, forms };
    for (let form = next(FORM); form !== null; form = next(FORM)) {
      forms.set(form[1]!, readParts());
      if (next(END) === null) fail();
    }
    if (next(END) === null || !forms.has('other')) fail();
    return { name: name!, choice: choice as 'plural' | 'select', forms };
  }

  const parts = readParts();
  return at < message.length ? fail() : parts;
}

const TEXT = /[^{}]+/y;
const VALUE = /\{(\w+)(?:\}|, (plural|select),)/y;
const FORM = / (=\d+|\p{L}+) \{/uy;
const END = /\}/y;
