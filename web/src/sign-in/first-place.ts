import type { LastPlace, Screen } from '../device/last-screen.ts';
import type { Session } from '../session/session.ts';

/** The first screen of a person, by role. @default the till */
const FIRST_OF: Partial<Record<Session['account']['role'], Screen>> = {
  Owner: 'panel',
  Cook: 'board',
  Host: 'host',
};

/**
 * The first screen of a person: that of the shared device, else the screen where they were last, else the one of their
 * role.
 */
export function firstScreenOf({ account, device }: Session, last: LastPlace | null): Screen {
  if (device) return device.kind.toLowerCase() as Screen;
  if (last !== null && last !== 'Venues') return last.screen;
  return FIRST_OF[account.role] ?? 'till';
}

/**
 * The page that opens after the sign-in.
 * @param last  where the person was last on this device
 * @returns a screen of a venue, or `Venues` for the page of all their venues
 */
export function firstPlaceOf(session: Session, last: LastPlace | null): LastPlace {
  const [first, ...others] = session.venues;
  const screen = firstScreenOf(session, last);
  const wasLast = session.venues.find(({ id }) => last !== 'Venues' && id === last?.venueId);
  if (wasLast !== undefined && !session.device) return { venueId: wasLast.id, screen };
  return others.length > 0 ? 'Venues' : { venueId: first!.id, screen };
}
