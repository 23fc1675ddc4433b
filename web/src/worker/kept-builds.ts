/** The description of the served build. The build writes it. */
export interface BuildList {
  /** Its name. The page of the build bears it, too. */
  build: string;
  /** The paths of its scripts and styles. */
  files: readonly string[];
}

export interface KeptBuildsParts {
  caches: CacheStorage;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** The builds that open pages were loaded from. */
  openBuilds: () => Promise<ReadonlySet<string>>;
}

/** The builds of the app that the browser keeps. */
export interface KeptBuilds {
  /**
   * Keeps the build that the service serves, for the next load. A service without a list is loaded without kept files.
   * @throws when a file did not come; the previous build is then still the one to load
   */
  keepServed: () => Promise<void>;
  /** The page of the build to load; `undefined` while none was kept. */
  page: () => Promise<Response | undefined>;
  /** A script or style of any kept build; `undefined` for one of another build. */
  file: (url: string) => Promise<Response | undefined>;
}

const BUILD_LIST = '/app/build.json';
const PAGE = '/app/';
const PREFIX = 'sofra-build-';
/** Holds the list of the build to load. */
const CURRENT = 'sofra-current-build';

/** The service must name its build within this time. */
const LIST_WITHIN_MS = 2_000;
const FETCHED_AT_ONCE = 4;

/**
 * Keeps builds of the app whole: a page is loaded from a build only when all of its files are here. A page that is open
 * continues with the files of its own build, even if another one is served by then, or two servers serve two builds.
 */
export function openKeptBuilds({ caches, fetch, openBuilds }: KeptBuildsParts): KeptBuilds {
  const fetchOk = async (path: string, init?: RequestInit) => requireOk(await fetch(path, init));
  const current = async (): Promise<string | null> => {
    const list = await caches.match(BUILD_LIST, { cacheName: CURRENT });
    return list === undefined ? null : ((await list.json()) as BuildList).build;
  };

  const keepFile = async (cache: Cache, path: string) => {
    if ((await cache.match(path)) !== undefined) return;
    // Most files of a build are those of the build before.
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
    // The page comes last: a build that has it is whole. Another server may answer it from another build.
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
    keepServed: async () => {
      const signal = AbortSignal.timeout(LIST_WITHIN_MS);
      const answer = await fetch(BUILD_LIST, { cache: 'no-cache', signal });
      // A service without a list: the kept files are not of its build.
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

/** @throws for an answer that is not the requested file */
function requireOk(answer: Response): Response {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
  return answer;
}
