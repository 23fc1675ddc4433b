import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES as OF_THE_APP } from '../../../web/src/words/languages.ts';
import { LANGUAGES } from '../../src/core/languages.ts';

test('the app is offered in every language that the service speaks', () => {
  assert.deepEqual(OF_THE_APP, LANGUAGES);
});
