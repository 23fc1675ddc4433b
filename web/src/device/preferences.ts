import { useSyncExternalStore } from 'react';
import { isLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { keepOnDevice } from './keep-on-device.ts';

/** What a person chose for this device. */
export interface Preferences {
  language: Language;
  /** `Auto`: as the device is set. */
  theme: 'Auto' | 'Light' | 'Dark';
  sounds: boolean;
}

const NAME = 'sofra.preferences';

let current: Preferences = read();
const listeners = new Set<() => void>();

/** The preferences of this device. */
export function preferences(): Preferences {
  return current;
}

/** Changes preferences and keeps them. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  keepOnDevice(localStorage, NAME, JSON.stringify(current));
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, preferences);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Preferences {
  const first: Preferences = { language: languageOfDevice(), theme: 'Auto', sounds: true };
  try {
    const { language, theme, sounds } = JSON.parse(
      localStorage.getItem(NAME) ?? '{}',
    ) as Partial<Preferences>;
    return {
      language: isLanguage(language) ? language : first.language,
      theme: theme === 'Light' || theme === 'Dark' ? theme : 'Auto',
      sounds: sounds ?? true,
    };
  } catch {
    return first;
  }
}

function languageOfDevice(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
