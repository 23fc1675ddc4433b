import { posix } from 'node:path';
import { markdownPathOf, slugOf } from './contents.ts';

const FENCE = /^(```[\s\S]*?^```[ \t]*$)/m;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\]|!\[[^\]]*\]\([^)]*\))*)\]\(([^)\s]+)\)/g;

/**
 * A document as the site shows it: links to pages of the site are their addresses there, pictures too. A link to
 * a file of the repository that is no page is left out, and its words stay; so are comments. A link whose words are
 * the name of a file has the title of the page instead.
 * @param file  of the document, below `docs/`
 * @param titles  of all pages of the site, by their files
 */
export function asOnSite(markdown: string, file: string, titles: ReadonlyMap<string, string>): string {
  return outsideOfCode(markdown.replace(/^<!--[\s\S]*?-->\n/gm, ''), (text) =>
    text.replace(LINK, (link, isImage: string, words: string, target: string) => {
      if (/^(?:[a-z][a-z\d+.-]*:|#|\/docs)/i.test(target)) return link;
      const [path, anchor] = target.split('#', 2) as [string, string?];
      const place = posix.join(posix.dirname(file), path);
      if (isImage !== '') return `![${words}](/docs/${place})`;
      const title = titles.get(place);
      if (title === undefined) return words;
      return `[${words.endsWith('.md') ? title : words}](${markdownPathOf(slugOf(place))}${anchor === undefined ? '' : `#${anchor}`})`;
    }),
  );
}

/** Changes a document everywhere but in its blocks of code. */
function outsideOfCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(FENCE)
    .map((piece) => (piece.startsWith('```') ? piece : change(piece)))
    .join('');
}

/** The address of a page for browsers, from that of its Markdown: `/docs/x.md#y` is `/docs/x#y`. */
export function toPageAddress(address: string): string {
  return address.replace(/^(\/docs(?:\/[^#]+)?)\.md(?=#|$)/, '$1');
}
