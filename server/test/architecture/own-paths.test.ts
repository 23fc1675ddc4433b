import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isUsername } from '../../src/core/venue/username.ts';
import { useSofra } from '../harness/sofra.ts';

const sofra = useSofra();

test('no venue can have a username that a path of the service begins with', () => {
  const tree = sofra.app.fastify.printRoutes({ commonPrefix: false });
  // Below the root; what is behind a dot or a slash cannot be in a username.
  const firstParts = [...tree.matchAll(/^ {4}[├└]── ([^/.:*\s]*)/gm)].map(([, part]) => part!);
  for (const known of ['public', 'venue', 'operator', 'assistant', 'photos', 'health', 'app', 'docs'])
    assert.ok(firstParts.includes(known), known);
  assert.deepEqual(firstParts.filter(isUsername), []);
});

test('no venue can have the name of the product and its command as its username', async () => {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const names = Object.keys(JSON.parse(manifest).bin);
  assert.deepEqual(names, ['sofra']);
  assert.deepEqual(names.filter(isUsername), []);
});
