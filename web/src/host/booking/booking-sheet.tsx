import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { useHasChanged } from '../../ui/way-back/use-has-changed.ts';
import { useTableConflicts } from '../tables/table-choices.ts';
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
import { PartyFormSheet } from './party-form-sheet.tsx';
import { useSubmittedAct } from './use-submitted-act.ts';

interface BookingSheetProps {
  /** The evening on the screen: a new booking gets its date. */
  evening: Schemas['ReservationEvening'];
  /** The reservation to change; `undefined` for a new booking. */
  changed?: Schemas['ReservationWithHistory'];
  onClose: () => void;
}

/** Adds a booking that was made by phone, or changes a reservation. The sheet closes when the service has saved it. */
export function BookingSheet({ evening, changed, onClose }: BookingSheetProps) {
  const t = useTranslations('host.booking');
  const sending = useSubmittedAct(onClose);
  const { booking, change, party, faults, submit } = useBooking(evening, changed, sending);
  const isNew = changed === undefined;
  return (
    <PartyFormSheet
      title={t(isNew ? 'title' : 'changeTitle')}
      button={t(isNew ? 'save' : 'saveChange')}
      hasChosen={useHasChanged(booking)}
      {...{ sending, submit, onClose }}
    >
      <BookingFields
        booking={booking}
        onChange={change}
        faults={faults}
        evening={evening}
        party={party}
        fixed={{ customer: !isNew, time: changed?.status === 'Seated' }}
      />
    </PartyFormSheet>
  );
}

/** The entered booking, its faults, and a function that saves it. */
function useBooking(
  evening: Schemas['ReservationEvening'],
  changed: Schemas['ReservationWithHistory'] | undefined,
  sending: ReturnType<typeof useSubmittedAct>,
) {
  const [booking, setBooking] = useState<Booking>(() =>
    changed === undefined ? newBooking(evening.date, evening.timeZone) : bookingOf(changed, evening.timeZone),
  );
  // The fields show the reservation as it was when the sheet was opened, even if another person changes it.
  const [openedOn] = useState(changed?.revision);
  const party = partyOf(booking, changed?.id ?? null, evening.timeZone);
  const { isTaken, clashes } = useTableConflicts(party, booking.tableIds);
  const wrong = {
    ...faultsOf(booking, evening.timeZone, changed?.status === 'Seated'),
    ...(isTaken ? { tableIds: 'tableTaken' as const } : {}),
  };
  const act = useActAtVenue();
  const start = () =>
    sending.start(
      changed === undefined
        ? act('takeReservation', 'new-reservation', { reservation: reservationOf(booking, evening.timeZone) })
        : act('changeReservation', changed.id, {
            reservationId: changed.id,
            change: changeOf(booking, changed, evening.timeZone),
            ...(openedOn === undefined ? {} : { revision: openedOn }),
          }),
      clashes,
    );
  // If the result is unknown, the same booking is sent again, without new checks.
  const { shown, submit } = useSubmit(
    sending.isUnknown ? {} : wrong,
    sending.isUnknown ? sending.retry : start,
  );
  return {
    ...{ booking, party, submit },
    faults: { ...shown, ...(sending.isPhoneWrong ? { phone: 'phoneWrong' as const } : {}) },
    change: (next: Partial<Booking>) => {
      if ('phone' in next) sending.forgetRefusal();
      setBooking((before) => ({ ...before, ...next }));
    },
  };
}
