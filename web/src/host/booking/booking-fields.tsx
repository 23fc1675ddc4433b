import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useNow } from '../../time/use-now.ts';
import { instantOf } from '../../time/venue-time.ts';
import { Field } from '../../ui/field.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { fullnessOf } from '../evening/fullness.ts';
import type { Party } from '../tables/table-choices.ts';
import { type Booking, type BookingFaults, offeredTimes } from './booking-form.ts';
import css from './booking-sheet.module.css';
import { GuestsField, TablesField } from './party-fields.tsx';
import { TimeChoice } from './time-choice.tsx';

const AllergyField = lazyPart(() => import('./allergy-field.tsx'));

interface BookingFieldsProps {
  booking: Booking;
  onChange: (change: Partial<Booking>) => void;
  faults: BookingFaults;
  evening: Schemas['ReservationEvening'];
  /** The party for which tables are chosen; `null` until its time and guests are known. */
  party: Party | null;
  /** The fields that cannot be changed. */
  fixed: { customer: boolean; time: boolean };
}

/** The fields of a booking: guests, time, customer and tables; for most of them one tap is enough. */
export function BookingFields({ booking, onChange, faults, evening, party, fixed }: BookingFieldsProps) {
  const t = useTranslations('host.booking');
  const faultOf: FaultOf = (field) => faults[field] && t(faults[field]);
  return (
    <>
      <GuestsField
        guests={booking.guests}
        onChange={(guests) => onChange({ guests })}
        error={faultOf('guests')}
      />
      {!fixed.time && (
        <DateAndTimeFields booking={booking} onChange={onChange} faultOf={faultOf} evening={evening} />
      )}
      {!fixed.customer && <CustomerFields booking={booking} onChange={onChange} faultOf={faultOf} />}
      <Field
        label={t('note')}
        value={booking.note}
        maxLength={250}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <Suspense>
        <AllergyField said={booking.allergy} onChange={(allergy) => onChange({ allergy })} />
      </Suspense>
      {party !== null && (
        <TablesField
          party={party}
          chosen={booking.tableIds}
          onChoose={(tableIds) => onChange({ tableIds })}
          error={faultOf('tableIds')}
        />
      )}
    </>
  );
}

type FaultOf = (field: keyof BookingFaults) => string | undefined;

interface CustomerFieldsProps extends Pick<BookingFieldsProps, 'booking' | 'onChange'> {
  faultOf: FaultOf;
}

interface DateAndTimeFieldsProps extends CustomerFieldsProps {
  evening: BookingFieldsProps['evening'];
}

/** The fields for the date and the time. Half hours in which the room is full are marked. */
function DateAndTimeFields({ booking, onChange, faultOf, evening }: DateAndTimeFieldsProps) {
  const t = useTranslations('host.booking');
  const now = useNow();
  const { load: halves, room, timeZone } = evening;
  const loads = new Map(halves.map((half) => [Date.parse(half.startsAt), fullnessOf(half, room)]));
  const times = offeredTimes(booking.date, timeZone, now).map((time) => {
    const load = loads.get(instantOf(booking.date, time, timeZone));
    return { value: time, mark: load?.isFull ? ('Full' as const) : undefined };
  });
  return (
    <>
      <Field
        label={t('date')}
        type="date"
        value={booking.date}
        error={faultOf('date')}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TimeChoice
        key={booking.date}
        times={times}
        value={booking.time}
        onChange={(time) => onChange({ time })}
        error={faultOf('time')}
      />
    </>
  );
}

function CustomerFields({ booking, onChange, faultOf }: CustomerFieldsProps) {
  const t = useTranslations('host.booking');
  return (
    <div className={css.who}>
      <Field
        label={t('name')}
        value={booking.name}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
        error={faultOf('name')}
      />
      <Field
        label={t('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        value={booking.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
        error={faultOf('phone')}
      />
    </div>
  );
}
