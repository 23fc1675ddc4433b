import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTerminalLine } from './terminal-line.ts';

const time = '2026-03-03T19:12:07.482Z';

/** The line without its time, which depends on the time zone of this machine. */
function lineOf(logged: object): string {
  const line = toTerminalLine(`${JSON.stringify({ time, ...logged })}\n`);
  assert.match(line, /^\d\d:\d\d:07 {2}/);
  return line.slice(10);
}

test('an answered call is one line: status, operation, code, milliseconds and trace id', () => {
  const call = {
    ...{ level: 30, traceId: '4bf92f3577b34da6a3ce929d0e0e4736', operation: 'placeOrder', status: 409 },
    ...{ code: 'PUBLIC_API_PRODUCT_UNAVAILABLE', ms: 6, venueId: 'v', keyId: 'k', address: '203.0.113.9' },
    msg: 'answered',
  };
  assert.equal(
    lineOf(call),
    '409    placeOrder  PUBLIC_API_PRODUCT_UNAVAILABLE  6 ms  4bf92f3577b34da6a3ce929d0e0e4736\n',
  );
  const { code, ...good } = call;
  assert.equal(
    lineOf({ ...good, level: 20, status: 201 }),
    '201    placeOrder  6 ms  4bf92f3577b34da6a3ce929d0e0e4736\n',
  );
});

test('any other line has its level, its sentence and its facts', () => {
  assert.equal(
    lineOf({ level: 40, reason: 'ECONNREFUSED', calls: 3, msg: 'lost a database connection' }),
    'warn   lost a database connection  reason=ECONNREFUSED  calls=3\n',
  );
});

test('a fault is followed by its stack, a line each', () => {
  const fault = { name: 'TypeError', message: 'no bill', stack: 'TypeError: no bill\n    at f (a.ts:1:2)' };
  assert.equal(
    lineOf({ level: 50, traceId: 't', fault, msg: 'unexpected fault' }),
    'error  unexpected fault  traceId=t  name=TypeError  message=no bill\n    TypeError: no bill\n    at f (a.ts:1:2)\n',
  );
});

test('nothing that is logged can steer the terminal', () => {
  const line = lineOf({ level: 40, reason: '\u001b[2J\nwarn  forged\u202e', msg: 'cannot read changes now' });
  assert.equal(line, 'warn   cannot read changes now  reason=[2J warn  forged\n');
});
