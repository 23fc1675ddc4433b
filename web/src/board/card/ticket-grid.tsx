import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf } from '../../acts/bill-acts.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { usePackedTickets } from '../device/use-packed-tickets.ts';
import { ageOf, latenessOf } from '../tickets/lateness.ts';
import type { Board } from '../use-board.ts';
import { TicketCard } from './ticket-card.tsx';
import { isBoardAct } from './ticket-faults.tsx';
import css from './ticket-grid.module.css';

/** The tickets as cards in columns, from the top left. A short card may fill a gap below older cards. */
export function TicketGrid({ board }: { board: Board }) {
  const { shown, leaving, onTouch, acts, fresh, portionOf, duplicates, lateAfterMinutes } = board;
  const { venueId } = useVenue();
  const refused = usePendingActs(venueId).filter(({ fault }) => fault !== null);
  const now = useNow();
  const packed = usePackedTickets(board.grid, shown, board.settings.size);
  return (
    <div ref={board.grid} className={css.grid} data-size={board.settings.size} onPointerDown={onTouch}>
      {packed.map((ticket) => {
        const age = ageOf(ticket.orderedAt, now);
        return (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            age={age}
            lateness={ticket.isWaiting ? 'OnTime' : latenessOf(age, lateAfterMinutes)}
            isLeaving={leaving.has(ticket.id)}
            isFolded={leaving.get(ticket.id) === 'Folded'}
            isFresh={fresh.has(ticket.partId)}
            duplicate={ticket.course === null ? duplicates.get(ticket.roundId) : undefined}
            portionOf={portionOf}
            acts={acts}
            hasRefused={refused.some((act) => isBoardAct(act) && billIdOf(act) === ticket.billId)}
          />
        );
      })}
    </div>
  );
}
