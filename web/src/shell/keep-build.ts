import { preloadParts } from '../device/preload-parts.ts';

/**
 * Has the browser keep this build, so that the app opens without a network. Where it cannot, or may not, the app is
 * as good as it is without.
 */
export function keepBuild(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (build === undefined || navigator.serviceWorker === undefined) return;
  // Says to the worker that its files are needed as long as this page is open.
  void navigator.locks.request(`sofra-build-${build}`, { mode: 'shared' }, () => new Promise(() => {}));
  preloadParts(async () => {
    await navigator.serviceWorker.register('/app/service-worker.js', { scope: '/' });
  });
}
