/**
 * The result of a writer: a record of a document with every property, including those that an import may leave out. If
 * the schema gains a property that the writer does not write, the code does not compile.
 * @template Parts  the types of the properties that differ when written: nested records and amounts of money
 */
export type CompleteRecord<Document, Parts extends { [Name in keyof Document]?: unknown } = object> = {
  [Name in keyof Document]-?: Name extends keyof Parts
    ? Parts[Name]
    : Written<Exclude<Document[Name], undefined>>;
};

/** Translations have only the existing texts; other values have the same type as when read. */
type Written<Value> =
  Value extends Record<string, infer Texts>
    ? string extends keyof Value
      ? Record<string, { [Name in keyof Texts]?: string }>
      : Value
    : Value;
