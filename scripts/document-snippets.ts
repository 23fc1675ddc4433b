import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generated-files.ts';

/** A mark in a document, and the block of code under it, which is a region of a file. */
const SNIPPET = /<!-- snippet: (\S+?)#(\S+) -->\n```(\w+)\n[\s\S]*?```/g;

/** The documents that show regions of files, each with the present code of the files. */
export function documentsWithSnippets(root: string): GeneratedFile[] {
  return globSync('{README.md,docs/**/*.md}', { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => text.includes('<!-- snippet: '))
    .map(({ path, text }) => ({ path, make: async () => withSnippets(text, root) }));
}

function withSnippets(text: string, root: string): string {
  return text.replace(SNIPPET, (_, file: string, name: string, language: string) => {
    const code = regionOf(readFileSync(join(root, file), 'utf8'), name);
    return `<!-- snippet: ${file}#${name} -->\n\`\`\`${language}\n${code}\n\`\`\``;
  });
}

/**
 * The lines between `// #region name` and `// #endregion`, without what all of them are indented by. In Python
 * and shell the marks begin with `#`.
 * @throws Error  there is no such region
 */
export function regionOf(source: string, name: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim().replace(/^(?:\/\/|#) /, '') === `#region ${name}`);
  const end = lines.findIndex((line, at) => at > start && /^(?:\/\/|#) #endregion$/.test(line.trim()));
  if (start === -1 || end === -1) throw new Error(`there is no region ${name}`);
  const region = lines.slice(start + 1, end);
  const indents = region.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  return region.map((line) => line.slice(indent)).join('\n');
}
