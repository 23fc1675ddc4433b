import { IDS_BY_PROPERTY } from './example-ids.ts';
import { EXAMPLE_WORDS } from './example-words.ts';

type Schema = Record<string, unknown>;

/** The example of a text, by its format. */
const BY_FORMAT: Record<string, string> = {
  uuid: '01980000-0000-7000-8000-000000000001',
  'date-time': '2026-03-01T18:30:00.000Z',
  date: '2026-03-01',
  email: 'defne@example.com',
  uri: 'https://example.com/photo.jpg',
};

/**
 * An example for a schema: its own if it has one, else built from the examples of its parts; plain words come
 * from {@link EXAMPLE_WORDS}. It has every property.
 * @throws Error naming the part that has no example
 */
export function exampleOf(schema: unknown, title = '', property = ''): unknown {
  const { examples, enum: names, default: usual, anyOf, oneOf, ...rest } = schema as Schema;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if ('const' in rest) return rest['const'];
  const [choice] = (anyOf ?? oneOf ?? []) as Schema[];
  if (choice !== undefined) return exampleOf(choice, title, property);
  if (Array.isArray(names)) return names[0];
  if (usual !== undefined) return usual;
  const [type] = [rest['type']].flat();
  switch (type) {
    case 'object':
      return exampleOfObject(rest, (rest['title'] as string | undefined) ?? title);
    case 'array':
      return [exampleOf(rest['items'], title, property)];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return EXAMPLE_WORDS[`${title}.${property}`] ?? rest['minimum'] ?? 1;
    case 'null':
      return null;
    case 'string':
      return exampleOfText(rest, title, property);
    default:
      throw new Error(`Nothing gives an example of ${title}.${property}: ${JSON.stringify(schema)}`);
  }
}

function exampleOfObject(schema: Schema, title: string): unknown {
  const { properties, additionalProperties } = schema;
  if (properties === undefined && typeof additionalProperties === 'object') {
    return { en: exampleOf(additionalProperties, title) };
  }
  const most = schema['maxProperties'] as number | undefined;
  const named = Object.entries((properties ?? {}) as Record<string, unknown>).slice(0, most);
  return Object.fromEntries(named.map(([name, part]) => [name, exampleOf(part, title, name)]));
}

function exampleOfText(schema: Schema, title: string, property: string): unknown {
  const words =
    EXAMPLE_WORDS[`${title}.${property}`] ??
    IDS_BY_PROPERTY[property] ??
    BY_FORMAT[schema['format'] as string] ??
    EXAMPLE_WORDS[property];
  if (words === undefined) throw new Error(`Nothing gives an example of ${title}.${property}.`);
  return words;
}
