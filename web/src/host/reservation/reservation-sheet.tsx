import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import { isReservationAct, showReservation } from '../../acts/reservation-acts.ts';
import type { Schemas } from '../../api/client.ts';
import { eveningQuery, reservationQuery } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BookingSheet } from '../booking/booking-sheet.tsx';
import { TablesButton } from '../tables/tables-button.tsx';
import { AnsweredClashes } from './answered-clashes.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { ReservationHistory } from './reservation-history.tsx';
import css from './reservation-sheet.module.css';

type WithHistory = Schemas['ReservationWithHistory'];

/** Everything about one reservation: who, when, notes, what can be done, and what happened. */
export function ReservationSheet({ reservationId, onClose }: { reservationId: string; onClose: () => void }) {
  const { venueId } = useVenue();
  const { data, error, refetch } = useQuery(reservationQuery(venueId, reservationId));
  const acts = usePendingActs(venueId);
  const [open, setOpen] = useState<'Change' | 'Cancel' | null>(null);
  const evening = useQuery(eveningQuery(venueId, data?.date ?? null));
  const ofThis = acts.filter((act) => isReservationAct(act) && act.subject === reservationId);
  if (open === 'Change' && data !== undefined && evening.data !== undefined)
    return <BookingSheet evening={evening.data} changed={data} onClose={() => setOpen(null)} />;
  if (open === 'Cancel' && data !== undefined)
    return <ReasonSheet reservation={data} act="cancelReservation" onClose={() => setOpen(null)} />;
  return (
    <Sheet title={data?.customer.name ?? ''} place="Side" isOpen onClose={onClose} hasAddress>
      {data === undefined &&
        (error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />)}
      <RefusedActs acts={ofThis} />
      {data !== undefined && (
        <Details reservation={showReservation(data, acts).reservation} onOpen={setOpen} />
      )}
    </Sheet>
  );
}

function Details({
  reservation,
  onOpen,
}: {
  reservation: WithHistory;
  onOpen: (what: 'Change' | 'Cancel') => void;
}) {
  const t = useTranslations('host');
  const format = useFormatter();
  const { status, date, time, guests, customer, note, originalNote, code, cancellationReason } = reservation;
  const day = format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <div className={css.details}>
      <p className={css.when}>
        <time dir="ltr">{time}</time> · {t('guests', { count: guests })}
        <span>{day}</span>
      </p>
      <p>
        {t(`status.${status}`)} · {t('acts.copyCode', { code: `${code.slice(0, 4)}-${code.slice(4)}` })}
      </p>
      <AnsweredClashes reservationId={reservation.id} />
      {customer.phone !== null && (
        <a className={css.phone} href={`tel:${customer.phone}`} dir="ltr">
          <Phone aria-hidden /> {customer.phone}
        </a>
      )}
      {note !== null && <q>{note}</q>}
      {originalNote !== null && originalNote !== note && (
        <p>{t('booking.guestNote', { note: originalNote })}</p>
      )}
      {cancellationReason !== null && <q>{cancellationReason}</q>}
      <Acts reservation={reservation} onOpen={onOpen} />
      <ReservationHistory history={reservation.history} />
    </div>
  );
}

const CHANGEABLE: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Seated']);
const CANCELLABLE: ReadonlySet<string> = new Set(['Pending', 'Confirmed']);

function Acts({ reservation, onOpen }: Parameters<typeof Details>[0]) {
  const t = useTranslations('host.acts');
  const act = useActHere();
  const { id, status } = reservation;
  const on = { reservationId: id };
  return (
    <div className={css.acts}>
      {CANCELLABLE.has(status) && (
        <Button tone="Main" onClick={() => act('checkIn', id, on)}>
          {t('checkIn')}
        </Button>
      )}
      {CHANGEABLE.has(status) && <TablesButton reservation={reservation} />}
      {status === 'Seated' && (
        <Button tone="Main" onClick={() => act('endVisit', id, on)}>
          {t('end')}
        </Button>
      )}
      {CHANGEABLE.has(status) && <Button onClick={() => onOpen('Change')}>{t('change')}</Button>}
      {CANCELLABLE.has(status) && (
        <Button tone="Danger" onClick={() => onOpen('Cancel')}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
