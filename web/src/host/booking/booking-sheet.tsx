import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useActHere } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { useIsTaken } from '../tables/table-choices.ts';
import { BookingFields } from './booking-fields.tsx';
import {
  type Booking,
  bookingOf,
  changeOf,
  faultsOf,
  newBooking,
  partyOf,
  reservationOf,
} from './booking-form.ts';
import css from './booking-sheet.module.css';
import { Outcome, useSending } from './sending.tsx';

interface BookingSheetProps {
  /** The evening that is shown: a new booking is for it, unless another date is chosen. */
  evening: Schemas['ReservationEvening'];
  /** The reservation to change; without one a new one is written down. */
  changed?: Schemas['ReservationWithHistory'];
  onClose: () => void;
}

/** Writes down a booking made by phone, or changes one. It closes once the service has it. */
export function BookingSheet({ evening, changed, onClose }: BookingSheetProps) {
  const t = useTranslations('host.booking');
  const tApp = useTranslations('app');
  const sending = useSending(onClose);
  const { booking, change, party, faults, submit } = useBooking(evening, changed, sending);
  return (
    <Sheet
      title={t(changed === undefined ? 'title' : 'changeTitle')}
      place="Side"
      isOpen
      onClose={onClose}
      keepsTyped={sending.isOnItsWay || sending.answer !== null}
      foot={
        sending.answer !== null ? undefined : (
          <Button type="submit" form="booking" tone="Main" size="Large" isWide disabled={sending.isOnItsWay}>
            {sending.isUnknown
              ? tApp('fault.retry')
              : t(sending.isOnItsWay ? 'sending' : changed === undefined ? 'save' : 'saveChange')}
          </Button>
        )
      }
    >
      <form id="booking" className={css.form} onSubmit={submit} noValidate>
        <Outcome sending={sending} onClose={onClose} />
        {/* What may have been taken down is not changed: the same is tried again. */}
        <fieldset className={css.fields} disabled={sending.isUnknown}>
          <BookingFields
            booking={booking}
            onChange={change}
            faults={faults}
            evening={evening}
            party={party}
            fixed={{ customer: changed !== undefined, time: changed?.status === 'Seated' }}
          />
        </fieldset>
      </form>
    </Sheet>
  );
}

/** What is entered, what is wrong with it, and how it is taken down or changed. */
function useBooking(
  evening: Schemas['ReservationEvening'],
  changed: Schemas['ReservationWithHistory'] | undefined,
  sending: ReturnType<typeof useSending>,
) {
  const [booking, setBooking] = useState<Booking>(() =>
    changed === undefined ? newBooking(evening.date, evening.timeZone) : bookingOf(changed, evening.timeZone),
  );
  // The fields show the reservation as it was then, whatever others do to it meanwhile.
  const [openedOn] = useState(changed?.revision);
  const party = partyOf(booking, changed?.id ?? null, evening.timeZone);
  // Said at once: who is asked on the phone hears it before it is saved.
  const taken = useIsTaken(party, booking.tableIds) ? { tableIds: 'tableTaken' as const } : {};
  const wrong = {
    ...faultsOf(booking, evening.timeZone, changed?.status === 'Seated'),
    ...taken,
  };
  const act = useActHere();
  const start = () =>
    sending.start(
      changed === undefined
        ? act('takeReservation', 'new-reservation', { reservation: reservationOf(booking, evening.timeZone) })
        : act('changeReservation', changed.id, {
            reservationId: changed.id,
            change: changeOf(booking, changed, evening.timeZone),
            ...(openedOn === undefined ? {} : { revision: openedOn }),
          }),
    );
  // What may have been taken down is sent again as it is.
  const { shown, submit } = useSubmit(
    sending.isUnknown ? {} : wrong,
    sending.isUnknown ? sending.retry : start,
  );
  return {
    ...{ booking, party, submit },
    faults: { ...shown, ...taken, ...(sending.isPhoneWrong ? { phone: 'phoneWrong' as const } : {}) },
    change: (next: Partial<Booking>) => {
      if ('phone' in next) sending.forgetRefusal();
      setBooking((before) => ({ ...before, ...next }));
    },
  };
}
