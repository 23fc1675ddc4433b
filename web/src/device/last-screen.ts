import { keepOnDevice } from './keep-on-device.ts';

const NAME = 'sofra.last-screens';

/** How many people's last places a device stores. */
const MOST_PEOPLE = 30;

/** The screens of a venue, in the order of the top bar. The panel is for owners. */
export const SCREENS = ['board', 'till', 'host', 'panel'] as const;
export type Screen = (typeof SCREENS)[number];

/** Where a person was last: a screen of a venue, or the page with all their venues. */
export type LastPlace = { venueId: string; screen: Screen } | 'Venues';

/** Where a person was last on this device; `null` if the person was not signed in here before. */
export function readLastPlace(accountId: string): LastPlace | null {
  const place = read()[accountId];
  if (place === VENUES) return 'Venues';
  const [venueId, screen] = (typeof place === 'string' ? place : '').split('/');
  const known = SCREENS.find((name) => name === screen);
  return venueId && known ? { venueId, screen: known } : null;
}

/** Stores where a person is now. */
export function noteLastPlace(accountId: string, place: LastPlace): void {
  const { [accountId]: _, ...others } = read();
  const noted = place === 'Venues' ? VENUES : `${place.venueId}/${place.screen}`;
  const kept = [...Object.entries(others), [accountId, noted]].slice(-MOST_PEOPLE);
  keepOnDevice(localStorage, NAME, JSON.stringify(Object.fromEntries(kept)));
}

const VENUES = 'venues';

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
