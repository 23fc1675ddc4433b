import { extname, join } from 'node:path';
import { Refusal } from '../core/refusals.ts';
import type { AnyAnswer, FileAnswer } from '../http/answer/answer.ts';
import { answerFile, readStoredForm } from '../http/files/answer-file.ts';
import {
  type BuiltFile,
  CACHE_CONTROL,
  createBuiltFiles,
  ENTRY_PAGE,
  type FindBuiltFiles,
  OWN_SITE_HEADERS,
} from '../http/files/built-files.ts';
import type { Budget } from '../http/limits/budget.ts';
import type { Route } from '../http/mount-routes.ts';
import { isFromThisMachine } from '../http/request/local-host.ts';
import type { RequestContext } from '../http/request/request-context.ts';

/** Where `npm run build` writes the documentation. */
const BUILT_DOCS = join(import.meta.dirname, '../../../dist/docs');

/**
 * Enough for many pages: a page loads five files and its pictures, and a program that reads all pages loads each
 * once.
 */
export const DOCS_BUDGET: Budget = { name: 'docs', perMinute: 2_000 };

/** The folder of the built pages, and the key that fills the examples. */
export interface DocsSettings {
  builtDocs?: string;
  demoKey?: string | null;
}

interface DocsParts {
  demoKey: string | null;
  baseUrl(): string;
}

/** The key and the address in the examples. On the machine of a demo they are replaced by real ones. */
const SAMPLE_KEY = 'sfr_your_key';
const SAMPLE_ADDRESS = 'http://127.0.0.1:3000';
const PAGES_WITH_EXAMPLES = /^(?:quick-start|reference\/[\w-]+)\.(?:html|md)$/;

/** The page for an address without a page. */
const MISSING = '404.html';

const PROTECTION = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  ...OWN_SITE_HEADERS,
};

/**
 * The routes of the documentation: `/docs` and its pages, each also as Markdown under its address with `.md`, and
 * the lists of all pages for language models.
 */
export function docsPages(
  { builtDocs = BUILT_DOCS, demoKey = null }: DocsSettings,
  baseUrl: () => string,
): Route[] {
  const findFiles = createBuiltFiles(builtDocs);
  const parts = { demoKey, baseUrl };
  const fixed = (path: string, file: string): Route => ({
    description: { method: 'GET', path },
    answer: (context) => answerPath(findFiles, file, context, parts),
  });
  const below: Route = {
    description: { method: 'GET', path: '/docs/*' },
    requirePath: async (context) => {
      const files = await findFiles();
      if (files !== null && findPage(files, pathOf(context)) === undefined)
        throw new Refusal('ENDPOINT_NOT_FOUND');
    },
    answer: (context) => answerPath(findFiles, pathOf(context), context, parts),
  };
  return [
    fixed('/docs', ENTRY_PAGE),
    fixed('/docs.md', 'index.md'),
    below,
    fixed('/llms.txt', 'llms.txt'),
    fixed('/llms-full.txt', 'llms-full.txt'),
  ];
}

function pathOf({ request }: RequestContext): string {
  return (request.params as { '*': string })['*'];
}

async function answerPath(
  findFiles: FindBuiltFiles,
  path: string,
  context: RequestContext,
  parts: DocsParts,
): Promise<AnyAnswer> {
  const files = await findFiles();
  if (files === null) return NOT_BUILT;
  const page = findPage(files, path);
  if (page === undefined) return answerMissing(files, context);
  if (
    PAGES_WITH_EXAMPLES.test(page.name) &&
    parts.demoKey !== null &&
    isFromThisMachine(context.request.headers)
  )
    return fillExamples(page.file, parts.demoKey, parts.baseUrl());
  const caching = page.file.isHashed ? CACHE_CONTROL.Hashed : CACHE_CONTROL.Checked;
  return answerFile(page.file, context, { headers: { ...PROTECTION, 'Cache-Control': caching } });
}

/** Finds a file by its path, or a page by its path without `.html`. */
function findPage(
  files: ReadonlyMap<string, BuiltFile>,
  path: string,
): { name: string; file: BuiltFile } | undefined {
  const name = extname(path) === '' ? `${path}.html` : path;
  if (name === MISSING || (name === path && extname(path) === '.html' && path !== ENTRY_PAGE))
    return undefined;
  const file = files.get(name);
  return file === undefined ? undefined : { name, file };
}

/**
 * Answers a missing page: for people a page with the contents, for programs the error envelope. @throws Refusal
 * ENDPOINT_NOT_FOUND
 */
function answerMissing(files: ReadonlyMap<string, BuiltFile>, context: RequestContext): Promise<AnyAnswer> {
  const page = files.get(MISSING);
  if (page === undefined || !/\btext\/html\b/.test(context.request.headers.accept ?? ''))
    throw new Refusal('ENDPOINT_NOT_FOUND');
  const headers = { ...PROTECTION, 'Cache-Control': CACHE_CONTROL.Checked };
  return answerFile(page, context, { status: 404, headers });
}

/**
 * A page with examples for a person who runs the demo on this machine, filled with the key and the address of the
 * demo. It must not be cached.
 */
async function fillExamples(file: BuiltFile, demoKey: string, baseUrl: string): Promise<FileAnswer> {
  const text = (await readStoredForm(file.forms.get('identity')!)).toString('utf8');
  return {
    status: 200,
    mediaType: file.mediaType,
    bytes: Buffer.from(text.replaceAll(SAMPLE_KEY, demoKey).replaceAll(SAMPLE_ADDRESS, baseUrl)),
    headers: { ...PROTECTION, 'Cache-Control': 'no-store', Vary: 'Host' },
  };
}

const NOT_BUILT: FileAnswer = {
  status: 503,
  mediaType: 'text/plain; charset=utf-8',
  bytes: Buffer.from('The documentation is not built. Run "npm run build", then load this page again.\n'),
  headers: PROTECTION,
};
