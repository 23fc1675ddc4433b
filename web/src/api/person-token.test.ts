import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { ApiFault, NETWORK_FAULT } from './fault.ts';
import { clearPresentPerson, forgetToken, setPresentPerson, shouldRepeatRead } from './person-token.ts';

const refused = (status: number, code: string) => new ApiFault({ ...NETWORK_FAULT, status, code });

describe('a read that failed', () => {
  afterEach(clearPresentPerson);

  test('is made again if no answer came or the service is busy, not if it was refused', () => {
    const faults = [new ApiFault(NETWORK_FAULT), refused(429, 'TOO_MANY_REQUESTS'), refused(503, 'BUSY')];
    assert.deepEqual(faults.map(shouldRepeatRead), [true, true, true]);
    assert.deepEqual([refused(404, 'NOT_FOUND'), refused(401, 'UNAUTHENTICATED')].map(shouldRepeatRead), [
      false,
      false,
    ]);
  });

  test('for want of a person is made again once someone has entered the PIN, and not with a token that is refused', () => {
    const fault = refused(401, 'PERSON_REQUIRED');
    assert.equal(shouldRepeatRead(fault), false);
    setPresentPerson({ accountId: 'a', token: 'today' });
    forgetToken('yesterday');
    assert.equal(shouldRepeatRead(fault), true);
    forgetToken('today');
    assert.equal(shouldRepeatRead(fault), false);
    setPresentPerson({ accountId: 'a', token: null });
    assert.equal(shouldRepeatRead(fault), false);
  });
});
