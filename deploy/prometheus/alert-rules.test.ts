import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { needsPrograms } from '../../server/test/harness/required-programs.ts';

function promtool(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('promtool', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
}

test('Prometheus takes the alert rules', needsPrograms('promtool'), () => {
  promtool('check', 'rules', 'sofra.rules.yaml');
});

test('each alert is raised in its evening, and none in a quiet one', needsPrograms('promtool'), () => {
  promtool('test', 'rules', 'sofra.rules.test.yaml');
});
