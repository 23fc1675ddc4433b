/** The description of a build of the app, which the build itself writes. */
export interface BuildList {
  /** The name of the build; its page also contains it. */
  build: string;
  /** The paths of its scripts and styles. */
  files: readonly string[];
}

export interface KeptBuildsParts {
  caches: CacheStorage;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The builds from which open pages were loaded. */
  openBuilds: () => Promise<ReadonlySet<string>>;
}

/** The builds of the app that the browser keeps. */
export interface KeptBuilds {
  /**
   * Stores the build that the service serves, for the next load. If the service has no list of files, pages are loaded
   * without stored files.
   * @throws if a file could not be loaded; the next load then uses the previous build
   */
  storeServedBuild: () => Promise<void>;
  /** The HTML page of the current build; `undefined` if no build is stored. */
  page: () => Promise<Response | undefined>;
  /** A script or style of any stored build; `undefined` if no stored build has it. */
  file: (url: string) => Promise<Response | undefined>;
}

const BUILD_LIST = '/app/build.json';
const PAGE = '/app/';
const PREFIX = 'sofra-build-';
/** The name of the cache with the list of the current build, which is the one to load. */
const CURRENT = 'sofra-current-build';

/** The service must answer with the list of its build within this time. */
const LIST_WITHIN_MS = 2_000;
const FETCHED_AT_ONCE = 4;

/**
 * Stores complete builds of the app: a page is loaded from a build only if all files of the build are stored. An open
 * page continues with the files of its own build, even if the service has another build, or two servers have different
 * builds.
 */
export function openKeptBuilds({ caches, fetch, openBuilds }: KeptBuildsParts): KeptBuilds {
  const fetchOk = async (path: string, init?: RequestInit) => requireOk(await fetch(path, init));
  const current = async (): Promise<string | null> => {
    const list = await caches.match(BUILD_LIST, { cacheName: CURRENT });
    return list === undefined ? null : ((await list.json()) as BuildList).build;
  };

  const keepFile = async (cache: Cache, path: string) => {
    if ((await cache.match(path)) !== undefined) return;
    // Most files are the same as in the previous build.
    await cache.put(path, (await caches.match(path)) ?? (await fetchOk(path)));
  };

  const keepWhole = async ({ build, files }: BuildList) => {
    const cache = await caches.open(PREFIX + build);
    if ((await cache.match(PAGE)) !== undefined) return;
    const left = [...files];
    const keepRest = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await keepFile(cache, path);
    };
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, keepRest));
    // The page is stored last, so that a build with a page is complete. Another server may answer with the page of
    // another build.
    const page = await fetchOk(PAGE, { cache: 'no-cache' });
    if (!(await page.clone().text()).includes(build)) throw new Error('another build is served');
    await cache.put(PAGE, page);
  };

  const dropUnused = async (used: readonly (string | null)[]) => {
    const open = await openBuilds();
    for (const name of await caches.keys()) {
      const build = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : null;
      if (build !== null && !used.includes(build) && !open.has(build)) await caches.delete(name);
    }
  };

  return {
    storeServedBuild: async () => {
      const signal = AbortSignal.timeout(LIST_WITHIN_MS);
      const answer = await fetch(BUILD_LIST, { cache: 'no-cache', signal });
      // A service without a list: the stored files do not belong to its build.
      if (answer.status === 404) return void (await caches.delete(CURRENT));
      const list = (await requireOk(answer).json()) as BuildList;
      const before = await current();
      if (list.build === before) return;
      await keepWhole(list);
      await (await caches.open(CURRENT)).put(BUILD_LIST, Response.json(list));
      await dropUnused([list.build, before]);
    },
    page: async () => {
      const build = await current();
      return build === null ? undefined : caches.match(PAGE, { cacheName: PREFIX + build });
    },
    file: (url) => caches.match(url),
  };
}

/** @throws if the server did not answer with the requested file */
function requireOk(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer;
}
