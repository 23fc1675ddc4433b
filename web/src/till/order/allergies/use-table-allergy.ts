import { useQuery } from '@tanstack/react-query';
import type { AllergySaid } from '../../../acts/kitchen/allergy-acts.ts';
import { standingsQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useOrder } from '../order-context.tsx';

/** What no one at the table must get: as the bill says, or the reservation before there is a bill. */
export function useTableAllergy(): AllergySaid | null {
  const { venueId } = useVenue();
  const { place, shown } = useOrder();
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  if (shown !== null) return shown.bill.allergy;
  const tableId = place.kind === 'Table' ? place.tableId : null;
  return standings.find((one) => one.tableId === tableId)?.party?.allergy ?? null;
}
