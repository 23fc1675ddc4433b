import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeFailure, describeStatus, FAILURE_REASONS } from './failure-reason.ts';

test('every failure reason has a short sentence', () => {
  for (const reason of FAILURE_REASONS) {
    const sentence = describeFailure(reason);
    assert.match(sentence, /^[A-Z].*[a-z0-9]\.$/);
    assert.ok(sentence.length <= 120, sentence);
  }
});

test('a host name without an address and one with a private address have the same sentence', () => {
  assert.equal(describeFailure('NotResolved'), describeFailure('NotPublic'));
});

test('a status from 200 to 299 accepts an event and has no sentence', () => {
  for (const status of [200, 201, 202, 204, 299]) assert.equal(describeStatus(status), null);
});

test('the sentence for any other status names it, and the sentence for a redirect says that it is not followed', () => {
  for (const status of [300, 301, 302, 307, 308, 399]) {
    assert.equal(describeStatus(status), `The endpoint answered ${status}: redirects are not followed.`);
  }
  for (const status of [400, 404, 410, 429, 500, 503, 999]) {
    assert.equal(describeStatus(status), `The endpoint answered ${status} instead of 2xx.`);
  }
});
