import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { violationFinderOf } from './request/read-input.ts';
import { clockTime, instantSchema, liraSchema, nullable, oneOf, uuid } from './schema.ts';

const isTaken = (schema: Parameters<typeof violationFinderOf>[0], value: unknown) => {
  const { unreadable, invalid } = violationFinderOf(schema)(value);
  return unreadable.length + invalid.length === 0;
};

test('a nullable schema takes null and everything it took before', () => {
  for (const [schema, value] of [
    [Type.String(), 'x'],
    [oneOf(['A', 'B']), 'B'],
    [Type.Object({ a: Type.Integer() }), { a: 1 }],
    [Type.Unsafe<string>({ anyOf: [{ type: 'string' }, { type: 'integer' }] }), 5],
  ] as const) {
    assert.ok(isTaken(nullable(schema), null));
    assert.ok(isTaken(nullable(schema), value));
    assert.ok(!isTaken(schema, null));
    assert.ok(!isTaken(nullable(schema), true));
  }
  assert.ok(!isTaken(nullable(oneOf(['A', 'B'])), 'C'));
});

test('a description is written on the schema it describes', () => {
  assert.equal((nullable(uuid(), 'Where.') as { description?: string }).description, 'Where.');
  assert.equal((nullable(uuid('What.')) as { description?: string }).description, 'What.');
  assert.equal((liraSchema('How much.') as { description?: string }).description, 'How much. In lira.');
});

test('a clock time is 00:00 to 23:59', () => {
  for (const time of ['00:00', '09:30', '19:59', '23:59']) assert.ok(isTaken(clockTime(), time), time);
  for (const time of ['24:00', '9:30', '12:60', '12:30:00', '', '12.30'])
    assert.ok(!isTaken(clockTime(), time), time);
});

test('an instant has a date, a time and a zone', () => {
  for (const instant of ['2026-03-01T18:30:00.000Z', '2026-03-01T21:30:00+03:00'])
    assert.ok(isTaken(instantSchema(), instant));
  for (const instant of ['2026-03-01', '2026-03-01T18:30:00', '2026-02-30T00:00:00Z', 'soon']) {
    assert.ok(!isTaken(instantSchema(), instant), instant);
  }
});
