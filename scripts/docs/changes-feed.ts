import { escapeHtml } from './page-layout.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A change that callers should know about. */
interface Change {
  /** A date, as `2026-11-26`. */
  on: string;
  title: string;
  markdown: string;
}

/** The changes of a page, the newest first: parts whose heading is `### date: title`. */
function changesOf(markdown: string): Change[] {
  const parts = markdown.split(/^### (\d{4}-\d{2}-\d{2}): (.+)$/m);
  return parts.flatMap((part, at) =>
    at % 3 === 1
      ? [{ on: part, title: parts[at + 1]!, markdown: parts[at + 2]!.split(/^#{1,3} /m)[0]!.trim() }]
      : [],
  );
}

/**
 * The changes of the API as an Atom feed. The addresses in it are paths, since the documentation does not know
 * where it is served.
 * @see RFC 4287
 */
export function changesFeed(markdown: string): string {
  const changes = changesOf(markdown);
  const entries = changes.map(
    ({ on, title, markdown: text }) => `<entry>
<id>tag:sofra,${on}:${encodeURIComponent(title)}</id>
<title>${escapeHtml(title)}</title>
<updated>${on}T00:00:00Z</updated>
<link href="/docs/changes"/>
<content type="html">${escapeHtml(renderMarkdown(text).html)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>tag:sofra,2026:changes</id>
<title>Changes of Sofra</title>
<updated>${changes[0]?.on ?? '2026-01-01'}T00:00:00Z</updated>
<author><name>Sofra</name></author>
<link rel="self" href="/docs/changes.xml"/>
${entries.join('')}</feed>
`;
}
