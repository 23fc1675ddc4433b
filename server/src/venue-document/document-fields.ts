import { type TProperties, type TSchema, Type } from 'typebox';
import { PHOTO_PATH_PATTERN } from '../core/menu/photo.ts';
import { nullable, oneOf } from '../http/schema.ts';
import { MOST_IN_DOCUMENT } from './document-limits.ts';

/** A record of the document: what it does not know is a fault, so that a mistyped name is found. */
export function recordOf<P extends TProperties>(title: string, description: string, properties: P) {
  return Type.Object(properties, { title, description, additionalProperties: false });
}

/** The optional id of a record. */
export function idField(whoseIs: string) {
  return Type.Optional(
    Type.String({
      format: 'uuid',
      examples: ['01980000-0000-7000-8000-000000000001'],
      description: `The id of the ${whoseIs}. Left out: that of the stored one it is recognised as, else a new one.`,
    }),
  );
}

/** A text that must be there. Length in Unicode code points. */
export function textField(maxLength: number, description: string) {
  return Type.String({ minLength: 1, maxLength, description });
}

/** A text that may be left out, be `null` or be blank: then there is none. */
export function optionalText(maxLength: number, description: string) {
  return Type.Optional(nullable(Type.String({ maxLength }), description));
}

/** A text of a fixed form, told by an example. */
export function formField(
  pattern: string,
  example: string,
  description: string,
  more: { default?: string } = {},
) {
  return Type.String({ pattern, examples: [example], ...more, description });
}

/** A switch with what it is when left out. */
export function switchField(isOn: boolean, description: string) {
  return Type.Optional(Type.Boolean({ default: isOn, description }));
}

/** A whole number with what it is when left out. */
export function countField(
  range: { minimum: number; maximum: number; default: number },
  description: string,
) {
  return Type.Optional(Type.Integer({ ...range, description }));
}

/** One of some names, with what it is when left out. */
export function choiceField<const Names extends readonly string[]>(
  names: Names,
  whenLeftOut: Names[number],
  description: string,
) {
  return Type.Optional(Type.Unsafe<Names[number]>({ ...oneOf(names, description), default: whenLeftOut }));
}

/** A list that is empty when left out. */
export function listField<S extends TSchema>(item: S, maxItems: number, description: string) {
  return Type.Optional(Type.Array(item, { maxItems, description }));
}

/** An amount in lira, to the kuruş. */
export function liraField(description: string, more: { minimum?: number; default?: number } = {}) {
  return Type.Number({
    minimum: 0,
    maximum: 1_000_000,
    multipleOf: 0.01,
    examples: [120.5],
    ...more,
    description,
  });
}

/** A percentage with at most two decimals. */
export function percentField(description: string, more: { minimum?: number; default?: number } = {}) {
  return Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, examples: [12.5], ...more, description });
}

/** An instant, by UTC or with an offset. */
export function instantField(description: string) {
  return Type.String({ format: 'date-time', examples: ['2026-03-01T18:30:00+03:00'], description });
}

/** An instant that may be left out or be `null`. */
export function optionalInstant(description: string) {
  return Type.Optional(nullable(instantField(description)));
}

/** A time on the venue's clock that may be left out or be `null`. */
export function optionalLocalTime(description: string) {
  return Type.Optional(nullable(formField('^([01][0-9]|2[0-3]):[0-5][0-9]$', '18:30', description)));
}

/** The address of a picture: one that a browser opens, or the path of a photo of the service. */
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

/** Texts in the other languages of the venue, by language code. */
export function translationsField<P extends TProperties>(texts: P) {
  return Type.Optional(
    Type.Unsafe<Record<string, Type.Static<ReturnType<typeof Type.Object<P>>>>>({
      type: 'object',
      description:
        'The texts in other languages of the venue, by language code. What is not translated is shown in the default language.',
      maxProperties: MOST_IN_DOCUMENT.languages,
      propertyNames: { pattern: '^[a-z]{2}$', examples: ['en'] },
      additionalProperties: Type.Object(texts, { additionalProperties: false }),
    }),
  );
}

/** Translations of a record that has nothing but a name. */
export function nameTranslations() {
  return translationsField({ name: optionalText(100, 'The name in that language.') });
}
