import { preloadParts } from '../device/preload-parts.ts';

/**
 * Makes the browser store this build, so that the app opens without a network. If the browser cannot do this, the app
 * works as without it.
 */
export function keepBuild(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  if (build === undefined || navigator.serviceWorker === undefined) return;
  // Tells the service worker that the files of this build are needed while this page is open.
  void navigator.locks.request(`sofra-build-${build}`, { mode: 'shared' }, () => new Promise(() => {}));
  preloadParts(async () => {
    await navigator.serviceWorker.register('/app/service-worker.js', { scope: '/' });
  });
}
