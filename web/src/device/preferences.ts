import { isLanguage, LANGUAGES, type Language } from '../words/languages.ts';
import { keepOnDevice } from './keep-on-device.ts';

/** The kinds of calls, the most urgent first. */
export const CALL_KINDS = ['Printer', 'Order', 'Waits', 'Ready', 'Request'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** How loud sounds are, of at most 1. */
export const LOUDNESS = { Quiet: 0.2, Medium: 0.5, Loud: 1 } as const;

/** The choices of a person for this device. */
export interface Preferences {
  language: Language;
  /** `Auto`: as the device is set. */
  theme: 'Auto' | 'Light' | 'Dark';
  sounds: boolean;
  loudness: keyof typeof LOUDNESS;
  /** The kinds of calls that this device does not show. */
  silentCalls: readonly CallKind[];
  /** The areas whose tables it is called for; none for all of them. */
  callAreas: readonly string[];
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

/** Calls back after each change. @returns stops it */
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

/** The stored preferences, without values that this build does not know. */
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
