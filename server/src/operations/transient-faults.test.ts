import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import { testClock } from '../../test/harness/sofra.ts';
import { Refusal } from '../core/refusals.ts';
import { deserializeError, serializeError } from '../store/serialized-error.ts';
import { transientFaults } from './transient-faults.ts';

const toRefusal = transientFaults(testClock(), pino({ level: 'silent' }), () => {});

const fromDatabase = (code: string) =>
  Object.assign(new pg.DatabaseError('from the database', 0, 'error'), { code });

/** The error after it was sent in a message, as from the process of an import. */
const passed = (error: Error) => deserializeError(structuredClone(serializeError(error)));

/** Two examples of each kind of error, if there are two. */
const PASSING = [
  ...['08006', '08P01', '25006', '25P03', '26000', '28P01', '3D000', '40001', '40P01', '40003'],
  ...['53300', '55000', '55006', '55P03', '57014', '57P01', '57P04', '72000'],
];

test('temporary errors are refused with the time to wait, also if they come from another process', () => {
  for (const code of PASSING) {
    for (const error of [fromDatabase(code), passed(fromDatabase(code))]) {
      const refusal = toRefusal(error);
      assert.ok(refusal instanceof Refusal, code);
      assert.equal(refusal.code, 'SERVICE_UNAVAILABLE');
      assert.equal(refusal.retryAfterSeconds, 2);
    }
  }
});

test('a wrong statement and a bug are no refusals', () => {
  const bugs = [
    ...['42P01', '22003', '23503', '25P02', '55P02', '55P04', '0A000', 'XX001'].map(fromDatabase),
    new Error('40P01'),
    Object.assign(new Error('a bug'), { code: '40P01' }),
  ];
  for (const error of bugs) {
    assert.equal(toRefusal(error), null);
    assert.equal(toRefusal(passed(error)), null);
  }
});
