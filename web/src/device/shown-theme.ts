import { useEffect, useSyncExternalStore } from 'react';
import { usePreferences } from './use-preferences.ts';

let darkScreens = 0;
const listeners = new Set<() => void>();

/**
 * The theme of the page: the one that the person chose. With `Auto`, it is dark on screens that use
 * `useDarkByDefault`, else `null`: the theme of the device.
 */
export function useShownTheme(): 'light' | 'dark' | null {
  const { theme } = usePreferences();
  const isDarkScreen = useSyncExternalStore(subscribe, () => darkScreens > 0);
  if (theme === 'Light') return 'light';
  return theme === 'Dark' || isDarkScreen ? 'dark' : null;
}

/** Makes the page dark while the component is shown, unless the person chose light. */
export function useDarkByDefault(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

function change(by: number): void {
  darkScreens += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
