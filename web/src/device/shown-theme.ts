import { useEffect, useSyncExternalStore } from 'react';
import { usePreferences } from './use-preferences.ts';

let darkScreens = 0;
const listeners = new Set<() => void>();

/** How the page appears: as the person chose, else dark on a screen that asks for it, else as the device (`null`). */
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
