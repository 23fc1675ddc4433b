import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type TSchema, Type } from 'typebox';
import { operatorOperations } from '../../operator-api/routes.ts';
import { assistantOperations } from '../../public-api/assistants/routes.ts';
import { publicOperations } from '../../public-api/routes.ts';
import { venueOperations } from '../../venue-api/routes.ts';
import { venueDocumentsSchema } from '../../venue-document/venue/venue-document-schema.ts';
import { exampleOf } from '../openapi/schema-example.ts';
import { dateSchema, instantSchema, nullable, oneOf, uuid } from '../schema.ts';
import { parameterWords, WORDED_KEYWORDS } from './problem-words.ts';
import { violationFinderOf } from './read-input.ts';

const Percent = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });

const sentences: [TSchema, unknown, string][] = [
  [Type.String(), 7, 'must be text'],
  [nullable(Type.String()), 7, 'must be text'],
  [Type.String(), null, 'is required'],
  [Type.String({ maxLength: 2 }), 'abc', 'must have at most 2 characters'],
  [Type.String({ minLength: 8 }), 'abc', 'must have at least 8 characters'],
  [Type.String({ minLength: 1 }), '', 'must have at least 1 character'],
  [Type.String({ pattern: '^[a-z]{2}$', examples: ['tr'] }), 'TR!', 'must look like tr'],
  [uuid(), 'me', 'must be a UUID'],
  [uuid(), 7, 'must be a UUID'],
  [instantSchema(), 'soon', 'must be an instant such as 2026-03-01T18:30:00.000Z'],
  [dateSchema(), '2026-02-30', 'must be a date such as 2026-03-01'],
  [Type.String({ pattern: '^[0-9:]{5}$', examples: ['18:30'] }), 'noon', 'must look like 18:30'],
  [Type.String({ format: 'email' }), 'me', 'must be an e-mail address such as defne@example.com'],
  [oneOf(['DineIn', 'Takeaway']), 'dinein', 'must be one of DineIn, Takeaway'],
  [oneOf(['DineIn', 'Takeaway']), 0, 'must be one of DineIn, Takeaway'],
  [nullable(oneOf(['Cash', 'Card'])), 'Gold', 'must be one of Cash, Card'],
  [oneOf(['TRY']), 'EUR', 'must be TRY'],
  [Type.Literal('sofra'), 'else', 'must be sofra'],
  [Type.Integer(), 1.5, 'must be a whole number'],
  [Type.Integer(), '2', 'must be a whole number'],
  [Type.Integer({ minimum: 1, maximum: 20 }), 0, 'must be from 1 to 20'],
  [Type.Integer({ minimum: 1, maximum: 20 }), 21, 'must be from 1 to 20'],
  [Type.Integer({ minimum: 1 }), 0, 'must be at least 1'],
  [Type.Integer({ maximum: 9 }), 10, 'must be at most 9'],
  [Type.Number({ exclusiveMinimum: 0 }), 0, 'must be more than 0'],
  [Type.Number({ exclusiveMinimum: 0, maximum: 100 }), 101, 'must be more than 0 and at most 100'],
  [Percent, 'half', 'must be a number'],
  [Percent, 0.125, 'must have at most 2 decimals'],
  [Type.Boolean(), 'yes', 'must be true or false'],
  [Type.Array(Type.String(), { minItems: 1 }), [], 'must contain at least 1 item'],
  [Type.Array(Type.String(), { maxItems: 2 }), ['a', 'b', 'c'], 'must contain at most 2 items'],
  [Type.Array(Type.String(), { uniqueItems: true }), ['a', 'a'], 'must not repeat an item'],
  [Type.Array(Type.String()), {}, 'must be a list'],
  [Type.Object({}), [], 'must be an object'],
  [Type.Object({}, { minProperties: 1 }), {}, 'must have at least 1 property'],
  [
    Type.Partial(Type.Object({ percent: Percent, amount: Percent }), { minProperties: 1, maxProperties: 1 }),
    { percent: 5, amount: 5 },
    'must have exactly one of percent, amount',
  ],
];

test('a problem is described in plain words, not by the keyword of the schema', () => {
  for (const [schema, value, sentence] of sentences) {
    const { unreadable, invalid } = violationFinderOf(Type.Object({ it: schema }))({ it: value });
    assert.deepEqual(
      [...unreadable, ...invalid].map(({ field, message }) => [field, message]),
      [['it', sentence]],
    );
  }
});

test('a parameter that was given twice is described as such, whatever its form', () => {
  const query = Type.Object({ cursor: Type.Integer(), status: oneOf(['Open']), venueId: uuid() });
  const { unreadable } = violationFinderOf(
    query,
    parameterWords,
  )({ cursor: ['1'], status: ['Open'], venueId: 'me' });
  assert.deepEqual(
    unreadable.map(({ field, message }) => [field, message]),
    [
      ['cursor', 'must be given only once'],
      ['status', 'must be given only once'],
      ['venueId', 'must be a UUID'],
    ],
  );
});

test('a missing body is required, and a body that is not an object must be one', () => {
  const examine = violationFinderOf(Type.Object({}));
  for (const [body, sentence] of [
    [undefined, 'is required'],
    [null, 'must be an object'],
    ['text', 'must be an object'],
  ]) {
    assert.deepEqual(
      examine(body).unreadable.map(({ field, message }) => [field, message]),
      [['body', sentence]],
    );
  }
});

// biome-ignore lint/suspicious/noExplicitAny: schemas are walked without their types
type Schema = any;

const NO_RULES = new Set([
  'title',
  'description',
  'default',
  'examples',
  'properties',
  'items',
  'oneOf',
  'x-any-case',
  'x-refusal',
  'x-unreadable-is-invalid',
]);

/** Every schema that operations read input with, and its place. */
const schemas: [string, TSchema][] = [
  ...publicOperations,
  ...assistantOperations,
  ...venueOperations,
  ...operatorOperations,
].flatMap(({ description }) =>
  (['params', 'query', 'body'] as const).flatMap((part): [string, TSchema][] => {
    const schema = description[part];
    // The import has its own reader for its document.
    return schema === undefined || schema === venueDocumentsSchema
      ? []
      : [[`${description.operationId} ${part}`, schema]];
  }),
);

function* keywordsIn(schema: Schema): Generator<string> {
  yield* Object.keys(schema);
  const { properties = {}, items, oneOf: kinds = [], additionalProperties } = schema;
  for (const part of [...Object.values<Schema>(properties), items, ...kinds, additionalProperties])
    if (typeof part === 'object' && part !== null) yield* keywordsIn(part);
}

test('every keyword that a schema of an operation uses has words', () => {
  for (const [where, schema] of [...schemas, ['document', venueDocumentsSchema] as const])
    for (const keyword of keywordsIn(schema))
      assert.ok(WORDED_KEYWORDS.has(keyword) || NO_RULES.has(keyword), `${where}: ${keyword}`);
});

function* patternsIn(schema: Schema): Generator<Schema> {
  if (typeof schema !== 'object' || schema === null) return;
  if (typeof schema.pattern === 'string') yield schema;
  for (const part of Object.values(schema)) yield* patternsIn(part);
}

test('a text with a pattern has an example that shows its form', () => {
  for (const [where, schema] of [...schemas, ['document', venueDocumentsSchema] as const])
    for (const { pattern, examples } of patternsIn(schema))
      assert.match(examples?.[0] ?? '', new RegExp(pattern), `${where}: ${pattern}`);
});

const WRONG: unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  0.001,
  1e9,
  '?',
  'x'.repeat(3_000),
  [],
  [null],
  ['?', '?'],
  {},
  { unknown: 1 },
  { '?': { name: 1 } },
  randomUUID(),
];

/** Copies of a value in which each part is replaced by wrong values of all kinds. */
function* spoilt(value: Schema): Generator<unknown> {
  yield* WRONG;
  if (Array.isArray(value)) {
    for (const item of value) for (const wrong of spoilt(item)) yield [wrong];
    yield Array.from({ length: 400 }, () => value[0]);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value))
      for (const wrong of spoilt(value[name])) yield { ...value, [name]: wrong };
  }
}

const SENTENCE =
  /^(is required|is not known here|must be (text|a UUID|a list|an object|a number|a whole number|true or false|an instant such as \S+|a date such as \S+|an e-mail address such as \S+|from \S+ to \S+|at least \S+|at most \S+|more than \S+( and at most \S+)?|one of [\w-]+(, [\w-]+)*|\w+)|must look like \S+|must be a two-letter language code|must have exactly one of \w+(, \w+)+|must have (at least|at most) \d+ (character|decimal|property)s?|must contain (at least|at most) \d+ items?|must not repeat an item)$/;

test('for any wrong input of a call, each field has one sentence in plain words', () => {
  const seen = new Set<string>();
  for (const [where, schema] of schemas) {
    const examine = violationFinderOf(schema);
    for (const value of spoilt(exampleOf(schema))) {
      const { unreadable, invalid } = examine(structuredClone(value));
      const problems = [...unreadable, ...invalid];
      const fields = problems.map(({ field }) => field);
      assert.equal(new Set(fields).size, fields.length, `${where}: ${fields}`);
      for (const { field, message } of problems) {
        assert.match(message, SENTENCE, `${where}: ${field}`);
        seen.add(message);
      }
    }
  }
  assert.ok(seen.size > 50);
});
