import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Type } from 'typebox';
import { Refusal } from '../../core/refusals.ts';
import { pageParameters, statusParameter } from '../answer/page.ts';
import { nullable, uuid } from '../schema.ts';
import { readerOf } from './read-input.ts';
import { queryReader } from './read-query.ts';

const Query = Type.Object({
  venueId: Type.Optional(uuid()),
  status: statusParameter,
  limit: Type.Optional(nullable(Type.Integer())),
  ...pageParameters,
});

const read = queryReader(Query);

const check = readerOf(Query, 'VALIDATION_ERROR');

/** The parameters of a query that the schema refuses. */
function fieldsRefused(raw: Record<string, unknown>): string[] {
  try {
    check(read(raw));
    return [];
  } catch (error) {
    assert.ok(error instanceof Refusal && error.code === 'VALIDATION_ERROR');
    return error.problems.map(({ field }) => field);
  }
}

test('whole numbers become numbers, also negative ones and those far out of range', () => {
  assert.deepEqual(read({ cursor: '7', pageSize: '-3', limit: '0012' }), {
    cursor: 7,
    pageSize: -3,
    limit: 12,
  });
  assert.deepEqual(read({ cursor: '9'.repeat(30) }), { cursor: 1e30 });
  assert.deepEqual(read({ cursor: '9'.repeat(400) }), { cursor: Number.MAX_VALUE });
  assert.deepEqual(read({ cursor: `-${'9'.repeat(400)}` }), { cursor: -Number.MAX_VALUE });
});

test('a value that is not a whole number is refused', () => {
  for (const cursor of ['', ' 1', '1 ', '+1', '1.0', '1e3', '0x1', 'Infinity', 'NaN', '１', '--1']) {
    assert.deepEqual(fieldsRefused({ cursor }), ['cursor'], cursor);
  }
});

test('a parameter given twice is refused, and every bad one is named', () => {
  assert.deepEqual(fieldsRefused({ cursor: ['1', '1'] }), ['cursor']);
  assert.deepEqual(fieldsRefused({ pageSize: 'x', cursor: ['1'], status: ['Open', 'All'] }), [
    'status',
    'cursor',
    'pageSize',
  ]);
});

test('a name is read in any letter case where the schema says so, and as it is elsewhere', () => {
  for (const status of ['open', 'OPEN', 'oPeN']) assert.deepEqual(read({ status }), { status: 'Open' });
  assert.deepEqual(read({ status: 'opened' }), { status: 'opened' });
  assert.deepEqual(read({ venueId: 'ABC' }), { venueId: 'ABC' });
});

test('a parameter that the schema does not know is left out, however often it comes', () => {
  assert.deepEqual(read({ page: '2', utm: ['a', 'b'], toString: 'x' }), {});
});
