import { ChevronsRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { billIdOf } from '../../acts/bill-acts.ts';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useBeyond } from '../device/use-beyond.ts';
import { ageOf, latenessOf } from '../tickets/lateness.ts';
import type { Board } from '../use-board.ts';
import { TicketCard } from './ticket-card.tsx';
import css from './ticket-grid.module.css';

/** The tickets as cards, from the top left on: down the first column, then the next one. */
export function TicketGrid({ board }: { board: Board }) {
  const { shown, leaving, onTouch, acts, fresh, portionOf, duplicates, lateAfterMinutes } = board;
  const { venueId } = useVenue();
  const refused = usePendingActs(venueId).filter(({ fault }) => fault !== null);
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const beyond = useBeyond(place, shown);
  const bills = new Set(shown.map(({ billId }) => billId));
  const homeless = refused.filter((act) => isBoardAct(act) && !bills.has(billIdOf(act) ?? ''));
  return (
    <div className={css.place}>
      <RefusedActs acts={homeless} />
      <div ref={place} className={css.grid} onPointerDown={onTouch}>
        {shown.map((ticket) => {
          const age = ageOf(ticket.orderedAt, now);
          return (
            <TicketCard
              key={ticket.roundId}
              ticket={ticket}
              age={age}
              lateness={latenessOf(age, lateAfterMinutes)}
              isLeaving={leaving.has(ticket.roundId)}
              isFresh={fresh.has(ticket.roundId)}
              duplicateOf={duplicates.get(ticket.roundId) ?? null}
              portionOf={portionOf}
              acts={acts}
              hasRefused={refused.some((act) => isBoardAct(act) && billIdOf(act) === ticket.billId)}
            />
          );
        })}
      </div>
      {beyond > 0 && <Beyond count={beyond} onGo={() => place.current && goOn(place.current)} />}
    </div>
  );
}

/** Says that there are tickets beyond the edge of the screen, and goes on to them. */
function Beyond({ count, onGo }: { count: number; onGo: () => void }) {
  const t = useTranslations('board');
  return (
    <Button className={css.beyond} icon={<ChevronsRight />} onClick={onGo}>
      {t('beyond', { count })}
    </Button>
  );
}

/** Scrolls on by nearly a screen; at the end, back to the oldest. */
function goOn(place: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = place;
  const isWide = scrollWidth > clientWidth;
  const isAtEnd = isWide
    ? Math.abs(scrollLeft) + clientWidth >= scrollWidth - 2
    : scrollTop + clientHeight >= scrollHeight - 2;
  const forwards = getComputedStyle(place).direction === 'rtl' ? -1 : 1;
  if (isAtEnd) place.scrollTo({ left: 0, top: 0 });
  else if (isWide) place.scrollBy({ left: forwards * clientWidth * 0.8 });
  else place.scrollBy({ top: clientHeight * 0.8 });
}

function isBoardAct({ name }: { name: string }): boolean {
  return name === 'moveLine' || name === 'bumpRound';
}
