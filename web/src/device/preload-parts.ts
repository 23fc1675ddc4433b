/**
 * Loads lazy parts of a screen when the browser is idle, so that they open at once, even without a network. A part that
 * could not be loaded is loaded again when it is opened.
 */
export function preloadParts(...parts: readonly (() => Promise<unknown>)[]): void {
  const load = () => {
    for (const part of parts) part().catch(() => {});
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
