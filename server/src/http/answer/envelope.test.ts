import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Problem } from '../../core/refusals.ts';
import { instant, lira, successFrame } from './envelope.ts';
import { errorBody } from './error-body.ts';

const NOW = Date.UTC(2026, 2, 1, 18, 30, 0, 7);
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

function orderRefused(problems: readonly Problem[]) {
  return errorBody({
    code: 'PUBLIC_API_ORDER_INVALID',
    language: 'en',
    now: NOW,
    traceId: TRACE_ID,
    problems,
  });
}

test('a success is written as five properties in their order', () => {
  const [before, behind] = successFrame(NOW, TRACE_ID);
  assert.equal(
    `${before}{"id":7}${behind}`,
    '{"success":true,"timestamp":"2026-03-01T18:30:00.007Z",' +
      `"traceId":"${TRACE_ID}","data":{"id":7},"message":"The request was successful."}`,
  );
});

test('an error is written as eight properties in their order', () => {
  assert.equal(
    JSON.stringify(
      errorBody({ code: 'OUTSIDE_WORKING_HOURS', language: 'de', now: NOW, traceId: TRACE_ID, problems: [] }),
    ),
    `{"success":false,"timestamp":"2026-03-01T18:30:00.007Z","traceId":"${TRACE_ID}",` +
      '"userMessage":"Das Restaurant ist zurzeit geschlossen. Bitte bestellen Sie während der Öffnungszeiten.",' +
      '"developerMessage":"The venue is closed now.","errorCode":"OUTSIDE_WORKING_HOURS",' +
      '"validationErrors":[],"details":null}',
  );
});

test('every problem is listed, in the order it was found, as three properties in theirs', () => {
  const problems = [
    { attemptedValue: 25, message: 'Must be from 1 to 20.', field: 'lines[1].quantity', internal: 'kept' },
    { field: 'customer.phone', message: 'Is required.', attemptedValue: null },
  ];
  assert.equal(
    JSON.stringify(orderRefused(problems).validationErrors),
    '[{"field":"lines[1].quantity","message":"Must be from 1 to 20.","attemptedValue":25},' +
      '{"field":"customer.phone","message":"Is required.","attemptedValue":null}]',
  );
});

test('an attempted value that was empty is null, and one that was false or zero is itself', () => {
  const attempted = ['', false, 0, ' '].map((attemptedValue) => ({
    field: 'note',
    message: '',
    attemptedValue,
  }));
  assert.deepEqual(
    orderRefused(attempted).validationErrors.map((problem) => problem.attemptedValue),
    [null, false, 0, ' '],
  );
});

test('an instant is written in UTC with milliseconds, before 1970 too', () => {
  assert.equal(instant(0), '1970-01-01T00:00:00.000Z');
  assert.equal(instant(NOW), '2026-03-01T18:30:00.007Z');
  assert.equal(instant(-1), '1969-12-31T23:59:59.999Z');
});

test('an amount is written as a number with exactly two decimals', () => {
  const written = [0, 1, 10, 12_050, 100_000_000_00, -5].map((kurus) => JSON.stringify(lira(kurus)));
  assert.deepEqual(written, ['0.00', '0.01', '0.10', '120.50', '100000000.00', '-0.05']);
});

test('an amount that is read back is the same number of kuruş', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (kurus) => {
      const text = JSON.stringify({ total: lira(kurus) });
      assert.match(text, /^\{"total":-?\d+\.\d\d\}$/);
      assert.equal(Math.round(JSON.parse(text).total * 100), kurus);
    }),
  );
});

test('amounts larger than the cached ones are written the same way', () => {
  for (let kurus = 0; kurus < 25_000; kurus++) lira(kurus);
  assert.equal(JSON.stringify([lira(12_050), lira(24_999)]), '[120.50,249.99]');
});
