import { loadWords } from 'virtual:words/shared';
import type { ComponentType } from 'react';
import type { Screen } from './device/last-screen.ts';
import { preferences } from './device/preferences.ts';
import { loadWithRetry } from './ui/parts/load-with-retry.ts';

/*
 * Loads the screen and the texts of the address while the browser still loads the libraries. It therefore imports no
 * library.
 */

interface LoadedScreen {
  default: ComponentType;
  /** The reads of this screen in addition to those in `first-reads.ts`. */
  firstReads?: readonly ((venueId: string) => unknown)[];
}

/** A function for each screen of a venue that loads its code. */
export const SCREEN_LOADERS: Record<Screen, () => Promise<LoadedScreen>> = {
  board: () => import('./board/board-screen.tsx'),
  till: () => import('./till/till-screen.tsx'),
  host: () => import('./host/host-screen.tsx'),
  panel: loadPanel,
};

/** Loads the panel; if the address is that of the overview, the overview as well. */
async function loadPanel(): Promise<LoadedScreen> {
  const [panel, overview] = await Promise.all([
    import('./panel/panel-screen.tsx'),
    /\/panel\/?$/.test(location.pathname) ? import('./panel/overview/overview-page.tsx') : null,
  ]);
  if (overview !== null) panel.setOverviewPage(overview.default);
  return {
    default: panel.default,
    firstReads: [...panel.PRELOADED_QUERIES, ...(overview?.PRELOADED_QUERIES ?? [])],
  };
}

const [, venueId, screen] = /^\/app\/([^/]+)\/(board|till|host|panel)(?=\/|$)/.exec(location.pathname) ?? [];

/** The venue and the screen in the address; `null` if the address is of another page. */
export const screenInAddress = venueId === undefined ? null : { venueId, screen: screen as Screen };

/** The texts in the language of the device. */
export const firstWords = loadWithRetry(() => loadWords(preferences().language));

/** The code of the screen in the address; `null` if the address is of another page. */
export const firstScreen = screenInAddress && loadWithRetry(SCREEN_LOADERS[screenInAddress.screen]);

/**
 * The time zone of the device. The first use of `Intl` takes 30 ms, on a slow device 120 ms: here nothing waits for it.
 */
export const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
