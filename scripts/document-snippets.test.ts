import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { documentsWithSnippets, regionOf } from './document-snippets.ts';

const SOURCE = `function a() {
  // #region first
  const x = {
    y: 1,
  };

  return x;
  // #endregion
}
`;

test('a region is shown without its indentation, and one that is missing is an error', () => {
  assert.equal(regionOf(SOURCE, 'first'), 'const x = {\n  y: 1,\n};\n\nreturn x;');
  assert.equal(regionOf('# #region a\nx = 1\n# #endregion\n', 'a'), 'x = 1');
  assert.throws(() => regionOf(SOURCE, 'second'), /no region second/);
});

test('a document shows the code as it stands in its file', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-snippets-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'docs'));
  writeFileSync(join(root, 'a.ts'), SOURCE);
  const mark = '<!-- snippet: a.ts#first -->\n```ts\n';
  writeFileSync(join(root, 'docs/a.md'), `# A\n\n${mark}old\n\`\`\`\n\nText.\n`);
  writeFileSync(join(root, 'docs/b.md'), '# B\n');
  const [document, ...others] = documentsWithSnippets(root);
  assert.deepEqual([document?.path, others.length], ['docs/a.md', 0]);
  const text = await document!.make();
  assert.equal(text, `# A\n\n${mark}${regionOf(SOURCE, 'first')}\n\`\`\`\n\nText.\n`);
});
