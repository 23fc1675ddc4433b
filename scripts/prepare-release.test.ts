import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf, obstacles } from './prepare-release.ts';

const CHANGELOG = `# Changelog

## 1.1.0 (not released yet)

### What operators do

- Nothing.

## 1.0.0 (2026-12-01)

### What operators do

- Set \`PUBLIC_URL\`.
`;

test('the notes of a release are its part of the changelog, which has a date', () => {
  assert.equal(notesOf(CHANGELOG, '1.0.0'), '### What operators do\n\n- Set `PUBLIC_URL`.\n');
  assert.throws(() => notesOf(CHANGELOG, '1.1.0'), /says "not released yet" for 1\.1\.0/);
  assert.throws(() => notesOf(CHANGELOG, '1.2.0'), /no heading for 1\.2\.0/);
});

test('a release needs one version, a clean tree and a tag that is free', () => {
  const versions = { 'server/package.json': '1.0.0', 'sdk/package.json': '1.0.0' };
  assert.deepEqual(obstacles(versions, '', ['v0.9.0']), []);
  const found = obstacles({ ...versions, 'sdk/package.json': '0.9.0' }, ' M README.md', ['v1.0.0']);
  assert.equal(found.length, 3);
  assert.match(found[0]!, /^sdk\/package\.json has the version 0\.9\.0/);
});
