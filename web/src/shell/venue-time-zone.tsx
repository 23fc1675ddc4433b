import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { profileQuery } from '../api/queries.ts';
import { useVenue } from '../session/venue-context.tsx';

/** Formats the times inside in the time zone of the venue. Until it is known, in that of the device. */
export function VenueTimeZone({ children }: { children: ReactNode }) {
  const { venueId } = useVenue();
  const { data: profile } = useQuery(profileQuery(venueId));
  const zone = profile === undefined ? {} : { timeZone: profile.timeZone };
  return (
    <IntlProvider locale={useLocale()} {...zone}>
      {children}
    </IntlProvider>
  );
}
