import { slugsOfHeadings } from '../checks/document-links.ts';
import type { Entry } from './browser/search.js';
import { pathOf } from './contents.ts';
import { plainTextOf } from './render-markdown.ts';

/** A row that explains a code of an error: status, code, when, what to do. */
const ERROR_ROW = /^\| (\d{3}) \| `([A-Z_]+)` \| (.+) \| (.+) \|$/;

/** What is kept of the words of a part. Most parts are shorter. */
const MOST_LETTERS = 1_500;

/** The places of a page that can be found: its parts by their headings, and every error code that it explains. */
export function searchEntriesOf(slug: string, markdown: string): Entry[] {
  const parts: { heading: string; lines: string[] }[] = [];
  const codes: Entry[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#{1,6} (.+)$/.exec(line)?.[1];
    if (heading !== undefined) parts.push({ heading, lines: [] });
    const [, status, code, when, what] = ERROR_ROW.exec(line) ?? [];
    if (code === undefined && heading === undefined) parts.at(-1)?.lines.push(line);
    if (code !== undefined)
      codes.push(entry(slug, code, { title: code, page: 'Errors', text: `${status}. ${when} ${what}` }));
  }
  const page = plainTextOf(parts[0]?.heading ?? '');
  const ids = slugsOfHeadings(parts.map(({ heading }) => heading));
  const found = parts.map(({ heading, lines }, at) =>
    entry(slug, at === 0 ? '' : ids[at]!, { title: plainTextOf(heading), page, text: lines.join(' ') }),
  );
  return [...found, ...codes];
}

function entry(slug: string, anchor: string, { text, ...words }: Omit<Entry, 'url'>): Entry {
  const plain = plainTextOf(text)
    .replace(/^```\w*|```|<a id="[^"]+"><\/a>/gm, ' ')
    .replace(/[|#]+|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const url = `${pathOf(slug)}${anchor === '' ? '' : `#${anchor}`}`;
  return { url, ...words, text: plain.slice(0, MOST_LETTERS) };
}
