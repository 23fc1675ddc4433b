import { Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { portionsText } from '../../ui/text/portions-text.ts';
import type { BoardActs } from '../board-acts.ts';
import type { BoardTicket } from '../tickets/board-ticket.ts';
import { ageOf } from '../tickets/lateness.ts';
import css from './recall-sheet.module.css';

export interface RecallSheetProps {
  isOpen: boolean;
  /** The most recently bumped first. */
  tickets: readonly BoardTicket[];
  acts: BoardActs;
  onClose: () => void;
}

/** The most recently bumped tickets. A tap brings a ticket back to the board. */
export function RecallSheet({ isOpen, tickets, acts, onClose }: RecallSheetProps) {
  const t = useTranslations('board.recall');
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={onClose} place="Side">
      {tickets.length === 0 ? (
        <Message title={t('empty')} text={t('emptyText')} />
      ) : (
        <ul className={css.tickets}>
          {tickets.map((ticket) => (
            <BumpedTicket
              key={ticket.id}
              ticket={ticket}
              onRecall={() => {
                acts.recallTicket(ticket);
                onClose();
              }}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function BumpedTicket({ ticket, onRecall }: { ticket: BoardTicket; onRecall: () => void }) {
  const t = useTranslations('board');
  const tApp = useTranslations('app');
  const now = useNow();
  const place = `${ticket.table ?? tApp(`type.${ticket.type}`)} · #${ticket.number}`;
  return (
    <li className={css.ticket}>
      <div className={css.text}>
        <h3>
          <bdi>{place}</bdi>{' '}
          <bdi>
            <small>{t('ticket.age', { minutes: ageOf(ticket.orderedAt, now) })}</small>
          </bdi>
        </h3>
        <p>{portionsText(ticket.lines.filter(({ state }) => state === 'Done'))}</p>
      </div>
      <Button icon={<Undo2 />} aria-label={`${t('recall.back')}: ${place}`} onClick={onRecall}>
        {t('recall.back')}
      </Button>
    </li>
  );
}
