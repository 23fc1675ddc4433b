import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startsService, withLittleMemory } from './service-environment.mjs';

test('the service gets one arena of malloc that gives freed memory back, and a small young generation', () => {
  assert.deepEqual(withLittleMemory({ PATH: '/bin' }), {
    PATH: '/bin',
    NODE_OPTIONS: '--max-semi-space-size=8',
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '65536',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
});

test('what the operator has set about memory is kept, and so are other options of Node', () => {
  const own = {
    NODE_OPTIONS: '--max-semi-space-size=32',
    MALLOC_ARENA_MAX: '4',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '0',
  };
  assert.deepEqual(withLittleMemory(own), own);
  const { NODE_OPTIONS } = withLittleMemory({ NODE_OPTIONS: '--stack-trace-limit=20' });
  assert.equal(NODE_OPTIONS, '--stack-trace-limit=20 --max-semi-space-size=8');
});

test('a start is known behind the options of the command, too', () => {
  for (const args of [
    ['start'],
    ['--json', 'start'],
    ['--env-file', 'a.env', 'start'],
    ['--env-file=a.env', 'start'],
  ])
    assert.equal(startsService(args), true, args.join(' '));
  for (const args of [[], ['status'], ['--env-file', 'start', 'status'], ['import', 'start']])
    assert.equal(startsService(args), false, args.join(' '));
});
