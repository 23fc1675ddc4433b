import { useEffect } from 'react';
import { noteLastPlace, type Screen } from '../device/last-screen.ts';
import { useVenue } from './venue-context.tsx';

/** Notes on this device at which screen the person is: they land there after the next sign-in. */
export function useNotedScreen(screen: Screen): void {
  const { venueId, session } = useVenue();
  const { id } = session.account;
  useEffect(() => noteLastPlace(id, { venueId, screen }), [id, venueId, screen]);
}
