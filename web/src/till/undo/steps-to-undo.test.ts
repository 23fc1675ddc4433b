import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stepsToUndo } from './steps-to-undo.ts';

test('a line goes back step by step, as the service takes it', () => {
  assert.deepEqual(stepsToUndo('Ready', 'Served'), [{ from: 'Served', to: 'Ready' }]);
  assert.deepEqual(stepsToUndo('Pending', 'Served'), [
    { from: 'Served', to: 'Ready' },
    { from: 'Ready', to: 'Preparing' },
    { from: 'Preparing', to: 'Pending' },
  ]);
  assert.deepEqual(stepsToUndo('Preparing', 'Ready'), [{ from: 'Ready', to: 'Preparing' }]);
});

test('a line that was put back goes forward again at once', () => {
  assert.deepEqual(stepsToUndo('Served', 'Ready'), [{ from: 'Ready', to: 'Served' }]);
  assert.deepEqual(stepsToUndo('Ready', 'Preparing'), [{ from: 'Preparing', to: 'Ready' }]);
});
