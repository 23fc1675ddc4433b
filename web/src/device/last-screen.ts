import { keepOnDevice } from './keep-on-device.ts';

const NAME = 'sofra.last-screen';

/** The screens of a venue, in the order of the bar on top; the panel is for owners. */
export const SCREENS = ['board', 'till', 'host', 'panel'] as const;
export type Screen = (typeof SCREENS)[number];

/** The venue and the screen that were last open on this device; `null` on a new one. */
export function lastScreen(): { venueId: string; screen: Screen } | null {
  const [venueId, screen] = (localStorage.getItem(NAME) ?? '').split('/');
  const known = SCREENS.find((name) => name === screen);
  return venueId && known ? { venueId, screen: known } : null;
}

/** Notes which screen of which venue is open. */
export function noteLastScreen(venueId: string, screen: Screen): void {
  keepOnDevice(localStorage, NAME, `${venueId}/${screen}`);
}
