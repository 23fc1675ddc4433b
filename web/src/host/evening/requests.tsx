import { useQuery } from '@tanstack/react-query';
import { Check, Clock, X } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { applyReservationActs, type ShownReservation } from '../../acts/reservation-acts.ts';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../api/client.ts';
import { requestsQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Clashes } from '../reservation/clashes.tsx';
import { LikelyDuplicate } from '../reservation/likely-duplicate.tsx';
import { ReasonSheet } from '../reservation/reason-sheet.tsx';
import css from './requests.module.css';

type Listed = Schemas['ListedReservation'];

/** The requests of all evenings that wait for an answer, the soonest first. */
export function Requests() {
  const t = useTranslations('host.requests');
  const { venueId } = useVenue();
  const { data } = useQuery(requestsQuery(venueId));
  const acts = usePendingActs(venueId);
  const [declined, setDeclined] = useState<Listed | null>(null);
  if (data === undefined || data.items.length === 0) return null;
  const shown = data.items.map((item) => applyReservationActs(item, acts));
  return (
    <section className={css.requests} aria-labelledby="requests">
      <h2 id="requests">
        {t('title')} <span className={css.count}>{data.items.length}</span>
      </h2>
      <ul>
        {shown.map((one) => (
          <RequestCard key={one.reservation.id} shown={one} onDecline={setDeclined} />
        ))}
      </ul>
      {data.nextCursor !== null && <p>{t('more')}</p>}
      {declined !== null && (
        <ReasonSheet reservation={declined} act="declineReservation" onClose={() => setDeclined(null)} />
      )}
    </section>
  );
}

function RequestCard({
  shown,
  onDecline,
}: {
  shown: ShownReservation<Listed>;
  onDecline: (item: Listed) => void;
}) {
  const t = useTranslations('host');
  const format = useFormatter();
  const now = useNow();
  const act = useActAtVenue();
  const { reservation, isUnsaved } = shown;
  const { id, guests, customer, startsAt, date, time, note, allergy } = reservation;
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  return (
    <li className={css.card} data-unsaved={isUnsaved || undefined}>
      <Link href={`/${id}${location.search}`} className={css.who}>
        <strong>
          <time dir="ltr">{time}</time> · {t('guests', { count: guests })}
        </strong>
        <span>
          {day} · {customer.name}
        </span>
        {allergy != null && <AllergyBar mark={allergy} />}
        {note !== null && <q>{note}</q>}
      </Link>
      <span className={css.left}>
        <Clock aria-hidden />
        {t('requests.timeLeft', { time: useTimeLeft(Date.parse(startsAt) - now) })}
      </span>
      <LikelyDuplicate reservation={reservation} />
      <Clashes clashes={reservation.clashes} fullest={reservation.fullest} />
      <div className={css.acts}>
        <Button
          tone="Main"
          icon={<Check />}
          disabled={isUnsaved}
          onClick={() => act('acceptReservation', id, { reservationId: id })}
        >
          {t('requests.accept')}
        </Button>
        <Button icon={<X />} disabled={isUnsaved} onClick={() => onDecline(reservation)}>
          {t('requests.decline')}
        </Button>
      </div>
    </li>
  );
}

const MINUTE_MS = 60_000;

/** A duration in the largest suitable unit: `40 min`, `5 hr`, `3 days`. */
function useTimeLeft(ms: number): string {
  const format = useFormatter();
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const [value, unit] =
    minutes < 90
      ? ([minutes, 'minute'] as const)
      : minutes < 2 * 24 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / (24 * 60)), 'day'] as const);
  return format.number(value, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' });
}
