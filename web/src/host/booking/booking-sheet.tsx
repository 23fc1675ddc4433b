import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Act } from '../../acts/act.ts';
import { useActQueue, usePendingActs } from '../../acts/acts-provider.tsx';
import { type ActAnswer, answerKey } from '../../acts/reservation-acts.ts';
import { UnknownAct } from '../../acts/unknown-act.tsx';
import type { Schemas } from '../../api/client.ts';
import { isRefusal } from '../../api/fault.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Clashes } from '../reservation/clashes.tsx';
import { BookingFields } from './booking-fields.tsx';
import { type Booking, bookingOf, changeOf, faultsOf, newBooking, reservationOf } from './booking-form.ts';
import css from './booking-sheet.module.css';

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
  const [booking, setBooking] = useState<Booking>(() =>
    changed === undefined ? newBooking(evening.date, evening.timeZone) : bookingOf(changed, evening.timeZone),
  );
  // The fields show the reservation as it was then, whatever others do to it meanwhile.
  const [openedOn] = useState(changed?.revision);
  const sending = useSending(onClose);
  const faults = faultsOf(booking, evening.timeZone, changed?.status === 'Seated');
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
    sending.isUnknown ? {} : faults,
    sending.isUnknown ? sending.retry : start,
  );
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
        <Outcome act={sending.act} answer={sending.answer} onClose={onClose} />
        {/* What may have been taken down is not changed: the same is tried again. */}
        <fieldset className={css.fields} disabled={sending.isUnknown}>
          <BookingFields
            booking={booking}
            onChange={(change) => setBooking((before) => ({ ...before, ...change }))}
            faults={shown}
            evening={evening}
            fixed={{ customer: changed !== undefined, time: changed?.status === 'Seated' }}
          />
        </fieldset>
      </form>
    </Sheet>
  );
}

/** Follows an act until it is answered: closes then, unless somebody has to be told of clashes or of a refusal. */
function useSending(onClose: () => void) {
  const { venueId } = useVenue();
  const queue = useActQueue();
  const acts = usePendingActs(venueId);
  const [key, setKey] = useState('');
  const { data: answer } = useQuery<ActAnswer | null>({
    ...{ queryKey: answerKey(venueId, key), enabled: false, initialData: null },
  });
  const act = acts.find((one) => one.key === key);
  const isClear = answer !== null && answer.clashes.length === 0;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isClear) close();
  }, [isClear]);
  return {
    start: (started: string) => {
      if (act !== undefined) queue.dismiss(act.key);
      setKey(started);
    },
    retry: () => queue.retry(key),
    isOnItsWay: act !== undefined && act.fault === null,
    isUnknown: act !== undefined && act.fault !== null && !isRefusal(act.fault),
    act,
    answer,
  };
}

interface OutcomeProps {
  act: Act | undefined;
  answer: ActAnswer | null;
  onClose: () => void;
}

function Outcome({ act, answer, onClose }: OutcomeProps) {
  const t = useTranslations('app');
  const sentenceOf = useFaultSentence();
  const fault = act?.fault ?? null;
  if (act !== undefined && fault !== null && !isRefusal(fault)) return <UnknownAct act={act} />;
  if (fault !== null)
    return (
      <p className={css.fault} role="alert">
        {t('fault.refusedAct', { reason: sentenceOf(fault) })}
      </p>
    );
  if (answer === null || answer.clashes.length === 0) return null;
  return (
    <div role="alert" className={css.saved}>
      <Clashes clashes={answer.clashes} />
      <Button tone="Main" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  );
}
