import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesFeed } from './changes-feed.ts';
import { CONTENTS, contentsOf, type ListedPage, markdownPathOf, type Section, slugOf } from './contents.ts';
import { layoutPage, type SiteParts } from './page-layout.ts';
import { referencePages } from './reference/reference.ts';
import { renderMarkdown } from './render-markdown.ts';
import { searchEntriesOf } from './search-index.ts';
import { asOnSite } from './site-links.ts';

/** A document of the site, in Markdown, as it is on the site. */
interface SiteDocument {
  slug: string;
  title: string;
  summary: string;
  markdown: string;
}

const SUMMARY = 'Take orders and reservations for restaurants from your own website, app or software.';

/**
 * The documentation as files: each page as HTML and as Markdown, the lists for language models, the index of the
 * search, and what the browser needs.
 * @returns text by path: below `/docs/`, and of `llms.txt` and `llms-full.txt` below `/`
 */
export function makeSite(root: string): Map<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const reference = referencePages(read);
  const sections = withReference(contentsOf(read(`docs/${CONTENTS}`)), reference);
  const made = new Map(reference.map(({ file, markdown }) => [file, markdown]));
  const documents = documentsOf(sections, (file) => made.get(file) ?? read(`docs/${file}`));
  const search = JSON.stringify(documents.flatMap(({ slug, markdown }) => searchEntriesOf(slug, markdown)));
  const { assets, files } = assetsOf(read, search);
  const parts = { sections, assets };
  const pages = documents.flatMap(({ markdown, ...document }) => {
    const html = layoutPage({ ...renderMarkdown(markdown, document.slug), ...document }, parts);
    const name = document.slug === '' ? 'index' : document.slug;
    return [[`${name}.html`, html] as const, [`${name}.md`, markdown] as const];
  });
  return new Map([
    ...pages,
    ['404.html', missingPage(parts)],
    ['changes.xml', changesFeed(documents.find(({ slug }) => slug === 'changes')!.markdown)],
    ['llms.txt', llmsOf(sections)],
    [
      'llms-full.txt',
      documents
        .map(({ markdown }) => markdown.trim())
        .join('\n\n---\n\n')
        .concat('\n'),
    ],
    ...files,
  ]);
}

/** The pages of the reference come after those that its part of the contents lists. */
function withReference(sections: readonly Section[], reference: readonly ListedPage[]): Section[] {
  return sections.map(({ title, pages }) => ({
    title,
    pages: title === 'Reference' ? [...pages, ...reference] : pages,
  }));
}

function documentsOf(sections: readonly Section[], read: (file: string) => string): SiteDocument[] {
  const listed = sections.flatMap(({ pages }) => pages);
  const all = [{ file: CONTENTS, title: 'Documentation', summary: SUMMARY }, ...listed];
  const titles = new Map(all.map(({ file, title }) => [file, title]));
  return all.map(({ file, title, summary }) => ({
    slug: slugOf(file),
    title,
    summary,
    markdown: asOnSite(read(file), file, titles),
  }));
}

/** The files of the browser. Their names change with their content, so that they can be kept forever. */
function assetsOf(read: (path: string) => string, search: string) {
  const files = new Map<string, string>();
  const add = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const path = `assets/${name.replace('.', `-${hash}.`)}`;
    files.set(path, text);
    return `/docs/${path}`;
  };
  const browser = (name: string) => read(`scripts/docs/browser/${name}`);
  const finder = add('search.js', browser('search.js'));
  const assets: SiteParts['assets'] = {
    style: add('docs.css', read('web/src/tokens.css') + browser('docs.css')),
    theme: add('theme.js', browser('theme.js')),
    script: add('docs.js', browser('docs.js').replace("from './search.js'", `from '${finder}'`)),
    search: add('search.json', search),
  };
  return { assets, files };
}

function missingPage(parts: SiteParts): string {
  const html =
    '<h1>There is no such page</h1>\n<p>Search above, or begin with the <a href="/docs">first page</a>.</p>\n';
  const summary = 'There is no such page.';
  return layoutPage({ slug: '404', title: 'No such page', summary, html, headings: [] }, parts);
}

/** The list of all pages for language models. @see https://llmstxt.org */
function llmsOf(sections: readonly Section[]): string {
  const parts = sections.map(({ title, pages }) => {
    const items = pages.map(
      (page) => `- [${page.title}](${markdownPathOf(slugOf(page.file))}): ${page.summary}`,
    );
    return `## ${title}\n\n${items.join('\n')}\n`;
  });
  return `# Sofra\n\n> ${SUMMARY}\n\nThe OpenAPI document is at /openapi.json, all pages in one at /llms-full.txt.\n\n${parts.join('\n')}`;
}
