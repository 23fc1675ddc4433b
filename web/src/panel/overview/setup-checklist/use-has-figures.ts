import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { firstOrderQuery } from './first-order-query.ts';

/** Whether a venue has figures to show: an order of any day, or reservations today; `null` while it is loading. */
export function useHasFigures(venueId: string, today: Schemas['TodayFigures'] | undefined): boolean | null {
  const { venue } = useVenue();
  // A headquarter always has figures to show: those of its branches.
  const isShown = today !== undefined && (venue.type === 'Headquarter' || showsActivity(today));
  const { data, error } = useQuery({ ...firstOrderQuery(venueId), enabled: today !== undefined && !isShown });
  if (isShown || error !== null) return true;
  return data === undefined ? null : data.items.length > 0;
}

/** Whether the figures of today show activity. If so, as on most days, no order needs to be looked up. */
const showsActivity = ({ figures, open, before, reservations }: Schemas['TodayFigures']) =>
  figures.orders + open.orders + before.hours.length + reservations.reservations > 0;
