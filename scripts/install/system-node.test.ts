import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { reasonNotRunning } from './system-node.mjs';

const error = new Error('spawn node ENOENT');

test('on a system without glibc the reason says what to install, or which system to use', (t) => {
  const loaders = mkdtempSync(join(tmpdir(), 'sofra-loaders-'));
  t.after(() => rmSync(loaders, { recursive: true, force: true }));
  assert.match(
    reasonNotRunning(error, loaders),
    /does not run here \(spawn node ENOENT\)\. Delete the folder/,
  );
  writeFileSync(join(loaders, 'ld-musl-x86_64.so.1'), '');
  const reason = reasonNotRunning(error, loaders);
  assert.match(reason, /needs glibc.* Node 26 or newer.* DATABASE_URL .* a distribution with glibc\.$/);
  assert.equal(reason.split('\n').length, 1);
});

test('a missing folder of loaders does not suggest such a system', () => {
  assert.match(reasonNotRunning(error, '/no/such/folder'), /^The installed Node does not run here/);
});
