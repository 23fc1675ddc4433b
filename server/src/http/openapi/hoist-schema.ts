import { isDeepStrictEqual } from 'node:util';
import { FIELD_WORDS, RECORD_WORDS } from './field-words.ts';

type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/** A cache of hoisted schemas: large ones, such as that of a bill, are part of hundreds of answers. */
const hoistedInto = new WeakMap<Json, Map<object, unknown>>();

/**
 * A schema as plain JSON. Every titled part is stored once under its title and replaced by a reference.
 * @param filed  receives the titled parts
 * @param refPrefix  the start of references
 */
export function hoistSchema(schema: unknown, filed: Json, refPrefix = COMPONENTS): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoistSchema(item, filed, refPrefix));
  if (typeof schema !== 'object' || schema === null) return schema;
  const hoisted = hoistedInto.getOrInsertComputed(filed, () => new Map());
  return hoisted.getOrInsertComputed(schema, () => hoistUncached(schema as Json, filed, refPrefix));
}

function hoistUncached(schema: Json, filed: Json, refPrefix: string): unknown {
  const plain: Json = Object.fromEntries(
    Object.entries(describedByKind(schema, refPrefix))
      .filter(([name]) => !isInternal(name))
      .map(([name, value]) => [name, name === 'title' ? value : hoistSchema(value, filed, refPrefix)]),
  );
  const { title, type, description, ...rest } = plain;
  if (typeof title !== 'string') return describedByName(plain);
  if (Array.isArray(type) && type.includes('null')) {
    const [only] = type.filter((name) => name !== 'null');
    file(filed, title, describedByName({ title, ...rest, type: only }));
    // The description of an optional part belongs to its place, not to the part.
    const words = description === undefined ? {} : { description };
    return { ...words, anyOf: [{ $ref: refPrefix + title }, { type: 'null' }] };
  }
  file(filed, title, describedByName(plain));
  return { $ref: refPrefix + title };
}

/**
 * A schema of several kinds, reduced to the schemas of its kinds. Its own properties are only for reading requests:
 * each kind repeats them.
 */
function describedByKind(schema: Json, refPrefix: string): Json {
  const { discriminator, oneOf: kinds, required: _required, properties: _properties, ...rest } = schema;
  if (discriminator === undefined || !Array.isArray(kinds)) return schema;
  const { propertyName } = discriminator as { propertyName: string };
  const mapping = kinds.map(({ title, properties }) => [properties[propertyName].const, refPrefix + title]);
  return { ...rest, discriminator: { propertyName, mapping: Object.fromEntries(mapping) }, oneOf: kinds };
}

/** Adds the descriptions of a record and of its fields, by name, if the schema has none. */
function describedByName(schema: Json): Json {
  if (![schema['type']].flat().includes('object')) return schema;
  const { title = '', properties } = schema;
  const words = schema['description'] === undefined ? RECORD_WORDS[String(title)] : undefined;
  const fields = Object.entries((properties ?? {}) as Record<string, Json>).map(([name, field]) => {
    const meaning = FIELD_WORDS[`${title}.${name}`] ?? FIELD_WORDS[name];
    const isDescribed =
      meaning === undefined || 'description' in field || '$ref' in field || 'anyOf' in field;
    return [name, isDescribed ? field : { ...field, description: meaning }] as const;
  });
  return {
    ...schema,
    ...(properties === undefined ? {} : { properties: Object.fromEntries(fields) }),
    ...(words === undefined ? {} : { description: words }),
  };
}

function file(filed: Json, title: string, schema: Json): void {
  const known = filed[title] as Json | undefined;
  if (known !== undefined && !isDeepStrictEqual(withoutWords(known), withoutWords(schema)))
    throw new Error(`Two schemas have the title ${title}.`);
  filed[title] = schema;
}

/** Removes the description, which may differ between the places that use a part. */
function withoutWords({ description: _, ...schema }: Json): Json {
  return schema;
}

/**
 * Whether to leave out a keyword: internal ones, and `multipleOf`, because validators with binary floats refuse 0.29
 * as a multiple of 0.01.
 */
function isInternal(name: string): boolean {
  return name.startsWith('~') || name.startsWith('x-') || name === 'multipleOf';
}

/** A schema as a separate document, by JSON Schema 2020-12. */
export function schemaDocument(schema: unknown): Json {
  const $defs: Json = {};
  const root = hoistSchema(schema, $defs, '#/$defs/') as Json;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...root, $defs };
}
