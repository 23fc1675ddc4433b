import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { isPartMissing, loadWithRetry, subscribeToMissingParts } from './load-with-retry.ts';

/**
 * A component that is loaded when it is first shown, with retries until it succeeds. React's own `lazy` does not
 * retry.
 */
// biome-ignore lint/suspicious/noExplicitAny: what React takes
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadWithRetry(load));
}

/** Whether a needed part of the app failed to load and is being retried. */
export function useIsPartMissing(): boolean {
  return useSyncExternalStore(subscribeToMissingParts, isPartMissing);
}
