/** A page of the documentation, as the contents list it. */
export interface ListedPage {
  /** Below `docs/`, for example `sdk/orders.md`; of a page that is made from a description, where it would be. */
  file: string;
  title: string;
  /** One sentence. */
  summary: string;
}

/** A part of the contents: its heading and its pages, in their order. */
export interface Section {
  title: string;
  pages: ListedPage[];
}

/** The page that holds the contents; it is the first page of the site. */
export const CONTENTS = 'README.md';

/**
 * The parts of the site, read from its first page: a heading of the second level, and under it a list whose
 * items are `- [Title](file.md): summary`. Other items are no contents.
 */
export function contentsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) sections.push({ title: heading, pages: [] });
    const [, title, file, summary] = /^- \[([^\]]+)\]\(([\w/-]+\.md)\): (.+)$/.exec(line) ?? [];
    if (file !== undefined) sections.at(-1)?.pages.push({ file, title: title!, summary: summary! });
  }
  return sections;
}

/** The address of a page below `/docs`, without a slash before it; that of the first page is empty. */
export function slugOf(file: string): string {
  return file === CONTENTS ? '' : file.replace(/(?:\/README)?\.md$/, '');
}

/** The path of a page on the site. */
export function pathOf(slug: string): string {
  return slug === '' ? '/docs' : `/docs/${slug}`;
}

/** The path of the Markdown of a page. */
export function markdownPathOf(slug: string): string {
  return `${pathOf(slug)}.md`;
}
