import { Clock, Hourglass, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { BoardTicket } from '../tickets/board-ticket.ts';
import type { Lateness } from '../tickets/lateness.ts';
import css from './ticket-head.module.css';

export interface TicketHeadProps {
  ticket: BoardTicket;
  /** In whole minutes. */
  age: number;
  lateness: Lateness;
  isLeaving: boolean;
}

const ICONS = { OnTime: Clock, Soon: Hourglass, Late: TriangleAlert };

/**
 * The head of a ticket. First line: the table and the age. Second line: the number, the round, the customer, and how
 * late it is.
 */
export function TicketHead({ ticket, age, lateness, isLeaving }: TicketHeadProps) {
  const t = useTranslations('board.ticket');
  const tApp = useTranslations('app');
  const { id, type, table, number, customer, placedBy, round, isPaid, course, isWaiting } = ticket;
  const Icon = ICONS[lateness];
  const who = [customer, placedBy].filter((name) => name !== null).join(' · ');
  return (
    <header className={css.head}>
      <div className={css.row}>
        <h2 id={`ticket-${id}`} className={css.place}>
          {table ?? tApp(`type.${type}`)}
        </h2>
        <p className={css.age}>
          {isWaiting ? (
            <span>{t('later')}</span>
          ) : isLeaving ? (
            <strong>{tApp('line.Ready')}</strong>
          ) : (
            <>
              <Icon aria-hidden />
              <strong aria-hidden>{t('age', { minutes: age })}</strong>
              <span className="unseen">{tApp('minutesSpoken', { minutes: age })}</span>
            </>
          )}
        </p>
      </div>
      <div className={css.row}>
        <p className={css.who}>
          <strong>#{number}</strong>
          {course !== null && <span className={css.mark}>{course}</span>}
          {round > 1 && course === null && <span className={css.mark}>{t('round', { number: round })}</span>}
          {isPaid && <span className={css.mark}>{t('paid')}</span>}
          {who !== '' && <span className={css.names}>{who}</span>}
        </p>
        {!isLeaving && lateness !== 'OnTime' && <p className={css.word}>{t(`lateness.${lateness}`)}</p>}
      </div>
    </header>
  );
}
