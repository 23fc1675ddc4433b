import { isLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { keepOnDevice } from './keep-on-device.ts';

/** The kinds of calls for staff, the most urgent first. */
export const CALL_KINDS = ['Printer', 'Order', 'Waits', 'Ready', 'Request'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** The volume of sounds, from 0 to 1. */
export const LOUDNESS = { Quiet: 0.2, Medium: 0.5, Loud: 1 } as const;

/** The preferences that a person chose for this device. */
export interface Preferences {
  language: Language;
  /** `Auto`: the theme of the device. */
  theme: 'Auto' | 'Light' | 'Dark';
  sounds: boolean;
  loudness: keyof typeof LOUDNESS;
  /** The kinds of calls that this device does not show. */
  silentCalls: readonly CallKind[];
  /** The ids of the areas whose calls this device shows; if empty, it shows the calls of all areas. */
  callAreas: readonly string[];
}

const NAME = 'sofra.preferences';

let current: Preferences = read();
const listeners = new Set<() => void>();

/** The current preferences of this device. */
export function preferences(): Preferences {
  return current;
}

/** Changes preferences and stores them on the device. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  keepOnDevice(localStorage, NAME, JSON.stringify(current));
  for (const listener of listeners) listener();
}

/** Calls back after each change. @returns a function that stops it */
export function subscribeToPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Preferences {
  try {
    return preferencesOf(JSON.parse(localStorage.getItem(NAME) ?? '{}'));
  } catch {
    return preferencesOf({});
  }
}

/** The stored preferences. Values that this build does not know are replaced by defaults. */
function preferencesOf(kept: Partial<Record<keyof Preferences, unknown>>): Preferences {
  const { language, theme, sounds, loudness, silentCalls, callAreas } = kept;
  return {
    language: isLanguage(language) ? language : languageOfDevice(),
    theme: theme === 'Light' || theme === 'Dark' ? theme : 'Auto',
    sounds: sounds !== false,
    loudness: loudness === 'Quiet' || loudness === 'Loud' ? loudness : 'Medium',
    silentCalls: CALL_KINDS.filter((kind) => Array.isArray(silentCalls) && silentCalls.includes(kind)),
    callAreas: Array.isArray(callAreas) ? callAreas.filter((id) => typeof id === 'string') : [],
  };
}

function languageOfDevice(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => language === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
