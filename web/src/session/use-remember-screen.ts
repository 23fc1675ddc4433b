import { useEffect } from 'react';
import { noteLastPlace, type Screen } from '../device/last-screen.ts';
import { useVenue } from './venue-context.tsx';

/** Stores on this device which screen the person uses: it opens after the next sign-in. */
export function useRememberScreen(screen: Screen): void {
  const { venueId, session } = useVenue();
  const { id } = session.account;
  useEffect(() => noteLastPlace(id, { venueId, screen }), [id, venueId, screen]);
}
