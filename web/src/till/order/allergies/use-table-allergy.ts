import { useQuery } from '@tanstack/react-query';
import { type AllergySaid, joinAllergies } from '../../../acts/kitchen/allergy-acts.ts';
import { standingsQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { useOrder } from '../order-context.tsx';

/**
 * The allergy of the whole table: from the bill, or from the reservation before there is a bill; and from unsent
 * orders.
 */
export function useTableAllergy(): AllergySaid | null {
  const { venueId } = useVenue();
  const { place, shown, basket, sending } = useOrder();
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  const tableId = place.kind === 'Table' ? place.tableId : null;
  const party = standings.find((one) => one.tableId === tableId)?.party;
  const stored = shown === null ? party?.allergy : shown.bill.allergy;
  return joinAllergies(stored, ...sending.map(({ allergy }) => allergy), basket.allergy);
}
