import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsBack } from './steps-back.ts';

test('a line goes back step by step, as the service takes it', () => {
  assert.deepEqual(stepsBack('Ready', 'Served'), ['Ready']);
  assert.deepEqual(stepsBack('Pending', 'Served'), ['Ready', 'Preparing', 'Pending']);
  assert.deepEqual(stepsBack('Preparing', 'Ready'), ['Preparing']);
});

test('a line that was put back goes forward again at once', () => {
  assert.deepEqual(stepsBack('Served', 'Ready'), ['Served']);
  assert.deepEqual(stepsBack('Ready', 'Preparing'), ['Ready']);
});
