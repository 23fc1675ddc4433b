import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useExactInstantText, useInstantText } from '../../use-instant-text.ts';
import css from '../developers.module.css';
import type { EventDelivery, EventDeliveryState } from '../key-queries.ts';
import { type StateKind, StateMark } from '../state-mark.tsx';
import { EventDetails } from './event-details.tsx';

const MARKS: Record<EventDeliveryState, StateKind> = {
  Waiting: 'Open',
  Delivered: 'Good',
  Failed: 'Bad',
  Superseded: 'Gone',
};

/**
 * For each event type, the key of its text. The type itself cannot be the key: its dot would mean a nested key.
 */
const TYPES = {
  'order.updated': 'order',
  'reservation.updated': 'reservation',
  'webhook.test': 'webhook',
} as const satisfies Record<EventDelivery['type'], string>;

/** A row for an event; a tap shows its details. */
export function EventRow({
  keyId,
  event,
  canResend,
}: {
  keyId: string;
  event: EventDelivery;
  canResend: boolean;
}) {
  const t = useTranslations('developers.events');
  const [exactText, instantText] = [useExactInstantText(), useInstantText()];
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { eventId, type, state, begunAt, attempts, nextAttemptAt, isRedeliveryDue } = event;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <li>
      <button
        type="button"
        className={css.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.main}>
          <strong>{t(`types.${TYPES[type]}`)}</strong>
          <span className={css.small}>
            {exactText(begunAt)} · {t('attempts', { count: attempts })}
            {nextAttemptAt !== null && ` · ${t('next', { at: instantText(nextAttemptAt) })}`}
          </span>
          <span className={css.code} dir="ltr">
            {eventId}
          </span>
        </span>
        {isRedeliveryDue && <StateMark mark="Open">{t('due')}</StateMark>}
        <StateMark mark={MARKS[state]}>{t(`states.${state}`)}</StateMark>
        <Chevron aria-hidden />
      </button>
      {isOpen && (
        <div id={id}>
          <EventDetails keyId={keyId} event={event} canResend={canResend} />
        </div>
      )}
    </li>
  );
}
