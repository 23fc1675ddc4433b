import type { Parameter, Schema } from './openapi-document.ts';

/** A field as the reference shows it. */
export interface Field {
  /** Its place: `lines[].quantity`. */
  path: string;
  schema: Schema;
  isRequired: boolean;
  /** A value that it may have; `undefined` where nothing gives one. */
  example: unknown;
}

/** The fields of a schema and of all that is in it, in their order. @param example  of the whole */
export function fieldsOf(schema: Schema, example: unknown, place = ''): Field[] {
  const { properties, required = [] } = objectIn(schema) ?? {};
  if (properties === undefined) {
    const items = itemsIn(schema);
    return items === undefined
      ? []
      : fieldsOf(items, Array.isArray(example) ? example[0] : undefined, `${place}[]`);
  }
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = place === '' ? name : `${place}.${name}`;
    const value = (example as Record<string, unknown> | null | undefined)?.[name];
    const shown = exampleOf(property, value);
    const field = { path, schema: property, isRequired: required.includes(name), example: shown };
    return [field, ...fieldsOf(property, shown, path)];
  });
}

/** The record in a schema: itself, or the one beside `null`. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties !== undefined) return schema;
  return choicesOf(schema).map(objectIn).find(Boolean);
}

function itemsIn(schema: Schema): Schema | undefined {
  return schema.items ?? choicesOf(schema).map(itemsIn).find(Boolean);
}

function choicesOf({ anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...anyOf, ...oneOf];
}

/** What an example of the whole shows, else what the field states itself. */
function exampleOf(schema: Schema, value: unknown): unknown {
  if (value !== undefined && value !== null) return value;
  const [own] = schema.examples ?? [];
  if (own !== undefined) return own;
  if (schema.const !== undefined) return schema.const;
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.default !== undefined) return schema.default;
  const chosen = choicesOf(schema)
    .map((choice) => exampleOf(choice, undefined))
    .find((one) => one !== undefined);
  if (chosen !== undefined) return chosen;
  if (
    schema.properties !== undefined ||
    schema.items !== undefined ||
    schema.additionalProperties !== undefined
  )
    return {};
  return value;
}

/** A list of fields, with what each is, means and looks like. It fits a phone, which a table of them does not. */
export function fieldList(fields: readonly Field[], kind: 'sent' | 'answered'): string {
  return listOf(
    fields.map(({ path, schema, isRequired, example }) => {
      const isOptional = kind === 'sent' && !isRequired;
      return itemOf(path, typeOf(schema), { isOptional, meaning: meaningOf(schema), example });
    }),
  );
}

/** The same for parameters. */
export function parameterList(parameters: readonly Parameter[]): string {
  return listOf(
    parameters.map(({ name, schema, required, description = '', example }) => {
      const shown = example ?? exampleOf(schema, undefined);
      return itemOf(name, typeOf(schema), { isOptional: !required, meaning: description, example: shown });
    }),
  );
}

/** One item for each thing that has a name: its head, and a line below it. */
export function listOf(items: readonly { head: string; words: string }[]): string {
  // Two blanks at the end of a line break it.
  return `${items.map(({ head, words }) => `- ${head}${words === '' ? '' : `  \n  ${inOneLine(words)}`}`).join('\n')}\n`;
}

function itemOf(
  name: string,
  type: string,
  about: { isOptional: boolean; meaning: string; example: unknown },
) {
  const words = [about.meaning, exampleSentence(about.example)].filter((text) => text !== '').join(' ');
  return { head: `\`${name}\` ${type}${about.isOptional ? ', optional' : ''}`, words };
}

/** The words of a field, its own or those of the record that it holds. */
export function meaningOf(schema: Schema): string {
  return (
    schema.description ??
    choicesOf(schema).find(({ description }) => description !== undefined)?.description ??
    ''
  );
}

function typeOf(schema: Schema): string {
  const { enum: names, items, format } = schema;
  const types = [schema.type ?? []].flat();
  const isNullable = types.includes('null') || choicesOf(schema).some(({ type }) => type === 'null');
  const end = isNullable ? ' or `null`' : '';
  const [type] = types.filter((name) => name !== 'null');
  if (type === undefined) {
    const [choice] = choicesOf(schema).filter((one) => one.type !== 'null');
    return choice === undefined ? 'any value' : typeOf(choice) + end;
  }
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (names !== undefined && names.length < 9) {
    return `${names
      .filter((name) => name !== null)
      .map((name) => `\`${name}\``)
      .join(', ')}${end}`;
  }
  if (type === 'array')
    return `list${limits(schema, 'minItems', 'maxItems')}${items?.type === 'string' ? ' of text' : ''}${end}`;
  const words: Record<string, string> = { string: 'text', integer: 'whole number', object: 'record' };
  const formats: Record<string, string> = {
    uuid: 'UUID',
    'date-time': 'instant',
    date: 'date',
    uri: 'address',
  };
  const range =
    type === 'string' ? limits(schema, 'minLength', 'maxLength') : limits(schema, 'minimum', 'maximum');
  return `${formats[format ?? ''] ?? words[type] ?? type}${range}${end}`;
}

type Limit = 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems';

function limits(schema: Schema, least: Limit, most: Limit): string {
  const { [least]: from, [most]: to } = schema;
  if (from !== undefined && to !== undefined) return `, ${from} to ${to}`;
  if (to !== undefined) return `, up to ${to}`;
  return from === undefined ? '' : `, from ${from}`;
}

function exampleSentence(example: unknown): string {
  if (example === undefined || (typeof example === 'object' && example !== null)) return '';
  return `Example: \`${JSON.stringify(example).replace(/^"(.*)"$/, '$1')}\``;
}

function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
