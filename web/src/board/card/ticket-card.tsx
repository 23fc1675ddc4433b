import { ArrowRight, Check, Copy, RotateCcw } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UndoButton } from '../../ui/undo/undo-button.tsx';
import type { BoardActs } from '../board-acts.ts';
import type { PortionOf } from '../tickets/all-day-counts.ts';
import { type BoardTicket, hasLinesToMake, type TicketLine } from '../tickets/board-ticket.ts';
import type { Lateness } from '../tickets/lateness.ts';
import type { LikelyDuplicate } from '../tickets/likely-duplicates.ts';
import { type UnconfirmedAllergy, unconfirmedAllergies } from '../tickets/unconfirmed-allergies.ts';
import { AllergyQuestion } from './allergy-question.tsx';
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
  const { asked, onReady, stop } = useAllergyQuestion(ticket, acts);
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
      onKeyDown={({ key }) => key === 'Escape' && stop()}
      aria-labelledby={`ticket-${ticket.id}`}
      tabIndex={-1}
    >
      <TicketHead ticket={ticket} age={age} lateness={lateness} isLeaving={isLeaving} />
      {!isFolded && (
        <div className={css.stack}>
          <div className={css.body} inert={asked.length > 0}>
            <TicketBody {...props} onReady={onReady} />
          </div>
          {asked.length > 0 && <AllergyQuestion allergies={asked} onBack={stop} />}
        </div>
      )}
      <TicketFoot
        ticket={ticket}
        isLeaving={isLeaving}
        isAsking={asked.length > 0}
        acts={acts}
        onReady={onReady}
      />
    </article>
  );
});

/** Marks a dish as ready; `null` for the whole ticket. */
type OnReady = (line: TicketLine | null) => void;

/**
 * The question about allergies that the kitchen has not confirmed: the first tap on *Ready* shows them, the next one confirms
 * them. Without any, the first tap is enough.
 */
function useAllergyQuestion(ticket: BoardTicket, acts: BoardActs) {
  /** The tapped dish (`lineId`: `null` for the whole ticket) and the allergies in the question; `null` without a question. */
  const [tapped, setTapped] = useState<{ lineId: string | null; allergies: UnconfirmedAllergy[] } | null>(
    null,
  );
  // A colleague may confirm them in the meantime. The question then stays: its button must not become *Ready* of the whole
  // ticket under a finger.
  const now = tapped === null ? [] : unconfirmedAllergies(ticket, tapped.lineId);
  const asked = now.length > 0 ? now : (tapped?.allergies ?? []);
  const isToMake = ({ id, state }: TicketLine) =>
    state === 'ToMake' && (tapped?.lineId == null || id === tapped.lineId);
  if (tapped !== null && !ticket.lines.some(isToMake)) setTapped(null);
  const onReady: OnReady = (line) => {
    if (tapped !== null) {
      acts.confirmAndFinish(ticket, ticket.lines.find(({ id }) => id === tapped.lineId) ?? null);
      return;
    }
    const lineId = line?.id ?? null;
    const allergies = unconfirmedAllergies(ticket, lineId);
    if (allergies.length > 0) acts.show(ticket, () => setTapped({ lineId, allergies }));
    else if (line === null) acts.finishTicket(ticket);
    else acts.finishLine(ticket, line);
  };
  return { asked, onReady, stop: () => setTapped(null) };
}

/** The lines to make, with notes and allergies. */
function TicketBody(props: TicketCardProps & { onReady: OnReady }) {
  const { ticket, isLeaving, duplicate, portionOf, acts, hasRefused, onReady } = props;
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
            onReady={onReady}
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

interface TicketFootProps extends Pick<TicketCardProps, 'ticket' | 'isLeaving' | 'acts'> {
  /** Whether the next tap confirms an allergy, too. */
  isAsking: boolean;
  onReady: OnReady;
}

function TicketFoot({ ticket, isLeaving, isAsking, acts, onReady }: TicketFootProps) {
  const t = useTranslations('board.ticket');
  const tApp = useTranslations('app');
  const foot = useRef<HTMLDivElement>(null);
  // A keyboard on the wall continues at the question.
  useEffect(() => {
    if (isAsking) foot.current?.querySelector('button')?.focus();
  }, [isAsking]);
  if (hasLinesToMake(ticket))
    return (
      <div ref={foot} className={css.readyRow}>
        <Button
          className={classNames(css.ready, isAsking && css.confirm)}
          icon={<Check />}
          onClick={() => onReady(null)}
        >
          {isAsking ? tApp('confirmAllergyReady') : t('ready')}
        </Button>
      </div>
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
