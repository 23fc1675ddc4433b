import type { Language } from '../languages.ts';

/** What a message is filled with, by the names in its braces. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A part of a message: its own text, or a value, which may choose between texts. */
export type MessagePart = string | MessageValue;

export interface MessageValue {
  name: string;
  /** `plural` chooses by a number, `select` by a word, such as a Turkish suffix by the vowel before it; `null` writes the value. */
  choice: 'plural' | 'select' | null;
  /** The texts to choose from. `#` in one of a plural is the number. */
  forms: ReadonlyMap<string, readonly MessagePart[]>;
}

/**
 * A text of the service in a language with its values in it. Numbers are written in digits without separators, but for the `#` of a plural,
 * which is written as the language does.
 * @param message  an ICU message of {@link messageParts}
 * @throws Error when a value is missing
 */
export function fillMessage(language: Language, message: string, values: MessageValues): string {
  return write(language, partsOf(message), values, '#');
}

/** Every message is read once: there are as many as the service has texts with values. */
const readMessages = new Map<string, readonly MessagePart[]>();

function partsOf(message: string): readonly MessagePart[] {
  const read = readMessages.get(message) ?? messageParts(message);
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

/** Kept, because making one takes longer than using it. */
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
 * Reads the part of ICU messages that texts need: `{name}`, `{name, plural, one {…} other {…}}` and `{name, select, a {…} other {…}}`, one in
 * the other. Nothing is quoted: no text has a brace of its own.
 * @throws Error when it is not such a message
 */
export function messageParts(message: string): readonly MessagePart[] {
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

  function readValue([, name, choice]: RegExpExecArray): MessageValue {
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
