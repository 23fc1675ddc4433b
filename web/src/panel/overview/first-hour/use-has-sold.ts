import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { firstOrderQuery } from './first-order-query.ts';

/** Whether a venue has figures to show: a first order, or reservations today; `null` while that is not known. */
export function useHasSold(venueId: string, today: Schemas['TodayFigures'] | undefined): boolean | null {
  const { venue } = useVenue();
  // A headquarter shows its branches, whatever it sells itself.
  const isShown = today !== undefined && (venue.type === 'Headquarter' || hasFigures(today));
  const { data, error } = useQuery({ ...firstOrderQuery(venueId), enabled: today !== undefined && !isShown });
  if (isShown || error !== null) return true;
  return data === undefined ? null : data.items.length > 0;
}

/** Most days answer without another read. */
const hasFigures = ({ figures, open, before, reservations }: Schemas['TodayFigures']) =>
  figures.orders + open.orders + before.hours.length + reservations.reservations > 0;
