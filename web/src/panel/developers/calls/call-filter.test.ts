import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterParams, readErrorCode, readFilter, readTraceId } from './call-filter.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('a trace id is found as it is in a log, an answer or a traceparent', () => {
  for (const text of [
    TRACE,
    TRACE.toUpperCase(),
    ` "${TRACE}" `,
    `00-${TRACE}-b7ad6b7169203331-01`,
    `${TRACE}\n`,
  ])
    assert.equal(readTraceId(text), TRACE, text);
  for (const text of ['abc', `${TRACE}0`, TRACE.replace('4', 'g'), `${TRACE} ${TRACE}`])
    assert.equal(readTraceId(text), null, text);
});

test('an error code is read in any letter case; other texts are not', () => {
  assert.equal(readErrorCode(' rate_limit_exceeded '), 'RATE_LIMIT_EXCEEDED');
  for (const text of ['404', 'a-b', 'A'.repeat(61)]) assert.equal(readErrorCode(text), null, text);
});

test('a filter is written into the URL and read back', () => {
  for (const filter of [
    { status: 'all', errorCode: '', traceId: '' },
    { status: '4xx', errorCode: 'OUTSIDE_WORKING_HOURS', traceId: TRACE },
  ] as const)
    assert.deepEqual(readFilter(new URLSearchParams(filterParams(filter))), filter);
  const broken = new URLSearchParams({ status: '9xx', errorCode: '!', traceId: 'x' });
  assert.deepEqual(readFilter(broken), { status: 'all', errorCode: '', traceId: '' });
});
