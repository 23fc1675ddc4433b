import { loadWords } from 'virtual:words/shared';
import type { ComponentType } from 'react';
import type { Screen } from './device/last-screen.ts';
import { preferences } from './device/preferences.ts';
import { loadWithRetry } from './ui/parts/load-with-retry.ts';

/*
 * Runs while the browser still loads the libraries, on which all else waits: it imports none of them. What the address
 * leads to is loaded beside them.
 */

interface LoadedScreen {
  default: ComponentType;
  /** Its first reads in addition to those of every screen of this name. */
  firstReads?: readonly ((venueId: string) => unknown)[];
}

/** How each screen of a venue is loaded. */
export const SCREENS: Record<Screen, () => Promise<LoadedScreen>> = {
  board: () => import('./board/board-screen.tsx'),
  till: () => import('./till/till-screen.tsx'),
  host: () => import('./host/host-screen.tsx'),
  panel: loadPanel,
};

/** The panel, with its overview if the address leads there, and their first reads. */
async function loadPanel(): Promise<LoadedScreen> {
  const [panel, overview] = await Promise.all([
    import('./panel/panel-screen.tsx'),
    /\/panel\/?$/.test(location.pathname) ? import('./panel/overview/overview-page.tsx') : null,
  ]);
  if (overview !== null) panel.beginWith(overview.default);
  return { default: panel.default, firstReads: [...panel.FIRST_READS, ...(overview?.FIRST_READS ?? [])] };
}

const [, venueId, screen] = /^\/app\/([^/]+)\/(board|till|host|panel)(?=\/|$)/.exec(location.pathname) ?? [];

/** The venue and the screen that the address leads to; `null` where it leads elsewhere. */
export const firstPlace = venueId === undefined ? null : { venueId, screen: screen as Screen };

/** The texts in the language of the device. */
export const firstWords = loadWithRetry(() => loadWords(preferences().language));

/** The screen of the address. */
export const firstScreen = firstPlace && loadWithRetry(SCREENS[firstPlace.screen]);

/** The clock of the device. The first use of `Intl` takes 30 ms of a processor, on a slow device 120: here it waits for nothing. */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
