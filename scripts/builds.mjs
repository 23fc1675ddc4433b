// Read before every start: plain JavaScript that imports only Node.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a build that holds the stamp of what it was made of. */
export const STAMP = '.stamp';

/**
 * What is built of the sources, and is not in git: what is served as files, and what the types of the app are checked with. Paths are
 * from the root.
 * @typedef {object} Build
 * @property {'app' | 'docs' | 'api'} name
 * @property {string} folder  where it is written
 * @property {readonly string[]} sources  folders that it is made of; of the first one depends whether it can be built
 * @property {readonly string[]} alsoRead  files beside them that it is made of
 */

const HOW_IT_IS_BUILT = ['package-lock.json', 'scripts/build.ts', 'scripts/builds.mjs'];

/** @type {readonly Build[]} */
export const BUILDS = [
  { name: 'app', folder: 'web/dist', sources: ['web/src', 'web'], alsoRead: HOW_IT_IS_BUILT },
  {
    name: 'docs',
    folder: 'dist/docs',
    sources: ['scripts/docs', 'docs', 'server/openapi', 'sdk/test/documented'],
    alsoRead: ['web/src/tokens.css', 'examples/demo-venues.json', ...HOW_IT_IS_BUILT],
  },
  {
    name: 'api',
    folder: 'dist/api',
    sources: ['server/src'],
    alsoRead: ['scripts/api-files.ts', ...HOW_IT_IS_BUILT],
  },
];

/** Folders that are no sources. */
const NO_SOURCES = new Set(['dist', 'node_modules', 'decisions']);

/**
 * Whether a build is made of the sources as they are now. Without sources, as in a shipped build, any build
 * counts.
 * @param {string} root @param {Build} build
 */
export function isBuilt(root, build) {
  if (!existsSync(join(root, build.sources[0] ?? ''))) return true;
  try {
    return readFileSync(join(root, build.folder, STAMP), 'utf8') === stampOf(root, build);
  } catch {
    return false;
  }
}

/**
 * Identifies the sources of a build by their content: 150 files take about 10 ms.
 * @param {string} root @param {Build} build
 */
export function stampOf(root, { sources, alsoRead }) {
  const hash = createHash('sha256');
  const paths = new Set([...sources.flatMap((folder) => sourcesBelow(root, folder)), ...alsoRead]);
  for (const path of paths) {
    if (existsSync(join(root, path))) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * Tests and hidden files are left out.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths from the root, sorted
 */
function sourcesBelow(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !NO_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourcesBelow(root, path) : [path];
    });
}
