import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import type { BoardTicket } from '../tickets/board-ticket.ts';

/** The acts on a bill that the service refused. */
export function TicketFaults({ billId }: { billId: string }) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  return <RefusedActs acts={acts.filter((act) => billIdOf(act) === billId)} />;
}

/** The refused acts on bills that have no ticket on the board, so that people see every refusal. */
export function OtherFaults({ shown }: { shown: readonly BoardTicket[] }) {
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  const bills = new Set(shown.map(({ billId }) => billId));
  return <RefusedActs acts={acts.filter((act) => isBoardAct(act) && !bills.has(billIdOf(act) ?? ''))} />;
}

/** Whether an act is one that people do on the board. */
export function isBoardAct({ name }: { name: string }): boolean {
  return ['moveLine', 'bumpRound', 'confirmAllergy', 'fireCourse'].includes(name);
}
