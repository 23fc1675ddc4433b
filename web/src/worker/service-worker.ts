import { openKeptBuilds } from './kept-builds.ts';

/** The events of a service worker. TypeScript's types of workers and of pages exclude each other. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
}

const worker = globalThis as unknown as WorkerScope;

/** A load waits this long for a new build; after that it uses the current one. */
const NEW_BUILD_WITHIN_MS = 5_000;

/** An open page holds a lock whose name is this and the name of its build. */
const PAGE_LOCK = 'sofra-build-';

const builds = openKeptBuilds({
  caches,
  fetch: (path, init) => fetch(path, init),
  openBuilds: async () => {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name.replace(PAGE_LOCK, '')));
  },
});

let keeping: Promise<void> | null = null;

/** Stores the served build; calls during a run share it. If it fails, the next load tries again. */
function storeServedBuild(): Promise<void> {
  keeping ??= builds.storeServedBuild().finally(() => {
    keeping = null;
  });
  return keeping;
}

/** Whether a path is a page of the app. Guest pages and the API descriptions are not. */
function isAppPage(pathname: string): boolean {
  const isFile = /\.[^/]*$/.test(pathname);
  return pathname === '/' || pathname === '/app' || (pathname.startsWith('/app/') && !isFile);
}

async function loadPage(request: Request, served: Promise<unknown>): Promise<Response> {
  await Promise.race([served, new Promise((resolve) => setTimeout(resolve, NEW_BUILD_WITHIN_MS))]);
  return (await builds.page()) ?? fetch(request);
}

async function loadFile(request: Request): Promise<Response> {
  return (await builds.file(request.url)) ?? fetch(request);
}

worker.addEventListener('install', (event) => {
  event.waitUntil(storeServedBuild().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isAppPage(pathname)) {
    const served = storeServedBuild().catch(() => {});
    event.waitUntil(served);
    event.respondWith(loadPage(request, served));
  } else if (pathname.startsWith('/app/assets/')) {
    event.respondWith(loadFile(request));
  }
});
