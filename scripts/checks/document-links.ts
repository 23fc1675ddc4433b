import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

interface Link {
  target: string;
  line: number;
}

/** Finds the dead links of all documents: those to a missing file or heading. Returns a sentence for each. */
export function findDeadLinks(root: string): string[] {
  const documents = globSync('**/*.md', {
    cwd: root,
    exclude: ['**/node_modules', '**/data', '**/dist'],
  }).sort();
  return documents.flatMap((path) => {
    const links = linksOf(readFileSync(join(root, path), 'utf8'));
    return links.flatMap(({ target, line }) => {
      const problem = problemOf(target, path, root);
      return problem === null ? [] : [`${path}:${line} ${target}: ${problem}`];
    });
  });
}

function problemOf(target: string, from: string, root: string): string | null {
  if (/^[a-z][a-z\d+.-]*:/i.test(target)) return null;
  const [path, anchor] = target.split('#', 2).map(decodeURIComponent);
  const base = path!.startsWith('/') ? root : join(root, dirname(from));
  const file = path === '' ? join(root, from) : resolve(base, `./${path}`);
  if (relative(root, file).startsWith('..')) return 'leads out of the repository';
  if (!existsSync(file)) return 'there is no such file';
  if (anchor === undefined || !file.endsWith('.md') || statSync(file).isDirectory()) return null;
  return anchorsOf(readFileSync(file, 'utf8')).has(anchor) ? null : 'there is no such heading';
}

/** The links of a document that are shown as links: not those in examples. */
export function linksOf(markdown: string): Link[] {
  const text = withoutCode(markdown).replace(/`[^`\n]*`/g, blank);
  const found = [
    ...text.matchAll(/\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)|^[ \t]*\[[^\]\n]+\]:\s*<?(\S+?)>?\s*$/gm),
  ];
  return found.map((match) => ({
    target: match[1] ?? match[2]!,
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** The anchors of a document: of its headings, as code hosts name them, and of its HTML. */
export function anchorsOf(markdown: string): Set<string> {
  const text = withoutCode(markdown);
  const headings = [...text.matchAll(/^#{1,6}[ \t]+(.*?)\s*#*$/gm)].map(([, heading]) => heading!);
  const anchors = new Set(slugsOfHeadings(headings));
  for (const [, name] of text.matchAll(/<[a-z]+\s[^>]*\b(?:id|name)="([^"]+)"/g)) anchors.add(name!);
  return anchors;
}

/** The anchors of the headings of a document, in their order. */
export function slugsOfHeadings(headings: readonly string[]): string[] {
  const anchors = new Set<string>();
  for (const heading of headings) {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let copy = 1; anchors.has(anchor); copy += 1) anchor = `${slug}-${copy}`;
    anchors.add(anchor);
  }
  return [...anchors];
}

function slugOf(heading: string): string {
  const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '').replace(/\s/g, '-');
}

function withoutCode(markdown: string): string {
  const text = markdown.replace(
    /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*$|$(?![\s\S]))/gm,
    blank,
  );
  return text.replace(/<!--[\s\S]*?-->/g, blank);
}

function blank(piece: string): string {
  return piece.replace(/[^\n]/g, ' ');
}
