import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takeFolderLock } from './install/folder-lock.mjs';
import { appStampOf, builtAppIn, isAppBuilt, STAMP } from './web-build.mjs';

/**
 * Builds the app into `web/dist`, with a compressed form of each file. The build is made in a folder of its
 * own and then takes the place of the one before: a service that runs goes on with the new one.
 * `--if-stale`: only when the sources have changed since the last build.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'web');

/** Folders of builds that are being made, or were left behind by a killed one. */
const BESIDE = '.dist-';

async function main(onlyIfStale: boolean): Promise<void> {
  const release = await takeFolderLock(join(WEB, '.building'), () => {
    console.error('Another start is building the app; waiting for it…');
  });
  try {
    // Another start may have built it meanwhile.
    if (onlyIfStale && isAppBuilt(ROOT)) return;
    console.error('Building the app…');
    const startedAt = performance.now();
    await build();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (!onlyIfStale) console.log(`built web/dist in ${seconds} s`);
  } finally {
    release();
  }
}

async function build(): Promise<void> {
  for (const name of await readdir(WEB)) if (name.startsWith(BESIDE)) await remove(join(WEB, name));
  const stamp = appStampOf(ROOT);
  const folder = join(WEB, `${BESIDE}new`);
  await runVite(folder);
  await compressFiles(folder);
  await writeFile(join(folder, STAMP), stamp);
  await replace(builtAppIn(ROOT), folder);
}

/** Vite is a package of the app. It takes the mode of React from NODE_ENV. */
async function runVite(outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await mkdir(outDir);
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

const COMPRESSED = '**/*.{css,html,ico,js,json,svg,wasm,webmanifest}';

async function compressFiles(folder: string): Promise<void> {
  const writing: Promise<void>[] = [];
  for await (const path of glob(COMPRESSED, { cwd: folder })) writing.push(compressFile(join(folder, path)));
  await Promise.all(writing);
}

/** A form that is not smaller than the file itself is left out. */
async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const forms = {
    br: await promisify(brotliCompress)(content, { params: quality }),
    gz: await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [suffix, bytes] of Object.entries(forms)) {
    if (bytes.length < content.length) await writeFile(`${path}.${suffix}`, bytes);
  }
}

/** Puts a folder in the place of another one by renaming both. */
async function replace(place: string, folder: string): Promise<void> {
  const old = join(WEB, `${BESIDE}old`);
  if (existsSync(place)) await rename(place, old);
  await rename(folder, place);
  await remove(old);
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

const onlyIfStale = process.argv.includes('--if-stale');
try {
  await main(onlyIfStale);
} catch (error) {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (!onlyIfStale) throw error;
  const built = builtAppIn(ROOT);
  const rest = existsSync(built) ? `The one in ${basename(built)} is served as it is.` : 'It is not served.';
  console.error(`The app cannot be built: ${reason}. ${rest}`);
  process.exitCode = 1;
}
