import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ApiFault, faultOf, isRefusal, NETWORK_FAULT } from './fault.ts';

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  faultOf(new Response(null, { status, headers }), body);
const refused = (status: number, errorCode: string) => answer(status, { errorCode });

describe('whether a call that failed was refused', () => {
  test('an answer 4xx of the service is a refusal, and the same call would be refused again', () => {
    for (const fault of [
      refused(400, 'VALIDATION'),
      refused(404, 'BILL_NOT_FOUND'),
      refused(409, 'BILL_CLOSED'),
    ])
      assert.deepEqual([isRefusal(fault), fault.isTransient], [true, false], fault.code);
  });

  test('a missing or cut answer, an error of the service or an answer of a proxy leaves the fate unknown', () => {
    const between = [
      answer(404, '<h1>No such page</h1>'),
      answer(403, null),
      answer(413, { message: 'Too large' }),
    ];
    for (const fault of [
      new ApiFault(NETWORK_FAULT),
      refused(500, 'INTERNAL_ERROR'),
      answer(502),
      ...between,
    ])
      assert.equal(isRefusal(fault), false, fault.code);
  });

  test('a passing error is tried again: no answer, a busy service, the first try still running, no one signed in', () => {
    const passing = [
      ...[new ApiFault(NETWORK_FAULT), refused(401, 'UNAUTHENTICATED'), refused(429, 'TOO_MANY_REQUESTS')],
      ...[refused(409, 'ORDER_CREATION_IN_PROGRESS'), refused(503, 'SERVICE_UNAVAILABLE'), answer(504)],
    ];
    for (const fault of passing) assert.equal(fault.isTransient, true, fault.code);
  });

  test('an error that may be permanent is tried a limited number of times', () => {
    assert.equal(refused(500, 'INTERNAL_ERROR').isTransient, false);
  });
});

describe('the fault of a failed call', () => {
  test('has the fields of the error envelope', () => {
    const problems = [{ field: 'lines', message: 'must contain at least 1 item' }];
    const fault = answer(
      400,
      {
        errorCode: 'INVALID',
        userMessage: 'Bitte prüfen.',
        validationErrors: problems,
        details: { a: 1 },
        traceId: 't',
      },
      { 'Retry-After': '7' },
    );
    assert.deepEqual(
      { ...fault },
      {
        ...{ code: 'INVALID', status: 400, sentence: 'Bitte prüfen.', problems, details: { a: 1 } },
        ...{ retryAfterSeconds: 7, traceId: 't' },
      },
    );
  });

  test('has the status alone if the answer is no error envelope', () => {
    for (const body of [
      undefined,
      null,
      'text',
      7,
      [],
      { errorCode: 5, userMessage: {}, validationErrors: 'no' },
    ]) {
      const { code, sentence, problems, details, traceId } = answer(418, body);
      assert.deepEqual([code, sentence, problems, details, traceId], ['HTTP_418', null, [], null, null]);
    }
  });

  test('has no time to wait if the header is a date or missing', () => {
    for (const headers of [{}, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }])
      assert.equal(answer(503, {}, headers).retryAfterSeconds, null);
  });
});
