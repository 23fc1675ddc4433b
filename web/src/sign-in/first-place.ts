import type { LastPlace, Screen } from '../device/last-screen.ts';
import type { Session } from '../session/session.ts';

/** The screen on which a person of a role begins. @default the till */
const FIRST_OF: Partial<Record<Session['account']['role'], Screen>> = {
  Owner: 'panel',
  Cook: 'board',
  Host: 'host',
};

/** The screen on which a person begins: that of the device, otherwise where they were last, otherwise that of their role. */
export function firstScreenOf({ account, device }: Session, last: LastPlace | null): Screen {
  if (device) return device.kind.toLowerCase() as Screen;
  if (last !== null && last !== 'Venues') return last.screen;
  return FIRST_OF[account.role] ?? 'till';
}

/**
 * Where a person lands after the sign-in.
 * @param last  where they were last on this device
 * @returns a screen of a venue, or `Venues` for the page of all venues in their reach
 */
export function firstPlaceOf(session: Session, last: LastPlace | null): LastPlace {
  const [first, ...others] = session.venues;
  const screen = firstScreenOf(session, last);
  const wasLast = session.venues.find(({ id }) => last !== 'Venues' && id === last?.venueId);
  if (wasLast !== undefined && !session.device) return { venueId: wasLast.id, screen };
  return others.length > 0 ? 'Venues' : { venueId: first!.id, screen };
}
