import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import MarkdownIt, { type Token } from 'markdown-it';
import { slugsOfHeadings } from '../checks/document-links.ts';
import { toPageAddress } from './site-links.ts';

for (const [name, grammar] of Object.entries({ bash, http, json, nginx, php, python, sql, typescript })) {
  hljs.registerLanguage(name, grammar);
}

/** What a language of a block is called at it. */
const SHOWN_LANGUAGES: Record<string, string> = {
  sh: 'Shell',
  bash: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  py: 'Python',
  python: 'Python',
  php: 'PHP',
  json: 'JSON',
  sql: 'SQL',
  nginx: 'nginx',
  http: 'HTTP',
};

/** Languages of one call that a reader chooses from. */
const CALLING_LANGUAGES: ReadonlySet<string> = new Set(['sh', 'ts', 'python']);

/** A heading of a page, for the list of what is on it. */
export interface Heading {
  level: number;
  text: string;
  id: string;
}

/** What a document is on the site. */
export interface RenderedPage {
  title: string;
  html: string;
  headings: Heading[];
}

/**
 * A document as HTML: headings and rows of error codes have anchors, code has the classes of its colours, and wide
 * tables can be scrolled by the keyboard.
 * @param slug  of the page: its links to places on the pages below it have the anchors of these places
 */
export function renderMarkdown(markdown: string, slug = ''): RenderedPage {
  const headings: Heading[] = [];
  const tokens = MARKDOWN.parse(markdown, {});
  const texts = tokens.flatMap((token, at) =>
    token.type === 'heading_open' ? [tokens[at + 1]!.content] : [],
  );
  const ids = slugsOfHeadings(texts);
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const id = ids[headings.length]!;
      token.attrSet('id', id);
      headings.push({ level: Number(token.tag.slice(1)), text: plainTextOf(tokens[at + 1]!.content), id });
    }
    // The policy of the page takes no styles beside its own.
    if (token.attrGet('style') === 'text-align:right') token.attrs = [['class', 'end']];
    if (/^<a id="[\w-]+"><\/a>$/.test(token.content)) keepAnchor(tokens, at);
    if (token.type === 'tr_open') {
      const code = codeOfRow(tokens.slice(at, at + 8).map(({ content }) => content));
      if (code !== null) nameRow(tokens, at, code);
    }
  }
  const title = headings[0]?.text ?? '';
  nameLinksBelow(tokens, slug, new Set(ids));
  return { title, html: MARKDOWN.renderer.render(tokens, MARKDOWN.options, {}), headings: headings.slice(1) };
}

/** A line `<a id="…"></a>` below a heading keeps the anchor that the heading had before it was renamed. */
function keepAnchor(tokens: readonly Token[], at: number): void {
  const { content, children } = tokens[at]!;
  tokens[at]!.children = [Object.assign(children![0]!, { type: 'html_inline', content })];
  for (const paragraph of [tokens[at - 1]!, tokens[at + 1]!]) paragraph.hidden = true;
}

/** A page that was split into pages below it keeps its anchors: each is on the link that leads on. */
function nameLinksBelow(tokens: readonly Token[], slug: string, ids: Set<string>): void {
  const links = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open');
  for (const link of links) {
    const [path = '', id = ''] = toPageAddress(String(link.attrGet('href'))).split('#', 2);
    if (id === '' || ids.has(id) || !path.startsWith(`/docs/${slug}/`)) continue;
    ids.add(id);
    link.attrSet('id', id);
  }
}

/** A row that explains a code has its own address, and its code is a link to it, to be copied. */
function nameRow(tokens: readonly Token[], at: number, code: string): void {
  tokens[at]!.attrSet('id', code);
  const cell = tokens.find(
    ({ type, content }, index) => index > at && type === 'inline' && content === `\`${code}\``,
  )!;
  cell.children = MARKDOWN.parseInline(`[\`${code}\`](#${code})`, {})[0]!.children;
}

/** The code that a row of a table of errors explains: its second cell. */
function codeOfRow(contents: readonly string[]): string | null {
  const [status, code] = contents.filter((content) => content !== '');
  if (!/^\d{3}$/.test(status ?? '')) return null;
  return /^`([A-Z_]+)`$/.exec(code ?? '')?.[1] ?? null;
}

/** The words of a heading, without its marks. */
export function plainTextOf(markdown: string): string {
  return markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

const MARKDOWN = new MarkdownIt({ html: false, linkify: false });

MARKDOWN.renderer.rules['fence'] = (tokens, at) => {
  const { info, content } = tokens[at]!;
  const language = info.trim().split(/\s+/)[0] ?? '';
  const name = hljs.getLanguage(language)?.name === undefined ? null : language;
  const code =
    name === null ? MARKDOWN.utils.escapeHtml(content) : hljs.highlight(content, { language: name }).value;
  const words = SHOWN_LANGUAGES[language] ?? 'Output';
  const figure = `<figure class="code"><figcaption>${words}</figcaption><pre tabindex="0"><code>${code}</code></pre></figure>\n`;
  const ways = waysAround(tokens, at);
  if (ways.length < 2) return figure;
  return `${ways[0] === tokens[at] ? '<div class="ways">\n' : ''}${figure}${ways.at(-1) === tokens[at] ? '</div>\n' : ''}`;
};

/** The blocks next to each other that do the same in several languages, of which a reader chooses one. */
function waysAround(tokens: readonly Token[], at: number): Token[] {
  const isCode = (token: Token | undefined) =>
    token?.type === 'fence' && CALLING_LANGUAGES.has(token.info.trim());
  const first = tokens.findLastIndex((token, index) => index < at && !isCode(token)) + 1;
  const end = tokens.findIndex((token, index) => index > at && !isCode(token));
  const run = tokens.slice(first, end === -1 ? undefined : end);
  return new Set(run.map(({ info }) => info)).size === run.length ? run : [];
}

MARKDOWN.renderer.rules['table_open'] = (tokens, at) => {
  const before = tokens.slice(0, at);
  const tables = before.filter(({ type }) => type === 'table_open').length + 1;
  const heading = before.findLastIndex(({ type }) => type === 'heading_open');
  const words = MARKDOWN.utils.escapeHtml(plainTextOf(tokens[heading + 1]?.content ?? ''));
  return `<div class="table" role="region" aria-label="${words}, table ${tables}" tabindex="0"><table>\n`;
};
MARKDOWN.renderer.rules['table_close'] = () => '</table></div>\n';

MARKDOWN.renderer.rules['heading_close'] = (tokens, at) => {
  const { tag } = tokens[at]!;
  const id = tokens.findLast((token, before) => before < at && token.type === 'heading_open')?.attrGet('id');
  const link = tag === 'h1' ? '' : ` <a class="anchor" href="#${id}" aria-hidden="true" tabindex="-1">#</a>`;
  return `${link}</${tag}>\n`;
};

MARKDOWN.renderer.rules['link_open'] = (tokens, at, options, _env, self) => {
  const token = tokens[at]!;
  token.attrSet('href', toPageAddress(String(token.attrGet('href'))));
  return self.renderToken(tokens, at, options);
};

const image = MARKDOWN.renderer.rules['image']!;
MARKDOWN.renderer.rules['image'] = (tokens, at, options, env, self) => {
  tokens[at]!.attrSet('loading', 'lazy');
  return image(tokens, at, options, env, self);
};
