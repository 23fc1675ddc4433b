import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/**
 * A schema as plain JSON, with every titled part filed once by its title and referred to.
 * @param filed  where titled parts go
 * @param place  what a reference to one starts with
 */
export function hoistSchema(schema: unknown, filed: Json, place = COMPONENTS): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoistSchema(item, filed, place));
  if (typeof schema !== 'object' || schema === null) return schema;
  const plain: Json = Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => !isInternal(name))
      .map(([name, value]) => [name, name === 'title' ? value : hoistSchema(value, filed, place)]),
  );
  const { title, ...rest } = plain;
  if (typeof title !== 'string') return plain;
  const types = rest['type'];
  if (Array.isArray(types) && types.includes('null')) {
    const [type] = types.filter((name) => name !== 'null');
    file(filed, title, { title, ...rest, type });
    return { anyOf: [{ $ref: place + title }, { type: 'null' }] };
  }
  file(filed, title, plain);
  return { $ref: place + title };
}

function file(filed: Json, title: string, schema: Json): void {
  const known = filed[title] as Json | undefined;
  if (known !== undefined && !isDeepStrictEqual(withoutWords(known), withoutWords(schema)))
    throw new Error(`Two schemas have the title ${title}.`);
  filed[title] = schema;
}

/** What a place says of a part may differ from place to place. */
function withoutWords({ description: _, ...schema }: Json): Json {
  return schema;
}

/** Ours alone; and `multipleOf`, by which validators that calculate in binary refuse 0.29 as a multiple of 0.01. */
function isInternal(name: string): boolean {
  return name.startsWith('~') || name.startsWith('x-') || name === 'multipleOf';
}

/** A schema as a document of its own, by JSON Schema 2020-12. */
export function schemaDocument(schema: unknown): Json {
  const $defs: Json = {};
  const root = hoistSchema(schema, $defs, '#/$defs/') as Json;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...root, $defs };
}
