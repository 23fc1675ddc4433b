import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { useVenue } from '../../session/venue-context.tsx';

/** What the service refused of the things that were done on a bill. */
export function TicketFaults({ billId }: { billId: string }) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  return <RefusedActs acts={acts.filter((act) => billIdOf(act) === billId)} />;
}
