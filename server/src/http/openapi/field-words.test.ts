import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publishedDescriptions } from '../../descriptions/descriptions.ts';
import { FIELD_WORDS, RECORD_WORDS } from './field-words.ts';

// biome-ignore lint/suspicious/noExplicitAny: the test reads all parts of the documents
type Json = any;

const documents = Object.entries(publishedDescriptions)
  .filter(([path]) => path.endsWith('openapi.json'))
  .map(([path, describe]) => [path, JSON.parse(JSON.stringify(describe()))] as [string, Json]);

/** Every field of a schema and of the schemas inside it, with its path. */
function* fieldsIn(schema: Json, place: string): Generator<[place: string, field: Json]> {
  for (const [name, field] of Object.entries<Json>(schema?.properties ?? {})) {
    yield [`${place}.${name}`, field];
    yield* fieldsIn(field, `${place}.${name}`);
  }
  const parts = [schema?.items, ...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])];
  for (const part of parts) if (part !== undefined) yield* fieldsIn(part, place);
}

/** All fields of a document: of its records, its bodies and its answers. */
function* allFields({ components, paths }: Json): Generator<[place: string, field: Json]> {
  for (const [title, schema] of Object.entries<Json>(components.schemas)) yield* fieldsIn(schema, title);
  for (const methods of Object.values<Json>(paths)) {
    for (const { operationId, requestBody, responses } of Object.values<Json>(methods)) {
      for (const body of [requestBody, ...Object.values<Json>(responses)]) {
        for (const { schema } of Object.values<Json>(body?.content ?? {}))
          yield* fieldsIn(schema, operationId);
      }
    }
  }
}

function hasMeaning(field: Json, schemas: Json): boolean {
  if (typeof field.description === 'string') return true;
  if (field.$ref !== undefined) return hasMeaning(schemas[field.$ref.split('/').at(-1)], schemas);
  return [...(field.anyOf ?? []), ...(field.oneOf ?? [])].some((part) => hasMeaning(part, schemas));
}

test('every field of every API has a meaning; that of the whole answer stands at its status', () => {
  for (const [path, document] of documents) {
    const missing = [...allFields(document)]
      .filter(
        ([place, field]) => !/^\w+\.data$/.test(place) && !hasMeaning(field, document.components.schemas),
      )
      .map(([place]) => place);
    assert.deepEqual(missing, [], path);
  }
});

test('every meaning by a name is a sentence that is used', () => {
  const said = new Set<string>();
  for (const [, document] of documents) {
    for (const [, field] of allFields(document)) said.add(field.description);
    for (const record of Object.values<Json>(document.components.schemas)) said.add(record.description);
  }
  for (const [name, words] of Object.entries({ ...FIELD_WORDS, ...RECORD_WORDS })) {
    assert.match(words, /^[A-Z].*\.$/);
    assert.ok(said.has(words), `${name} is not used`);
  }
});

test('a record that may be missing keeps its own meaning, and the place where it may be says why', () => {
  const { Bill, BillLine, Actor } = documents[1]![1].components.schemas;
  assert.equal(Actor.description, RECORD_WORDS['Actor']);
  assert.match(BillLine.properties.discount.description, /gave on the line, deducted after campaigns\.$/);
  assert.match(Bill.properties.discount.description, /^The discount that a person gave on the whole bill/);
});
