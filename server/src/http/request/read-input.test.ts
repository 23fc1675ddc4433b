import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { nullable, oneOf, uuid } from '../schema.ts';
import { readerOf, violationFinderOf } from './read-input.ts';

const Guest = Type.Object({
  name: Type.String({ maxLength: 5 }),
  kind: oneOf(['Regular', 'Stranger']),
  id: Type.Optional(nullable(uuid())),
  guests: Type.Integer({ minimum: 1, maximum: 20 }),
  dishes: Type.Optional(
    nullable(
      Type.Array(
        Type.Object({ id: uuid(), notes: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })) }),
        {
          maxItems: 3,
        },
      ),
    ),
  ),
});

const examine = violationFinderOf(Guest);
const guest = (change: Record<string, unknown> = {}) => ({
  name: 'Ayşe',
  kind: 'Regular',
  guests: 2,
  ...change,
});

function fieldsOf(value: unknown): { unreadable: string[]; invalid: string[] } {
  const { unreadable, invalid } = examine(value);
  return { unreadable: unreadable.map(({ field }) => field), invalid: invalid.map(({ field }) => field) };
}

test('a value that fits its schema has no problems, even with unknown properties', () => {
  const id = randomUUID();
  for (const value of [
    guest(),
    guest({ id: null, more: {} }),
    guest({ id: id.toUpperCase(), dishes: [{ id }] }),
  ]) {
    assert.deepEqual(fieldsOf(value), { unreadable: [], invalid: [] });
  }
});

test('a value of the wrong type, an unknown name and a malformed UUID are unreadable', () => {
  const value = guest({ name: 7, kind: 'regular', id: 'me', guests: 2.5, dishes: [null, { id: 1 }] });
  const { unreadable, invalid } = fieldsOf(value);
  assert.deepEqual(
    new Set(unreadable),
    new Set(['name', 'kind', 'id', 'guests', 'dishes[0]', 'dishes[1].id']),
  );
  assert.deepEqual(invalid, []);
});

test('a value that is missing, null, too long or out of range is invalid, not unreadable', () => {
  assert.deepEqual(new Set(fieldsOf({}).invalid), new Set(['name', 'kind', 'guests']));
  assert.deepEqual(
    new Set(fieldsOf(guest({ name: null, kind: null, guests: null })).invalid),
    new Set(['name', 'kind', 'guests']),
  );
  assert.deepEqual(fieldsOf(guest({ name: 'Ayşenur', guests: 21 })).invalid, ['name', 'guests']);
  assert.deepEqual(fieldsOf(guest({ dishes: [{}] })).invalid, ['dishes[0].id']);
});

test('an unreadable value has no other problem', () => {
  const { unreadable, invalid } = examine(guest({ id: 'x'.repeat(500) }));
  assert.deepEqual([unreadable.length, invalid.length], [1, 0]);
  assert.equal(unreadable[0]!.attemptedValue, 'x'.repeat(200));
});

test('a text that is shortened for the answer is not cut inside a character', () => {
  const { unreadable } = examine(guest({ id: `${'x'.repeat(199)}🍢` }));
  assert.ok(String(unreadable[0]!.attemptedValue).isWellFormed());
});

test('lengths count code points', () => {
  assert.deepEqual(fieldsOf(guest({ name: '🍢'.repeat(5) })).invalid, []);
  assert.deepEqual(fieldsOf(guest({ name: '🍢'.repeat(6) })).invalid, ['name']);
});

test('a UUID has no braces and no urn: prefix', () => {
  const id = randomUUID();
  for (const form of [`urn:uuid:${id}`, `{${id}}`, id.replaceAll('-', ''), ` ${id}`, `${id}\n`]) {
    assert.deepEqual(fieldsOf(guest({ id: form })).unreadable, ['id'], form);
  }
});

test('a list that is too long is reported once, and items beyond the limit are not checked', () => {
  const dishes = Array.from({ length: 100_000 }, () => ({}));
  const { invalid } = fieldsOf(guest({ dishes }));
  assert.deepEqual(
    new Set(invalid),
    new Set(['dishes', 'dishes[0].id', 'dishes[1].id', 'dishes[2].id', 'dishes[3].id']),
  );
  const notes = Array.from({ length: 100_000 }, () => 5);
  const { unreadable } = fieldsOf(guest({ dishes: [{ id: randomUUID(), notes }] }));
  assert.deepEqual(
    unreadable,
    [0, 1, 2].map((at) => `dishes[0].notes[${at}]`),
  );
});

test('a body that is not an object is reported as body', () => {
  for (const value of [undefined, null, 'text', 7, []])
    assert.deepEqual(fieldsOf(value).unreadable, ['body']);
});

test('a reader refuses unreadable values before invalid ones, each with its code', () => {
  const Query = Type.Object({
    size: Type.Optional(Type.Integer({ maximum: 100, 'x-refusal': 'INVALID_PAGE_SIZE' })),
    text: Type.Optional(Type.String({ maxLength: 2 })),
  });
  const read = readerOf(Query, 'PUBLIC_API_ORDER_INVALID');
  const codeOf = (value: unknown) => {
    try {
      read(value);
      return null;
    } catch (error) {
      return error instanceof Refusal ? [error.code, error.problems.length] : error;
    }
  };
  assert.deepEqual(codeOf({ size: 100 }), null);
  assert.deepEqual(codeOf({ size: 101 }), ['INVALID_PAGE_SIZE', 1]);
  assert.deepEqual(codeOf({ text: 'abc' }), ['PUBLIC_API_ORDER_INVALID', 1]);
  assert.deepEqual(codeOf({ size: 101, text: 5 }), ['VALIDATION_ERROR', 1]);
});

test('an unknown property of a closed record is named, however long its name is', () => {
  const examineClosed = violationFinderOf(
    Type.Object({ guest: Type.Object({}, { additionalProperties: false }) }),
  );
  const { invalid } = examineClosed({ guest: { nmae: 'Ayşe', ['x'.repeat(500)]: 1 } });
  assert.deepEqual(
    invalid.map(({ field, message, attemptedValue }) => [field, message, attemptedValue]),
    [
      ['guest.nmae', 'is not known here', null],
      [`guest.${'x'.repeat(100)}`, 'is not known here', null],
    ],
  );
});

const Event = Type.Unsafe<unknown>({
  type: 'object',
  required: ['kind'],
  properties: { kind: oneOf(['Visit', 'Party']) },
  discriminator: { propertyName: 'kind' },
  oneOf: [
    Type.Object({ kind: Type.Literal('Visit'), guest: Type.String() }, { additionalProperties: false }),
    Type.Object({
      kind: Type.Literal('Party'),
      guests: Type.Array(Type.Object({ name: Type.String() }), { maxItems: 2 }),
    }),
  ],
});

test('a record is checked against the kind that it names, and against no kind without a name', () => {
  const problemsOf = (value: unknown) => {
    const { unreadable, invalid } = violationFinderOf(Event)(value);
    return [unreadable, invalid].map((problems) => problems.map(({ field }) => field));
  };
  assert.deepEqual(problemsOf({ kind: 'Visit', guest: 'Ayşe' }), [[], []]);
  assert.deepEqual(problemsOf({ kind: 'Visit', guest: 'Ayşe', guests: [] }), [[], ['guests']]);
  assert.deepEqual(problemsOf({ kind: 'Dance' }), [['kind'], []]);
  assert.deepEqual(problemsOf({ kind: 7 }), [['kind'], []]);
  assert.deepEqual(problemsOf({ guest: 'Ayşe' }), [[], ['kind']]);
  const guests = Array.from({ length: 100_000 }, () => ({}));
  assert.deepEqual(problemsOf({ kind: 'Party', guests })[1], [
    'guests',
    'guests[0].name',
    'guests[1].name',
    'guests[2].name',
  ]);
});
