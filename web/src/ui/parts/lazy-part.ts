import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { isPartMissing, loadWithRetry, subscribeToMissingParts } from './load-with-retry.ts';

/** A component that is loaded when it is shown first, and asked for again until it is here. React's own `lazy` gives up at once. */
// biome-ignore lint/suspicious/noExplicitAny: what React takes
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadWithRetry(load));
}

/** Whether a part of the app that is needed now failed to load and is being tried again. */
export function usePartMissing(): boolean {
  return useSyncExternalStore(subscribeToMissingParts, isPartMissing);
}
