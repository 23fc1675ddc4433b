import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsToUndo } from './steps-to-undo.ts';

test('a line goes back step by step, as the service takes it', () => {
  assert.deepEqual(stepsToUndo('Ready', 'Served'), ['Ready']);
  assert.deepEqual(stepsToUndo('Pending', 'Served'), ['Ready', 'Preparing', 'Pending']);
  assert.deepEqual(stepsToUndo('Preparing', 'Ready'), ['Preparing']);
});

test('a line that was put back goes forward again at once', () => {
  assert.deepEqual(stepsToUndo('Served', 'Ready'), ['Served']);
  assert.deepEqual(stepsToUndo('Ready', 'Preparing'), ['Ready']);
});
