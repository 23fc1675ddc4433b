import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { anchorsOf, findDeadLinks, linksOf } from './document-links.ts';

test('links, pictures and references are found with their lines, examples are not', () => {
  const text = [
    'See [one](a.md), [two](<b.md> "Two") and ![three](c.png).',
    '`[four](d.md)` <!-- [five](e.md) -->',
    '```md',
    '[six](f.md)',
    '```',
    '[seven]: g.md#h',
  ].join('\n');
  assert.deepEqual(linksOf(text), [
    { target: 'a.md', line: 1 },
    { target: 'b.md', line: 1 },
    { target: 'c.png', line: 1 },
    { target: 'g.md#h', line: 6 },
  ]);
});

test('headings get the anchors that code hosts give them', () => {
  const text =
    '# The `place` order: 1–2\n## Öğle & akşam\n## [Key](k.md) s_t-u\n## Same\n## Same\n```\n# none\n```\n<a id="by-hand"></a>';
  assert.deepEqual(
    [...anchorsOf(text)],
    ['the-place-order-12', 'öğle--akşam', 'key-s_t-u', 'same', 'same-1', 'by-hand'],
  );
});

test('a link to a missing file, a missing heading or out of the repository is dead', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'sofra-links-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'docs'));
  writeFileSync(
    join(root, 'docs/guide.md'),
    '# Start here\n[back](../README.md) [up](/docs/guide.md#start-here)\n',
  );
  writeFileSync(
    join(root, 'README.md'),
    '[a](docs/guide.md#start-here) [b](docs) [c](https://example.com/x) [d](#none)\n[e](docs/none.md)\n[f](../x.md) [g](docs/guide.md#no)\n',
  );
  assert.deepEqual(findDeadLinks(root), [
    'README.md:1 #none: there is no such heading',
    'README.md:2 docs/none.md: there is no such file',
    'README.md:3 ../x.md: leads out of the repository',
    'README.md:3 docs/guide.md#no: there is no such heading',
  ]);
});

test('the page that a comment names has the rule: every `@see docs/…` leads somewhere', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('{server,web,sdk}/src/**/*.{ts,tsx}', { cwd: root });
  const named = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/@see (docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(
      ([, page = '', anchor]) => ({ file, page, anchor }),
    ),
  );
  assert.ok(named.length > 20, String(named.length));
  for (const { file, page, anchor } of named) {
    const anchors = anchorsOf(readFileSync(join(root, page), 'utf8'));
    assert.ok(anchor === undefined || anchors.has(anchor), `${file}: ${page}#${anchor}`);
  }
});
