import { join } from 'node:path';
import { Refusal } from '../core/refusals.ts';
import type { AnyAnswer, FileAnswer } from '../http/answer/answer.ts';
import { answerFile } from '../http/files/answer-file.ts';
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
import type { RequestContext } from '../http/request/request-context.ts';

/** Where `npm run build` writes the app. */
export const BUILT_APP = join(import.meta.dirname, '../../../web/dist');

/**
 * Enough for many tills and phones of a restaurant behind one address: each loads all files of a new build, about 95.
 */
export const APP_BUDGET: Budget = { name: 'app', perMinute: 5_000 };

/**
 * The headers that protect the app: it may run its own scripts and styles only, connect to this service only, and be
 * in no frame of another page. It may use the camera, to read the codes of reservations.
 */
const protection = ({ inlineScripts }: Pick<BuiltFile, 'inlineScripts'>) => ({
  'Content-Security-Policy':
    `default-src 'none'; script-src ${["'self'", ...inlineScripts].join(' ')}; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; ` +
    "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; " +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  ...OWN_SITE_HEADERS,
});

/** Lets the service worker serve the front page, too, which is outside its folder. */
const WHOLE_SITE_SCOPE = { 'Service-Worker-Allowed': '/' };

const CACHE = { ...CACHE_CONTROL, Fixed: 'public, max-age=300' };

const WORKER = 'service-worker.js';

/**
 * The service worker and its list of files. Caches must check them each time, or they would belong to an older build.
 */
const BUILD_LISTS: ReadonlySet<string> = new Set([WORKER, 'build.json']);

/**
 * The routes of the app: its page at `/`, `/app` and every path below that is not a file, and its files.
 * @param folder  the build, with its compressed files
 */
export function appPages(folder: string): Route[] {
  const findFiles = createBuiltFiles(folder);
  const page = (path: string): Route => ({
    description: { method: 'GET', path },
    answer: (context) => answerPath(findFiles, ENTRY_PAGE, context),
  });
  const below: Route = {
    description: { method: 'GET', path: '/app/*' },
    requirePath: async (context) => requireFile((await findFiles()) ?? new Map(), pathOf(context)),
    answer: (context) => answerPath(findFiles, pathOf(context), context),
  };
  return [page('/'), page('/app'), below];
}

function pathOf({ request }: RequestContext): string {
  return (request.params as { '*': string })['*'];
}

async function answerPath(
  findFiles: FindBuiltFiles,
  path: string,
  context: RequestContext,
): Promise<AnyAnswer> {
  const files = await findFiles();
  if (files === null && !looksLikeFile(path)) return NOT_BUILT;
  const { file, kind } = requireFile(files ?? new Map(), path);
  const headers = {
    ...protection(file),
    ...(path === WORKER && WHOLE_SITE_SCOPE),
    'Cache-Control': CACHE[kind],
  };
  return answerFile(file, context, { headers });
}

/** Finds a file. A path that does not look like a file is a page of the app. @throws Refusal ENDPOINT_NOT_FOUND */
function requireFile(
  files: ReadonlyMap<string, BuiltFile>,
  path: string,
): { file: BuiltFile; kind: keyof typeof CACHE } {
  const file = files.get(path) ?? (looksLikeFile(path) ? undefined : files.get(ENTRY_PAGE));
  if (file === undefined) throw new Refusal('ENDPOINT_NOT_FOUND');
  if (file === files.get(ENTRY_PAGE) || BUILD_LISTS.has(path)) return { file, kind: 'Checked' };
  return { file, kind: file.isHashed ? 'Hashed' : 'Fixed' };
}

/** Whether a path is in the folder of hashed files, or ends like the name of a file. */
function looksLikeFile(path: string): boolean {
  return path !== ENTRY_PAGE && /^assets(?:\/|$)|\.[^/]*$/.test(path);
}

const NOT_BUILT: FileAnswer = {
  status: 503,
  mediaType: 'text/plain; charset=utf-8',
  bytes: Buffer.from('The app is not built. Run "npm run build", then load this page again.\n'),
  headers: protection({ inlineScripts: [] }),
};
