import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

test('a run in which no test ends any more is ended, and the files at work are named', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'sofra-stalled-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'entry.test.mjs');
  writeFileSync(
    entry,
    `import { suite, test } from 'node:test';
    suite('a/ended.test.ts', () => { test('ends', () => {}); });
    suite('b/stalled.test.ts', () => { test('never ends', () => new Promise((end) => setTimeout(end, 2 ** 30))); });`,
  );
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const guard = join(import.meta.dirname, 'stall-guard.ts');
  const reporters = [`--test-reporter=${guard}`, '--test-reporter-destination=stderr'];
  const { status, stderr } = spawnSync(process.execPath, ['--test', ...reporters, entry], {
    encoding: 'utf8',
    env: { ...env, TEST_STALLED_AFTER_MS: '3000' },
  });
  assert.match(stderr, /No test has ended for 0\.05 minutes\. At work:\n {2}b\/stalled\.test\.ts\n/);
  assert.doesNotMatch(stderr, /ended\.test/);
  assert.notEqual(status, 0);
});
