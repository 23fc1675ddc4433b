import { type ListedPage, markdownPathOf, pathOf, type Section, slugOf } from './contents.ts';
import type { Heading, RenderedPage } from './render-markdown.ts';

/** What all pages share: their contents, and where the files of the browser are. */
export interface SiteParts {
  sections: readonly Section[];
  assets: { style: string; theme: string; script: string; search: string };
}

/** A page of the site, to be laid out. */
export interface SitePage extends RenderedPage {
  slug: string;
  summary: string;
}

/** A whole page. It needs no script, but for the search and the choice of light and dark. */
export function layoutPage(page: SitePage, { sections, assets }: SiteParts): string {
  const { slug, title, summary } = page;
  const name = slug === '' ? 'Sofra: documentation' : `${title} · Sofra`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<meta name="description" content="${escapeHtml(summary)}">
<link rel="icon" href="/app/icon.svg">
<link rel="stylesheet" href="${assets.style}">
${slug === '404' ? '' : `<link rel="alternate" type="text/markdown" href="${markdownPathOf(slug)}">\n`}<link rel="alternate" type="application/atom+xml" title="Changes of Sofra" href="/docs/changes.xml">
<script src="${assets.theme}"></script>
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="top">
<a class="brand" href="/docs">Sofra <span>Docs</span></a>
<form class="search" role="search" data-index="${assets.search}" hidden>
<input type="search" aria-label="Search the documentation" placeholder="Search" autocomplete="off" spellcheck="false">
<kbd aria-hidden="true">/</kbd>
<ul aria-label="Found" hidden></ul>
<p role="status"></p>
</form>
<a class="openapi" href="/openapi.json">openapi.json</a>
<button class="theme" type="button" hidden>Dark</button>
</header>
<div class="frame">
<details class="contents" open>
<summary>Contents</summary>
<nav aria-label="Contents">
${sections.map((section) => sectionOf(section, slug)).join('\n')}
</nav>
</details>
<main id="content" tabindex="-1">
${slug === '404' ? '' : onThisPage(page.headings)}<article>
${page.html}</article>
${slug === '404' ? '' : footOf(slug, sections)}</main>
</div>
</body>
</html>
`;
}

function sectionOf({ title, pages }: Section, slug: string): string {
  return `<h2>${escapeHtml(title)}</h2>
<ul>${pages.map((page) => itemOf(page, slug)).join('')}</ul>`;
}

function itemOf({ file, title }: ListedPage, slug: string): string {
  const own = slugOf(file);
  const current = own === slug ? ' aria-current="page"' : '';
  return `<li><a href="${pathOf(own)}"${current}>${escapeHtml(title)}</a></li>`;
}

/** Headings of pages that have several. */
function onThisPage(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level === 2);
  if (shown.length < 2) return '';
  const items = shown.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`).join('');
  return `<nav class="here" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>\n`;
}

function footOf(slug: string, sections: readonly Section[]): string {
  const pages = sections.flatMap((section) => section.pages);
  const at = pages.findIndex(({ file }) => slugOf(file) === slug);
  const link = (page: ListedPage | undefined, rel: string, words: string) =>
    page === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${pathOf(slugOf(page.file))}"><small>${words}</small>${escapeHtml(page.title)}</a>`;
  return `<footer>
<nav class="turn" aria-label="Pages before and after">${link(at < 1 ? undefined : pages[at - 1], 'prev', 'Before')}${link(pages[at + 1], 'next', 'Next')}</nav>
<p><a href="${markdownPathOf(slug)}">This page as Markdown</a> · <a href="/llms.txt">llms.txt</a> · <a href="/openapi.json">openapi.json</a> · <a href="/docs/changes.xml">Feed of changes</a></p>
</footer>
`;
}

/** Text inside an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
