import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { REFUSAL_CODES } from '../../server/src/core/refusals.ts';
import { findInDocs } from './browser/search.js';
import { contentsOf, slugOf } from './contents.ts';
import { renderMarkdown } from './render-markdown.ts';
import { makeSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../..');
const site = makeSite(ROOT);
const pages = new Map([...site].filter(([path]) => path.endsWith('.html')));
const [, search = '[]'] = [...site].find(
  ([path]) => path.startsWith('assets/search') && path.endsWith('json'),
)!;
const entries = JSON.parse(search) as Parameters<typeof findInDocs>[0];

function nameOf(path: string): string {
  return path === '/docs' ? 'index.html' : `${path.slice('/docs/'.length)}.html`;
}

test('every document of docs/ is a page, but for the records of decisions', () => {
  const files = globSync('**/*.md', { cwd: join(ROOT, 'docs'), exclude: ['decisions/**'] });
  assert.ok(files.length > 20);
  for (const file of files) {
    const slug = slugOf(file) === '' ? 'index' : slugOf(file);
    assert.ok(pages.has(`${slug}.html`), `docs/${file} is not listed in docs/README.md`);
    assert.ok(site.has(`${slug}.md`));
  }
});

test('every link and picture of every page leads somewhere, to an anchor that is there', () => {
  const served = ['/openapi.json', '/llms.txt', '/docs/changes.xml', '/app/icon.svg'];
  let links = 0;
  for (const [page, html] of pages) {
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      links += 1;
      if (/^[a-z]+:/.test(address) || served.includes(address)) continue;
      const [path, anchor] = address.split('#', 2) as [string, string?];
      const where = `${page}: ${address}`;
      const file = path === '' ? page : nameOf(path);
      if (path.startsWith('/docs/images/')) {
        assert.ok(existsSync(join(ROOT, path)), where);
      } else if (!site.has(path.replace('/docs/', '').replace(/^\/docs\.md$/, 'index.md'))) {
        const target = pages.get(file);
        assert.ok(target, where);
        if (anchor !== undefined) assert.ok(target.includes(` id="${anchor}"`), where);
      }
    }
  }
  assert.ok(links > 500);
});

test('every link of the feed of changes leads to a page', () => {
  const links = [...site.get('changes.xml')!.matchAll(/href=&#34;(.+?)&#34;/g)].map(
    ([, address]) => address!,
  );
  assert.ok(links.length > 0);
  for (const address of links) assert.ok(pages.has(nameOf(address)), address);
});

test('no page needs a script or a style of its own, which its policy would not run', () => {
  for (const [page, html] of pages) {
    assert.doesNotMatch(html, /<style|\sstyle=|\son[a-z]+=|<script(?![^>]*src=)/, page);
    assert.match(html, /<title>[^<]+<\/title>/, page);
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, page);
  }
});

test('the search finds every error code first, and leads to its row', () => {
  for (const code of REFUSAL_CODES) {
    const [first] = findInDocs(entries, code.toLowerCase());
    assert.equal(first?.url, `/docs/errors#${code}`);
    const errors = pages.get('errors.html')!;
    assert.ok(errors.includes(`<tr id="${code}">`), code);
    assert.ok(errors.includes(`<a href="#${code}"><code>${code}</code></a>`), code);
  }
});

test('the list for language models names every page once, by the address of its Markdown', () => {
  const listed = [...site.get('llms.txt')!.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
  assert.equal(new Set(listed).size, listed.length);
  assert.equal(listed.length, pages.size - 2);
  for (const path of listed) assert.ok(site.has(path.slice('/docs/'.length)), path);
  for (const [path, text] of site) {
    const title = /^# .+$/m.exec(text)?.[0];
    if (path.endsWith('.md')) assert.ok(site.get('llms-full.txt')!.includes(title!), path);
  }
});

test('the first line of a page says for whom it is', () => {
  const sections = contentsOf(readFileSync(join(ROOT, 'docs/README.md'), 'utf8'));
  for (const { file } of sections.flatMap(({ pages: listed }) => listed)) {
    const [, first = ''] = readFileSync(join(ROOT, 'docs', file), 'utf8').split('\n\n', 2);
    assert.match(first, /^For [^\n]*(?:operators|owners|developers|restaurants|staff|translators)/, file);
  }
});

test('the first page is the contents', () => {
  const sections = contentsOf(readFileSync(join(ROOT, 'docs/README.md'), 'utf8'));
  assert.deepEqual(contentsOf('## A\n\n- [B](b.md): C.\n- other\n'), [
    { title: 'A', pages: [{ file: 'b.md', title: 'B', summary: 'C.' }] },
  ]);
  for (const { pages: listed } of sections) {
    for (const { summary } of listed) assert.match(summary, /^[A-Z].*\.$/);
  }
});

test('code that does the same in several languages is one group; other blocks next to each other are not', () => {
  const group = renderMarkdown('# A\n\n```sh\na\n```\n\n```ts\nb\n```\n\n```python\nc\n```\n').html;
  assert.equal(group.match(/<div class="ways">(?:\s*<figure[\s\S]*?<\/figure>\s*){3}<\/div>/g)?.length, 1);
  for (const other of ['```sh\na\n```\n\n```sh\nb\n```\n', '```sh\na\n```\n\n```json\nb\n```\n'])
    assert.doesNotMatch(renderMarkdown(`# A\n\n${other}`).html, /class="ways"/);
});

test('a link to a place on a page below has the anchor of that place, once', () => {
  const links = '[B](/docs/a/b.md#x) [again](/docs/a/b.md#x) [C](/docs/c.md#y) [own](/docs/a/b.md#a)';
  const { html } = renderMarkdown(`# A\n\n${links}\n`, 'a');
  assert.deepEqual(
    [...html.matchAll(/<a href="([^"]+)" id="([^"]+)">/g)].map(([, href, id]) => [href, id]),
    [['/docs/a/b#x', 'x']],
  );
});
