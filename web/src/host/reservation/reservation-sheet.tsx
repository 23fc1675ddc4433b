import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { RefusedActs } from '../../acts/refused-acts.tsx';
import {
  applyReservationActs,
  isReservationAct,
  type ShownReservation,
} from '../../acts/reservation-acts.ts';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../api/client.ts';
import { eveningQuery, reservationQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BookingSheet } from '../booking/booking-sheet.tsx';
import { SeatButton } from '../tables/seat-button.tsx';
import { TablesButton } from '../tables/tables-button.tsx';
import { AnsweredClashes } from './answered-clashes.tsx';
import { LikelyDuplicate } from './likely-duplicate.tsx';
import { ReasonSheet } from './reason-sheet.tsx';
import { ReservationHistory } from './reservation-history.tsx';
import css from './reservation-sheet.module.css';
import { useListedReservation } from './use-listed-reservation.ts';

/** The details of a reservation: guest, time, notes, the possible acts, and the history. */
export function ReservationSheet({ reservationId, onClose }: { reservationId: string; onClose: () => void }) {
  const t = useTranslations('host');
  const { venueId } = useVenue();
  const { data, error, failureReason, refetch } = useQuery(reservationQuery(venueId, reservationId));
  const fault = error ?? failureReason;
  // Until the details are loaded, and without a network, the reservation of the lists is shown.
  const listed = useListedReservation(reservationId);
  const known = data ?? listed;
  // After an act, the lists are up to date before these details are read again. Until then, a change would be sent with
  // the old revision and refused.
  const isBehind = data !== undefined && listed !== undefined && data.revision < listed.revision;
  const acts = usePendingActs(venueId);
  const [open, setOpen] = useState<'Change' | 'Cancel' | null>(null);
  const evening = useQuery(eveningQuery(venueId, data?.date ?? null));
  const ofThis = acts.filter((act) => isReservationAct(act) && act.subject === reservationId);
  if (open === 'Change' && data !== undefined && evening.data !== undefined)
    return <BookingSheet evening={evening.data} changed={data} onClose={() => setOpen(null)} />;
  if (open === 'Cancel' && known !== undefined)
    return <ReasonSheet reservation={known} act="cancelReservation" onClose={() => setOpen(null)} />;
  const history = data?.history ?? null;
  const isPartly = history === null && fault !== null;
  return (
    <Sheet title={known?.customer.name ?? ''} place="Side" isOpen onClose={onClose} hasAddress>
      {known === undefined &&
        (fault === null ? <Loading /> : <FaultMessage fault={fault} onRetry={() => void refetch()} />)}
      <RefusedActs acts={ofThis} />
      {known !== undefined && (
        <Details {...applyReservationActs(known, acts)} {...{ history, isBehind }} onOpen={setOpen} />
      )}
      {known !== undefined && isPartly && <p role="status">{t('partly')}</p>}
    </Sheet>
  );
}

function Details({
  reservation,
  isUnsaved,
  isBehind,
  history,
  onOpen,
}: ShownReservation<Schemas['VenueReservation']> & {
  isBehind: boolean;
  /** The history; `null` until it is loaded. */
  history: readonly Schemas['ReservationHistoryEntry'][] | null;
  onOpen: (what: 'Change' | 'Cancel') => void;
}) {
  const t = useTranslations('host');
  const format = useFormatter();
  const { status, date, time, guests, customer, note, originalNote, allergy, code, cancellationReason } =
    reservation;
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
      {allergy != null && <AllergyBar mark={allergy} />}
      <LikelyDuplicate reservation={reservation} />
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
      <Acts {...{ reservation, isUnsaved, isBehind, history, onOpen }} />
      {history !== null && <ReservationHistory history={history} />}
    </div>
  );
}

const CHANGEABLE: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Seated']);
const CANCELLABLE: ReadonlySet<string> = new Set(['Pending', 'Confirmed']);

function Acts({ reservation, isUnsaved, isBehind, history, onOpen }: Parameters<typeof Details>[0]) {
  const t = useTranslations('host.acts');
  const act = useActAtVenue();
  const { id, status } = reservation;
  const on = { reservationId: id };
  return (
    <div className={css.acts}>
      {CANCELLABLE.has(status) && (
        <SeatButton reservation={reservation} tone="Main">
          {t('checkIn')}
        </SeatButton>
      )}
      {CHANGEABLE.has(status) && <TablesButton reservation={reservation} />}
      {status === 'Seated' && (
        <Button tone="Main" onClick={() => act('endVisit', id, on)}>
          {t('end')}
        </Button>
      )}
      {CHANGEABLE.has(status) && history !== null && (
        // An unanswered act will make a new revision, so that a change now would be refused.
        <Button disabled={isUnsaved || isBehind} onClick={() => onOpen('Change')}>
          {t('change')}
        </Button>
      )}
      {CANCELLABLE.has(status) && (
        <Button tone="Danger" onClick={() => onOpen('Cancel')}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
