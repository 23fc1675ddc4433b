import { useQuery } from '@tanstack/react-query';
import type { Bill } from '../../api/bill-list.ts';
import { openBillsQuery, profileQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { isLeftOpen } from './left-open.ts';

/** @returns a function that tells whether a bill was left open on an earlier day */
export function useIsLeftOpen(): (bill: Bill) => boolean {
  const { venueId } = useVenue();
  const now = useNow();
  const { data: profile } = useQuery(profileQuery(venueId));
  return (bill) => profile !== undefined && isLeftOpen(bill, profile, now);
}

/** The open bills of earlier days, the oldest first. */
export function useLeftOpenBills(): Bill[] {
  const { venueId } = useVenue();
  const { data = [] } = useQuery(openBillsQuery(venueId));
  return data.filter(useIsLeftOpen());
}
