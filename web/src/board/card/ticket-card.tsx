import { ArrowRight, Check, Copy, RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UndoButton } from '../../ui/undo/undo-button.tsx';
import type { BoardActs } from '../board-acts.ts';
import type { PortionOf } from '../tickets/all-day-counts.ts';
import { type BoardTicket, hasLinesToMake } from '../tickets/board-ticket.ts';
import type { Lateness } from '../tickets/lateness.ts';
import type { LikelyDuplicate } from '../tickets/likely-duplicates.ts';
import { LaterCourses } from './later-courses.tsx';
import css from './ticket-card.module.css';
import { TicketFaults } from './ticket-faults.tsx';
import { TicketHead } from './ticket-head.tsx';
import { TicketLineRow } from './ticket-line-row.tsx';

export interface TicketCardProps {
  ticket: BoardTicket;
  /** In whole minutes. */
  age: number;
  lateness: Lateness;
  /** Whether the ticket is done and will soon disappear. */
  isLeaving: boolean;
  /** Whether only its head and the undo button are shown. */
  isFolded: boolean;
  /** Whether the ticket is new. A new ticket is highlighted until the board is touched. */
  isFresh: boolean;
  /** The other round, if this ticket is likely a duplicate. */
  duplicate: LikelyDuplicate | undefined;
  portionOf: PortionOf;
  acts: BoardActs;
  /** Whether the service refused an act on its bill. */
  hasRefused: boolean;
}

/** A ticket: its table and age, the lines to make, and one wide button that finishes all of them. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, age, lateness, isLeaving, isFolded, isFresh, acts } = props;
  const [isTouched, setIsTouched] = useState(false);
  const isStopped = ticket.state === 'Cancelled';
  return (
    <article
      className={classNames(
        css.card,
        css[lateness],
        isLeaving && css.leaving,
        isStopped && css.stopped,
        ticket.isWaiting && css.waiting,
        isFresh && !isTouched && css.fresh,
      )}
      onPointerDown={() => setIsTouched(true)}
      aria-labelledby={`ticket-${ticket.id}`}
      tabIndex={-1}
    >
      <TicketHead ticket={ticket} age={age} lateness={lateness} isLeaving={isLeaving} />
      {!isFolded && <TicketBody {...props} />}
      <TicketFoot ticket={ticket} isLeaving={isLeaving} acts={acts} />
    </article>
  );
});

/** The lines, with notes and allergies. */
function TicketBody(props: TicketCardProps) {
  const { ticket, isLeaving, duplicate, portionOf, acts, hasRefused } = props;
  const t = useTranslations('board.ticket');
  const tApp = useTranslations('app');
  const isStopped = ticket.state === 'Cancelled';
  return (
    <>
      {isStopped && <p className={css.stop}>{t('cancelled')}</p>}
      {ticket.tableBefore !== null && (
        <p className={css.change}>
          <ArrowRight aria-hidden />
          {t('moved', { from: ticket.tableBefore, to: ticket.table ?? tApp(`type.${ticket.type}`) })}
        </p>
      )}
      {ticket.isReorder && (
        <p className={css.change}>
          <RotateCcw aria-hidden />
          {t('again')}
        </p>
      )}
      {duplicate !== undefined && <DuplicateMark duplicate={duplicate} />}
      {ticket.allergy !== null && (
        <AllergyBar mark={ticket.allergy} isWhole onSeen={(at) => acts.confirmAllergy(ticket, null, at)} />
      )}
      {ticket.note !== null && <p className={css.note}>{ticket.note}</p>}
      {hasRefused && <TicketFaults billId={ticket.billId} />}
      <ul className={css.lines}>
        {ticket.lines.map((line) => (
          <TicketLineRow
            key={line.id}
            ticket={ticket}
            line={line}
            portion={portionOf(line)}
            isDisabled={isLeaving || isStopped}
            acts={acts}
          />
        ))}
      </ul>
      {ticket.later.length > 0 && !isLeaving && <LaterCourses ticket={ticket} acts={acts} />}
    </>
  );
}

/**
 * Marks a ticket that is likely a duplicate: a guest may have ordered twice, or a round repeats another round of its
 * bill. Links to the ticket of the other round.
 */
function DuplicateMark({ duplicate: { roundId, number, repeats } }: { duplicate: LikelyDuplicate }) {
  const t = useTranslations('board.ticket');
  return (
    <button
      type="button"
      className={css.change}
      onClick={() => document.getElementById(`ticket-${roundId}`)?.closest('article')?.focus()}
    >
      <Copy aria-hidden />
      {repeats === null ? t('duplicate', { number }) : t('repeats', { ...repeats })}
    </button>
  );
}

function TicketFoot({ ticket, isLeaving, acts }: Pick<TicketCardProps, 'ticket' | 'isLeaving' | 'acts'>) {
  const t = useTranslations('board.ticket');
  if (hasLinesToMake(ticket))
    return (
      <Button className={css.ready} icon={<Check />} onClick={() => acts.finishTicket(ticket)}>
        {t('ready')}
      </Button>
    );
  if (isLeaving && ticket.lines.some(({ state }) => state === 'Done'))
    return <UndoButton className={css.foot} onUndo={() => acts.reopenTicket(ticket)} />;
  if (isLeaving || ticket.isWaiting) return null;
  return (
    <Button className={css.foot} icon={<Check />} onClick={() => acts.acknowledge(ticket)}>
      {t('seen')}
    </Button>
  );
}
