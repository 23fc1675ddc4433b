import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../refusals.ts';
import { findTable } from './find-table.ts';

const tables = new Map([['t1', { id: 't1', name: 'Masa 1', seats: 4 }]]);

test('a table is found by its id, and returned as a bill stores it', () => {
  assert.deepEqual(findTable(tables, 't1', 'TABLE_NOT_FOUND'), { id: 't1', name: 'Masa 1' });
});

test('an unknown table is refused with the code of the API and the property', () => {
  for (const code of ['TABLE_NOT_FOUND', 'PUBLIC_API_TABLE_NOT_FOUND'] as const) {
    assert.throws(
      () => findTable(tables, 't2', code),
      (error) =>
        error instanceof Refusal &&
        error.code === code &&
        error.problems[0]!.field === 'tableId' &&
        error.problems[0]!.attemptedValue === 't2',
    );
  }
});
