import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILDS, type Build, isBuilt, STAMP, stampOf } from './builds.mjs';
import { takeFolderLock } from './install/folder-lock.mjs';

/**
 * Builds the app and the documentation, with a compressed form of each file, and the documents and types of the other APIs;
 * or the ones that are named, `app`, `docs` or `api`. A build is made in a folder of its own and then replaces the previous
 * one: a running service continues with the new one. `--if-stale`: only builds whose sources have changed since.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'web');

/** Folders of builds that are being made, or were left behind by a killed one. */
const BUILD_PREFIX = '.dist-';

interface How {
  make(folder: string): Promise<void>;
  /** How well its files are compressed: those of the app are loaded on phones all day. `null` for files that are not served. */
  brotli: number | null;
  words: string;
}

const HOW: Record<Build['name'], How> = {
  app: { make: runVite, brotli: constants.BROTLI_MAX_QUALITY, words: 'the app' },
  docs: { make: writeDocs, brotli: 9, words: 'the documentation' },
  api: { make: writeApi, brotli: null, words: 'the types of the APIs' },
};

async function main(build: Build, onlyIfStale: boolean): Promise<void> {
  const place = dirname(join(ROOT, build.folder));
  await mkdir(place, { recursive: true });
  const release = await takeFolderLock(join(place, '.building'), () => {
    console.error(`Another start is building ${HOW[build.name].words}; waiting for it…`);
  });
  try {
    // Another start may have built it in the meantime.
    if (onlyIfStale && isBuilt(ROOT, build)) return;
    console.error(`Building ${HOW[build.name].words}…`);
    const startedAt = performance.now();
    await makeBuild(build, place);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (!onlyIfStale) console.log(`built ${build.folder} in ${seconds} s`);
  } finally {
    release();
  }
}

async function makeBuild(build: Build, place: string): Promise<void> {
  for (const name of await readdir(place)) if (name.startsWith(BUILD_PREFIX)) await remove(join(place, name));
  const stamp = stampOf(ROOT, build);
  const folder = join(place, `${BUILD_PREFIX}new`);
  const { make, brotli } = HOW[build.name];
  await mkdir(folder);
  await make(folder);
  if (brotli !== null) await compressFiles(folder, brotli);
  await writeFile(join(folder, STAMP), stamp);
  await replace(join(ROOT, build.folder), folder, join(place, `${BUILD_PREFIX}old`));
}

/** Vite is a package of the app. It takes the mode of React from NODE_ENV. */
async function runVite(outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const path = createRequire(join(WEB, 'package.json')).resolve('vite');
  const vite = (await import(pathToFileURL(path).href)) as { build(config: object): Promise<unknown> };
  await vite.build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    // Node reads the TypeScript of the configuration itself. Vite would write a file beside it.
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

/** Loaded only when it is needed: the packages that read Markdown take a tenth of a second. */
async function writeDocs(folder: string): Promise<void> {
  const { writeSite } = await import('./docs/write-site.ts');
  await writeSite(ROOT, folder);
}

/** Loaded only when it is needed: it loads all that the APIs are made of. */
async function writeApi(folder: string): Promise<void> {
  const { writeApiFiles } = await import('./api-files.ts');
  await writeApiFiles(folder);
}

const COMPRESSED = '**/*.{css,html,ico,js,json,md,svg,txt,wasm,webmanifest,xml}';

async function compressFiles(folder: string, brotli: number): Promise<void> {
  const writing: Promise<void>[] = [];
  for await (const path of glob(COMPRESSED, { cwd: folder }))
    writing.push(compressFile(join(folder, path), brotli));
  await Promise.all(writing);
}

/** A form that is not smaller than the file itself is left out. */
async function compressFile(path: string, brotli: number): Promise<void> {
  const content = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: brotli };
  const forms = {
    br: await promisify(brotliCompress)(content, { params: quality }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, bytes] of Object.entries(forms)) {
    if (bytes.length < content.length) await writeFile(`${path}.${suffix}`, bytes);
  }
}

/** Puts a folder in the place of another one by renaming both. */
async function replace(place: string, folder: string, old: string): Promise<void> {
  if (existsSync(place)) await rename(place, old);
  await rename(folder, place);
  await remove(old);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

const words = process.argv.slice(2);
const onlyIfStale = words.includes('--if-stale');
const named = BUILDS.filter(({ name }) => words.includes(name));
for (const build of named.length > 0 ? named : BUILDS) {
  try {
    await main(build, onlyIfStale);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    if (!onlyIfStale) throw error;
    const rest = existsSync(join(ROOT, build.folder))
      ? `The build in ${build.folder} stays as it is.`
      : `There is none in ${build.folder} yet.`;
    console.error(`Building ${HOW[build.name].words} failed: ${reason}. ${rest}`);
    process.exitCode = 1;
  }
}
