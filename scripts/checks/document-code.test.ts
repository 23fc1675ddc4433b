import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findLooseCode } from './document-code.ts';

test('code that is no region, is run by no test and does not say why it is only shown is found', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-code-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'docs/decisions'), { recursive: true });
  const block = (mark: string, language = 'sh') => `Text.\n\n${mark}\`\`\`${language}\ncode\n\`\`\`\n\n`;
  const good = [
    block('<!-- snippet: a.ts#b -->\n', 'ts'),
    block('<!-- run by: runs.test.ts -->\n'),
    block('<!-- shown only: needs a proxy -->\n', 'nginx'),
    block('', 'console'),
    block('', ''),
  ];
  writeFileSync(join(root, 'runs.test.ts'), "readFileSync('docs/good.md')");
  writeFileSync(join(root, 'docs/good.md'), good.join(''));
  writeFileSync(join(root, 'docs/decisions/0001-a.md'), block(''));
  assert.deepEqual(findLooseCode(root), []);
  writeFileSync(
    join(root, 'docs/bad.md'),
    block('') + block('<!-- run by: gone.test.ts -->\n') + block('<!-- run by: runs.test.ts -->\n'),
  );
  assert.deepEqual(
    findLooseCode(root).map((sentence) => sentence.replace(/ see .*/, '')),
    [
      'docs/bad.md:3 sh: no test runs this code:',
      'docs/bad.md:10 sh: there is no gone.test.ts',
      'docs/bad.md:17 sh: runs.test.ts does not read this document',
    ],
  );
});
