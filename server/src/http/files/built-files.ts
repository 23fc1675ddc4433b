import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { STORED_ENCODINGS, type StoredEncoding } from '../answer/content-encoding.ts';

/** One file of a build, with all its stored forms. */
export interface BuiltFile {
  mediaType: string;
  /** Whether the name contains a hash of the content, so that the content under this name never changes. */
  isHashed: boolean;
  /** The hashes by which a Content-Security-Policy permits the scripts inside a page. */
  inlineScripts: readonly string[];
  forms: ReadonlyMap<StoredEncoding | 'identity', StoredForm>;
}

/** A copy of a file on disk: plain or compressed. */
export interface StoredForm {
  /** The path on disk. */
  path: string;
  /** The entity tag; it differs between the forms of a file. */
  etag: string;
}

/** Finds the files of a build by their path in its folder; `null` if there is no build. */
export type FindBuiltFiles = () => Promise<ReadonlyMap<string, BuiltFile> | null>;

/** The page that every build has. If it changed, a new build has replaced the old one. */
export const ENTRY_PAGE = 'index.html';

/** Headers of every page and file of a build: no other site may open or embed it. */
export const OWN_SITE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
};

/** How caches store files: with a check each time, or for ever if the name contains a hash. */
export const CACHE_CONTROL = { Checked: 'no-cache', Hashed: 'public, max-age=31536000, immutable' };

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/atom+xml; charset=utf-8',
};

const SUFFIXES: Readonly<Record<StoredEncoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Lists the files of a build once, and again when another build has replaced it. Only listed files are ever
 * read. Their content stays on disk.
 */
export function createBuiltFiles(folder: string): FindBuiltFiles {
  let listed: { build: string; files: Promise<ReadonlyMap<string, BuiltFile>> } | null = null;
  return async () => {
    const build = await buildIn(folder);
    if (build === null) return null;
    if (listed?.build !== build) {
      const files = listFiles(folder);
      listed = { build, files };
      // Does not keep the failure: the next request tries again.
      files.catch(() => {
        listed = null;
      });
    }
    return listed.files;
  };
}

/** Identifies the build in a folder; `null` if there is none. */
async function buildIn(folder: string): Promise<string | null> {
  try {
    const { ino, mtimeMs, size } = await stat(join(folder, ENTRY_PAGE));
    return `${ino} ${mtimeMs} ${size}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether a file is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code));
}

async function listFiles(folder: string): Promise<ReadonlyMap<string, BuiltFile>> {
  const stored = new Set<string>();
  for await (const path of glob('**/*', { cwd: folder })) stored.add(path.replaceAll('\\', '/'));
  const files = new Map<string, BuiltFile>();
  for (const path of stored) {
    const mediaType = MEDIA_TYPES[extname(path)];
    if (mediaType !== undefined) files.set(path, await describeFile(folder, path, mediaType, stored));
  }
  return files;
}

async function describeFile(
  folder: string,
  path: string,
  mediaType: string,
  stored: ReadonlySet<string>,
): Promise<BuiltFile> {
  const content = await readFile(join(folder, path));
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  const forms = new Map<StoredEncoding | 'identity', StoredForm>();
  forms.set('identity', { path: join(folder, path), etag: `"${hash}"` });
  for (const encoding of STORED_ENCODINGS) {
    const suffix = SUFFIXES[encoding];
    if (!stored.has(path + suffix)) continue;
    forms.set(encoding, { path: join(folder, path + suffix), etag: `"${hash}${suffix}"` });
  }
  const inlineScripts = extname(path) === '.html' ? inlineScriptsOf(content.toString()) : [];
  return { mediaType, isHashed: path.startsWith('assets/'), inlineScripts, forms };
}

function inlineScriptsOf(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}
