import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { profileQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';

/** Has times below it written on the clock of the venue; on that of the device until the venue's is known. */
export function VenueClock({ children }: { children: ReactNode }) {
  const { venueId } = useVenue();
  const { data: profile } = useQuery(profileQuery(venueId));
  const clock = profile === undefined ? {} : { timeZone: profile.timeZone };
  return (
    <IntlProvider locale={useLocale()} {...clock}>
      {children}
    </IntlProvider>
  );
}
