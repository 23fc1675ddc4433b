import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');

test('the APIs of a revision are compared with the present ones', {
  skip: existsSync(join(ROOT, '.git')) ? false : 'there is no history here to compare with',
}, (t) => {
  const clone = mkdtempSync(join(tmpdir(), 'sofra-compare-'));
  t.after(() => rmSync(clone, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, clone]);
  for (const folder of ['scripts', 'server'])
    cpSync(join(ROOT, folder), join(clone, folder), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: clone });
  git('add', 'scripts', 'server');
  git('commit', '--quiet', '--allow-empty', '--message=present');
  const operation = join(clone, 'server/src/operator-api/standing/resume-venue.ts');
  writeFileSync(operation, readFileSync(operation, 'utf8').replace('{venueId}/resume', '{venueId}/go-on'));
  const script = join(clone, 'scripts/checks/compare-openapi.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'HEAD'], { encoding: 'utf8' });
  assert.deepEqual([stderr, status], ['', 1]);
  assert.deepEqual(
    stdout
      .replaceAll(/ \(\d+ facts.*\)/g, '')
      .trimEnd()
      .split('\n'),
    [
      'public API: the same API',
      'venue API: the same API',
      'operator API: 2 differences',
      '  - POST /operator/v1/venues/{venueId}/resume: resumeVenue',
      '  + POST /operator/v1/venues/{venueId}/go-on: resumeVenue',
      'API for assistants: the same API',
    ],
  );
});
