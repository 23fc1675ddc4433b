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

test('undo of a step back moves a line forward in one step', () => {
  assert.deepEqual(stepsToUndo('Served', 'Ready'), [{ from: 'Ready', to: 'Served' }]);
  assert.deepEqual(stepsToUndo('Ready', 'Preparing'), [{ from: 'Preparing', to: 'Ready' }]);
});
