import { type TNumber, type TOptional, type TProperties, type TSchema, Type } from 'typebox';
import { PHOTO_PATH_PATTERN } from '../core/menu/photo.ts';
import { nullable, oneOf } from '../http/schema.ts';
import { MOST_IN_DOCUMENT } from './document-limits.ts';

/** A record of the document. Unknown properties are faults, so that a mistyped name is found. */
export function recordOf<P extends TProperties>(title: string, description: string, properties: P) {
  return Type.Object(properties, { title, description, additionalProperties: false });
}

/** The words about a property in answers. */
interface Words {
  description?: string;
  examples?: unknown[];
}

const answerWords = new WeakMap<TSchema, Words>();

/** Gives a property other words in answers than in the document, whose description says what may be stated. */
export function withAnswerWords<Field extends TSchema>(field: Field, words: Words): Field {
  answerWords.set(field, words);
  return field;
}

/** The words of a property in answers. */
export function answerWordsOf(field: TSchema): Words {
  const { description, examples } = field as Words;
  const own = { ...(examples && { examples }), ...(description === undefined ? {} : { description }) };
  return { ...own, ...answerWords.get(field) };
}

/** The optional id of a record. */
export function idField(whoseIs: string) {
  return Type.Optional(
    Type.String({
      format: 'uuid',
      examples: ['01980000-0000-7000-8000-000000000001'],
      description: `The id of the ${whoseIs}. Left out: the id of the matching stored record, otherwise a new id.`,
    }),
  );
}

/** A required text, with an example for answers. Its length is counted in Unicode code points. */
export function textField(maxLength: number, description: string, example?: string) {
  return withExample(Type.String({ minLength: 1, maxLength, description }), example);
}

/** An optional text: left out, `null` and blank mean that there is none. */
export function optionalText(maxLength: number, description: string, example?: string) {
  return withExample(Type.Optional(nullable(Type.String({ maxLength }), description)), example);
}

function withExample<Field extends TSchema>(field: Field, example: string | undefined): Field {
  return example === undefined ? field : withAnswerWords(field, { examples: [example] });
}

/** A text in the form of a pattern, with an example. */
export function formField(
  pattern: string,
  example: string,
  description: string,
  more: { default?: string } = {},
) {
  return Type.String({ pattern, examples: [example], ...more, description });
}

/** A switch with a default. */
export function switchField(isOn: boolean, description: string) {
  return withDefault(Type.Boolean({ default: isOn, description }));
}

/** A switch that may be left out, or be `null`. */
export function optionalSwitch(description: string) {
  return Type.Optional(nullable(Type.Boolean(), description));
}

/** A whole number with a default. */
export function countField(
  range: { minimum: number; maximum: number; default: number },
  description: string,
) {
  return withDefault(Type.Integer({ ...range, description }));
}

/** One of a list of names, with a default. */
export function choiceField<const Names extends readonly string[]>(
  names: Names,
  whenLeftOut: Names[number],
  description: string,
) {
  return withDefault(Type.Unsafe<Names[number]>({ ...oneOf(names, description), default: whenLeftOut }));
}

/** A property that may be left out and has no default. */
export interface LeftOut {
  readonly '~optional': true;
  readonly '~default'?: never;
}

/** A property that may be left out and then has the default of its schema. The default of a list is empty. */
export function withDefault<Field extends TSchema>(field: Field) {
  return Type.Optional(field) as TOptional<Field> & { readonly '~default': true };
}

/** A list that is empty if it is left out. */
export function listField<S extends TSchema>(item: S, maxItems: number, description: string) {
  return withDefault(Type.Array(item, { maxItems, description }));
}

/** The schema of an amount in lira. */
export type TLira = TNumber & { readonly '~lira': true };

const amounts = new WeakSet<TSchema>();

/** Whether a property is an amount in lira: in `core` its name ends in `Kurus`. */
export function isLira(field: TSchema): field is TLira {
  return amounts.has(field);
}

function asLira<Field extends TNumber>(field: Field) {
  amounts.add(field);
  return field as Field & TLira;
}

/** An amount in lira, to the kuruş. */
export function liraField(description: string, more: { minimum?: number; default?: number } = {}) {
  const limits = { minimum: 0, maximum: 1_000_000, multipleOf: 0.01, examples: [120.5], ...more };
  return asLira(Type.Number({ ...limits, description }));
}

/** An amount in lira that is zero if it is left out. */
export function optionalLira(description: string) {
  return asLira(Type.Optional(liraField(description, { default: 0 })));
}

/** A percentage with at most two decimals. */
export function percentField(description: string, more: { minimum?: number; default?: number } = {}) {
  return Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, examples: [12.5], ...more, description });
}

/** An instant, in UTC or with an offset. */
export function instantField(description: string) {
  return Type.String({ format: 'date-time', examples: ['2026-03-01T18:30:00+03:00'], description });
}

/** An optional instant; `null` is allowed. */
export function optionalInstant(description: string) {
  return Type.Optional(nullable(instantField(description)));
}

/** An optional time on the venue's clock; `null` is allowed. */
export function optionalLocalTime(description: string) {
  return Type.Optional(nullable(formField('^([01][0-9]|2[0-3]):[0-5][0-9]$', '18:30', description)));
}

/** The pattern of the code of a VAT class. */
export const VAT_CODE_PATTERN = '^[A-Za-z0-9][A-Za-z0-9-]{0,29}$';

/** The code of a VAT class of the venue, which may be left out. */
export function vatClassField(whose: string) {
  return Type.Optional(
    nullable(
      formField(VAT_CODE_PATTERN, 'food', 'A code.'),
      `The code of a VAT class, one of \`vatClasses\` of the venue. ${whose}`,
    ),
  );
}

/** The code of a course of the venue, which may be left out. */
export function courseField(whose: string) {
  return Type.Optional(
    nullable(
      formField(VAT_CODE_PATTERN, 'main', 'A code.'),
      `The code of a course, one of \`courses\` of the venue. ${whose}`,
    ),
  );
}

/** The address of a picture, or the path of a photo that the service stores. */
export function pictureField(description: string) {
  const pattern = `^(?:https?://[^"]+|${PHOTO_PATH_PATTERN})$`;
  const form = { format: 'uri-reference', pattern, maxLength: 2_000 };
  return Type.Optional(
    nullable(
      Type.String({ ...form, examples: ['https://example.com/photo.jpg'] }),
      `${description} An \`http\` or \`https\` address, or the path of a photo that was added here.`,
    ),
  );
}

/** The schema of translations. */
export interface TTranslations {
  readonly '~translations': true;
}

/** Texts in the other languages of the venue, by language code. */
export function translationsField<P extends TProperties>(texts: P) {
  const field = Type.Optional(
    Type.Unsafe<Record<string, Type.Static<ReturnType<typeof Type.Object<P>>>>>({
      type: 'object',
      description:
        'The texts in other languages of the venue, by language code. Texts without a translation are shown in the default language.',
      maxProperties: MOST_IN_DOCUMENT.languages,
      propertyNames: { pattern: '^[a-z]{2}$', examples: ['en'] },
      additionalProperties: Type.Object(texts, { additionalProperties: false }),
    }),
  );
  return field as typeof field & TTranslations;
}

/** Translations of a record whose only text is its name. */
export function nameTranslations(example: string) {
  const field = translationsField({ name: optionalText(100, 'The name in that language.') });
  return withAnswerWords(field, { examples: [{ en: { name: example } }] });
}
