import type { TSchema } from 'typebox';

/**
 * A record of a document with every property written out, also those that an import may leave out: what a writer returns. A property
 * that the schema gains and the writer does not write fails to compile.
 * @template Parts  the types of those properties that differ when written: nested records and amounts of money
 */
export type WrittenOut<Document, Parts extends { [Name in keyof Document]?: unknown } = object> = {
  [Name in keyof Document]-?: Name extends keyof Parts
    ? Parts[Name]
    : Written<Exclude<Document[Name], undefined>>;
};

/** Translations hold only the texts that there are; anything else is written as it is read. */
type Written<Value> =
  Value extends Record<string, infer Texts>
    ? string extends keyof Value
      ? Record<string, { [Name in keyof Texts]?: string }>
      : Value
    : Value;

/** The properties of an answer's schema: one for each property of a document, and others. One that is missing fails to compile. */
export type DescribedLike<Document> = { [Name in keyof Document]-?: TSchema } & Record<string, TSchema>;
