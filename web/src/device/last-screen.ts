import { keepOnDevice } from './keep-on-device.ts';

const NAME = 'sofra.last-screens';

/** The most people whose last place a device remembers. */
const MOST_PEOPLE = 30;

/** The screens of a venue, in the order of the bar on top; the panel is for owners. */
export const SCREENS = ['board', 'till', 'host', 'panel'] as const;
export type Screen = (typeof SCREENS)[number];

/** Where a person was last: at a screen of a venue, or at the page of all their venues. */
export type LastPlace = { venueId: string; screen: Screen } | 'Venues';

/** Where a person was last on this device; `null` for one who is new to it. */
export function lastPlace(accountId: string): LastPlace | null {
  const place = read()[accountId];
  if (place === VENUES) return 'Venues';
  const [venueId, screen] = (typeof place === 'string' ? place : '').split('/');
  const known = SCREENS.find((name) => name === screen);
  return venueId && known ? { venueId, screen: known } : null;
}

/** Notes where a person is. */
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
