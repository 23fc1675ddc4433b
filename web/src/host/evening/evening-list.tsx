import { BookOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { applyReservationActs, type ShownReservation } from '../../acts/reservation-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Message } from '../../ui/message.tsx';
import { findReservations } from '../../ui/text/find-reservations.ts';
import { ReservationRow } from '../reservation/reservation-row.tsx';
import css from './evening-list.module.css';

const OVER: ReadonlySet<string> = new Set(['Declined', 'Cancelled', 'Completed', 'NoShow']);

/** The reservations of an evening by time. Past ones are folded below the others. */
export function EveningList({ evening, search }: { evening: Schemas['ReservationEvening']; search: string }) {
  const t = useTranslations('host');
  const { venueId } = useVenue();
  const acts = usePendingActs(venueId);
  const found = findReservations(evening.items, search);
  if (evening.items.length === 0)
    return <Message icon={<BookOpen />} title={t('list.empty')} text={t('list.emptyText')} />;
  if (found.length === 0) return <Message title={t('nothingFound', { text: search })} />;
  const shown = found.map((item) => applyReservationActs(item, acts));
  // A reservation keeps its place in the list until its change is saved.
  const isOver = ({ reservation, isUnsaved }: ShownReservation<Schemas['ListedReservation']>) =>
    OVER.has(reservation.status) && !isUnsaved;
  const over = shown.filter(isOver);
  return (
    <section className={css.list} aria-label={t('title')}>
      <ul>
        {shown
          .filter((one) => !isOver(one))
          .map((one) => (
            <ReservationRow key={one.reservation.id} shown={one} />
          ))}
      </ul>
      {over.length > 0 && (
        <details open={search !== ''}>
          <summary>{t('list.overCount', { count: over.length })}</summary>
          <ul>
            {over.map((one) => (
              <ReservationRow key={one.reservation.id} shown={one} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
