import { useSyncExternalStore } from 'react';
import { type Preferences, preferences, subscribeToPreferences } from './preferences.ts';

/** The preferences of this device; the component renders again when they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribeToPreferences, preferences);
}
