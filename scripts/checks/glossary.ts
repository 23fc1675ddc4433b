import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface AvoidedWord {
  /** Such as `line item`: it is found with any case, in the plural, and with hyphens for spaces. */
  word: string;
  pattern: RegExp;
  /** The word of the glossary that says the same. */
  instead: string;
}

/** A cell of the table, as `| venue | A restaurant … | outlet, premises |`. */
const ROW = /^\| (?!word \|)([^|]+) \| [^|]+ \| ([^|]+) \|$/gm;

const JSON_KEY = /^ *"[^"]+": /gm;
const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]*`/gm;

/** The English texts that people read: those of the service, the app and the storefront, and the documents. */
const TEXTS = [
  'server/words/en/*.json',
  'web/src/words/en/**/*.json',
  'examples/storefront/words/en.ts',
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/**/*.md',
];

/** Has the words of the trade in eight languages, which are English words too: *journal*, *promotion*. */
const TERMS = 'docs/terms.md';

const NAMED = ['{bench,docs,examples,scripts,sdk,server,vectors,web}/**/*'];
const NOT_OURS = ['**/{node_modules,dist}/**'];

/** Finds the words that the glossary of ARCHITECTURE.md avoids, in texts, documents and names of files. */
export function findAvoidedWords(root: string): string[] {
  const avoided = avoidedWordsOf(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'));
  if (avoided.length === 0) return ['ARCHITECTURE.md: its glossary avoids no word'];
  const texts = globSync(TEXTS, { cwd: root, exclude: [TERMS, ...NOT_OURS] }).sort();
  const named = globSync(NAMED, { cwd: root, exclude: NOT_OURS }).sort();
  return [
    ...texts.flatMap((path) => wordsInText(path, readFileSync(join(root, path), 'utf8'), avoided)),
    ...named.flatMap((path) =>
      wordsIn(basename(path), avoided).map(({ instead, word }) => `${path}: "${word}", say "${instead}"`),
    ),
  ];
}

/** The words of the last column of the table below `## Glossary`. */
export function avoidedWordsOf(architecture: string): AvoidedWord[] {
  const glossary = architecture.split(/^## Glossary$/m)[1]?.split(/^## /m)[0] ?? '';
  return [...glossary.matchAll(ROW)].flatMap(([, instead = '', words = '']) =>
    instead.startsWith('---')
      ? []
      : words.split(', ').map((word) => ({ word, pattern: patternOf(word), instead })),
  );
}

function wordsInText(path: string, text: string, avoided: readonly AvoidedWord[]): string[] {
  return proseOf(path, text)
    .split('\n')
    .flatMap((line, index) =>
      wordsIn(line, avoided).map(({ word, instead }) => `${path}:${index + 1}: "${word}", say "${instead}"`),
    );
}

/** Without code and keys, and with all of its lines, so that line numbers stay right. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.json')) return text.replace(JSON_KEY, '');
  return path.endsWith('.md') ? text.replace(CODE, (code) => code.replace(/[^\n]/g, ' ')) : text;
}

function wordsIn(text: string, avoided: readonly AvoidedWord[]): AvoidedWord[] {
  return avoided.filter(({ pattern }) => pattern.test(text));
}

function patternOf(word: string): RegExp {
  const parts = word.split(/[ -]/).map((part) => RegExp.escape(part));
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join('[ -]')}s?(?![\\p{L}\\p{N}])`, 'iu');
}
