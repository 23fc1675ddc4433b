/**
 * Loads parts of a screen once it has nothing else to do, so that they open without a wait, and without a network.
 * A part that does not come is loaded again when it is opened.
 */
export function preloadParts(...parts: readonly (() => Promise<unknown>)[]): void {
  const load = () => {
    for (const part of parts) part().catch(() => {});
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: 5_000 });
  else setTimeout(load, 1_000);
}
