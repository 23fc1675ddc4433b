import { Ban, Check } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMeasure } from '../../ui/measure.ts';
import type { BoardActs } from '../board-acts.ts';
import type { BoardTicket, TicketLine } from '../tickets/board-ticket.ts';
import { formatRemovedIngredient } from '../tickets/removed-ingredient.ts';
import css from './ticket-line-row.module.css';

export interface TicketLineRowProps {
  ticket: BoardTicket;
  line: TicketLine;
  /** The portion to show; `null` if the product has one portion only. */
  portion: string | null;
  /** Whether the line cannot be tapped now. */
  isDisabled: boolean;
  acts: BoardActs;
  onReady: (line: TicketLine) => void;
}

/** A line of a ticket. A tap marks it as done; another tap undoes that. */
export function TicketLineRow({ ticket, line, portion, isDisabled, acts, onReady }: TicketLineRowProps) {
  const isDone = line.state === 'Done';
  if (line.state === 'Struck')
    return (
      <li className={classNames(css.line, css.struck)}>
        <LineText line={line} portion={portion} />
      </li>
    );
  return (
    <li>
      <button
        type="button"
        className={classNames(css.line, isDone && css.done)}
        aria-pressed={isDone}
        disabled={isDisabled}
        onClick={() => (isDone ? acts.reopenLine(ticket, line) : onReady(line))}
      >
        <LineText line={line} portion={portion} />
        {isDone && <Check aria-hidden className={css.check} />}
      </button>
      {line.allergy !== null && (
        <AllergyBar mark={line.allergy} onSeen={(at) => acts.confirmAllergy(ticket, line.id, at)} />
      )}
    </li>
  );
}

function LineText({ line, portion }: Pick<TicketLineRowProps, 'line' | 'portion'>) {
  const t = useTranslations('board.line');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const measureText = useMeasure();
  const { name, measure, quantity, quantityBefore, options, removed, note, seat, state, isUnsaved } = line;
  const Name = state === 'Struck' ? 'del' : 'span';
  return (
    <>
      <span className={css.quantity}>
        {quantity}
        <span aria-hidden className={css.times}>
          ×
        </span>
      </span>
      <span className={css.text}>
        {state === 'Struck' && (
          <strong className={css.stop}>
            <Ban aria-hidden />
            {t('struck')}
          </strong>
        )}
        <Name className={css.name}>
          {name} {portion !== null && <span className={css.portion}>{portion}</span>}{' '}
          {measure !== null && <span className={css.portion}>{measureText(measure.net, measure.unit)}</span>}{' '}
          {seat !== null && <span className={css.portion}>{tApp('seats.one', { seat: String(seat) })}</span>}
        </Name>
        {quantityBefore !== null && state !== 'Struck' && (
          <span className={css.changed}>{t('changed', { before: quantityBefore, now: quantity })}</span>
        )}
        {options.map((option) => (
          <span key={option} className={css.option}>
            {option}
          </span>
        ))}
        {removed.map((ingredient) => (
          <span key={ingredient} className={css.without}>
            {t('without', formatRemovedIngredient(ingredient, locale))}
          </span>
        ))}
        {note !== null && <span className={css.note}>{note}</span>}
        {isUnsaved && <span className={css.unsaved}>{tApp('unsaved')}</span>}
      </span>
    </>
  );
}
