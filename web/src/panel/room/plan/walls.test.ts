import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectOfTap } from './walls.ts';

const wall = { x1: 0, y1: 0, x2: 20, y2: 0 };
const tap = (x: number, y: number, begun: { x: number; y: number } | null = null, walls = [wall]) =>
  effectOfTap({ x, y }, begun, walls, 1.5);

test('two taps draw a wall between corners of squares', () => {
  assert.deepEqual(tap(3.4, 7.6), { kind: 'Begin', at: { x: 3, y: 8 } });
  assert.deepEqual(tap(30.2, 20.4, { x: 3, y: 8 }), { kind: 'End', at: { x: 30, y: 20 } });
});

test('a nearly straight wall becomes exactly straight', () => {
  assert.deepEqual(tap(30, 9, { x: 3, y: 8 }), { kind: 'End', at: { x: 30, y: 8 } });
  assert.deepEqual(tap(4, 30, { x: 3, y: 8 }), { kind: 'End', at: { x: 3, y: 30 } });
});

test('a tap on a wall removes the wall; a tap on its end begins or ends another wall', () => {
  assert.deepEqual(tap(10, 1.2), { kind: 'Remove', wall });
  assert.deepEqual(tap(19.2, 0.8), { kind: 'Begin', at: { x: 20, y: 0 } });
  assert.deepEqual(tap(0.8, 0.9, { x: 3, y: 8 }), { kind: 'End', at: { x: 0, y: 0 } });
  assert.deepEqual(tap(10, 3), { kind: 'Begin', at: { x: 10, y: 3 } });
});
