import { type Static, type TSchema, Type } from 'typebox';
import type { Lira } from './answer/envelope.ts';

/** A schema that also takes `null`. */
export function nullable<S extends TSchema>(schema: S, description?: string) {
  const { type, enum: names, ...rest } = schema as S & { type?: string; enum?: unknown[] };
  const words = description === undefined ? {} : { description };
  if (type === undefined)
    return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: 'null' }], ...words });
  const listed = names === undefined ? {} : { enum: [...names, null] };
  return Type.Unsafe<Static<S> | null>({ type: [type, 'null'], ...rest, ...listed, ...words });
}

/** A schema that takes one of a list of names. */
export function oneOf<const Names extends readonly string[]>(names: Names, description?: string) {
  const words = description === undefined ? {} : { description };
  return Type.Unsafe<Names[number]>({ type: 'string', enum: [...names], ...words });
}

/** The schema of an optional text with a limit in code points; absent, `null` and blank mean the same. */
export function optionalText(maxLength: number, description: string, example?: string) {
  const shown = example === undefined ? {} : { examples: [example] };
  return Type.Optional(nullable(Type.String({ maxLength, ...shown }), description));
}

/** The schema of a UUID, in upper or lower case. */
export function uuid(description?: string) {
  return Type.String({ format: 'uuid', ...(description === undefined ? {} : { description }) });
}

/** The schema of an instant. */
export function instantSchema(description?: string) {
  const example = '2026-03-01T18:30:00.000Z';
  return Type.String({
    format: 'date-time',
    examples: [example],
    ...(description === undefined ? {} : { description }),
  });
}

/** The schema of a date on the venue's clock. */
export function dateSchema(description?: string, example = '2026-03-06') {
  return Type.String({
    format: 'date',
    examples: [example],
    ...(description === undefined ? {} : { description }),
  });
}

/** The schema of an `HH:mm` on the venue's clock. */
export function clockTime(description?: string) {
  return Type.String({
    pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
    ...(description === undefined ? {} : { description }),
  });
}

/** The schema of an amount. @param description  a sentence; that it is in lira is added */
export function liraSchema(description = 'The amount.') {
  return Type.Unsafe<Lira>({ type: 'number', examples: [120.5], description: `${description} In lira.` });
}

/** The schema of a text that a person reads. @param example  needed if no example of its record contains it */
export function wordsSchema(description: string, example?: string) {
  return Type.String({ description, ...(example === undefined ? {} : { examples: [example] }) });
}

/** The schema of a whole number. @param description  says what is counted, with its unit */
export function countSchema(description: string) {
  return Type.Integer({ description });
}

/** The path parameter of an operation at one venue. */
export const VenueParams = Type.Object({ venueId: uuid('The venue.') });
