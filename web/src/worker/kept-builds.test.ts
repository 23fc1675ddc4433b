import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type BuildList, type KeptBuilds, openKeptBuilds } from './kept-builds.ts';

/** The answers of a server, by path. */
type Files = Record<string, string>;

/** The answers of a server that has one build. */
function serverOf(build: string, ...files: string[]): Files {
  const list: BuildList = { build, files: files.map((name) => `/app/assets/${name}`) };
  return {
    '/app/': `page of ${build}`,
    '/app/build.json': JSON.stringify(list),
    ...Object.fromEntries(list.files.map((path) => [path, path])),
  };
}

/** A browser whose requests are answered by one server after the other; the last server answers all remaining ones. */
function openBrowser(open: string[] = []) {
  const caches = new Map<string, Map<string, Response>>();
  const fetched: string[] = [];
  let servers: Files[] = [];
  const cacheOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return entries;
  };
  const storage = {
    open: async (name: string) => ({
      match: async (path: string) => cacheOf(name).get(path)?.clone(),
      put: async (path: string, answer: Response) => void cacheOf(name).set(path, answer),
    }),
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      const looked = cacheName === undefined ? [...caches.values()] : [caches.get(cacheName)];
      return looked
        .find((entries) => entries?.has(path))
        ?.get(path)
        ?.clone();
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
  const builds = openKeptBuilds({
    caches: storage as unknown as CacheStorage,
    fetch: async (path) => {
      const server = servers.length > 1 ? servers.shift() : servers[0];
      if (server === undefined) throw new TypeError('no network');
      fetched.push(path);
      return path in server ? new Response(server[path]) : new Response(null, { status: 404 });
    },
    openBuilds: async () => new Set(open),
  });
  const serve = (...next: Files[]) => {
    servers = next;
    fetched.length = 0;
  };
  return { builds, serve, fetched };
}

const shown = async (builds: KeptBuilds) => (await builds.page())?.text();
const has = async (builds: KeptBuilds, name: string) =>
  (await builds.file(`/app/assets/${name}`)) !== undefined;

describe('the builds stored in a browser', () => {
  test('a stored build is loaded without a network', async () => {
    const { builds, serve } = openBrowser();
    assert.equal(await shown(builds), undefined);
    serve(serverOf('one', 'a-1.js', 'b-1.js'));
    await builds.storeServedBuild();
    serve();
    await assert.rejects(builds.storeServedBuild());
    assert.equal(await shown(builds), 'page of one');
    assert.deepEqual([await has(builds, 'a-1.js'), await has(builds, 'b-1.js')], [true, true]);
  });

  test('a new build is loaded once all of it is stored, and fetches only files that differ', async () => {
    const { builds, serve, fetched } = openBrowser();
    serve(serverOf('one', 'a-1.js', 'same-1.js'));
    await builds.storeServedBuild();
    serve(serverOf('two', 'a-2.js', 'same-1.js'));
    await builds.storeServedBuild();
    assert.equal(await shown(builds), 'page of two');
    assert.deepEqual(fetched, ['/app/build.json', '/app/assets/a-2.js', '/app/']);
  });

  test('with two servers of two builds no mixture is loaded, whichever server answers a file or the page', async () => {
    const old = serverOf('old', 'a-1.js');
    const next = serverOf('next', 'a-2.js');
    const { builds, serve } = openBrowser();
    serve(old);
    await builds.storeServedBuild();
    serve(next, old);
    await assert.rejects(builds.storeServedBuild(), /answers 404/);
    assert.equal(await shown(builds), 'page of old');
    serve(next, next, old);
    await assert.rejects(builds.storeServedBuild(), /another build/);
    assert.equal(await shown(builds), 'page of old');
    serve(next);
    await builds.storeServedBuild();
    assert.equal(await shown(builds), 'page of next');
    // The server with the previous release answers again.
    serve(old);
    await builds.storeServedBuild();
    assert.equal(await shown(builds), 'page of old');
  });

  test('a release without a list of files is loaded from the network, and stored again once it has a list', async () => {
    const { builds, serve } = openBrowser();
    const one = serverOf('one', 'a-1.js');
    serve(one);
    await builds.storeServedBuild();
    serve({ '/app/': 'page of a release before' });
    await builds.storeServedBuild();
    assert.equal(await shown(builds), undefined);
    serve(one);
    await builds.storeServedBuild();
    assert.equal(await shown(builds), 'page of one');
  });

  test('the files of a build stay while a page uses it; files that no page needs are deleted', async () => {
    const { builds, serve } = openBrowser(['one']);
    for (const at of ['one', 'two', 'three', 'four']) {
      serve(serverOf(at, `${at}.js`));
      await builds.storeServedBuild();
    }
    const kept = await Promise.all(['one', 'two', 'three', 'four'].map((at) => has(builds, `${at}.js`)));
    assert.deepEqual(kept, [true, false, true, true]);
  });
});
