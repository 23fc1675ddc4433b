import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverNow } from '../../api/server-clock.ts';
import { useActHere } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { Sheet } from '../../ui/sheet.tsx';
import TableChoice from '../tables/table-choice.tsx';
import { useIsTaken } from '../tables/table-choices.ts';
import { GUESTS } from './booking-fields.tsx';
import { guestsFaultOf } from './booking-form.ts';
import css from './booking-sheet.module.css';
import { Choices } from './choices.tsx';
import { Outcome, useSending } from './sending.tsx';

/** Seats guests who come without a booking: how many, at which table, and their name if they say it. */
export default function WalkInSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('host.walkIn');
  const tApp = useTranslations('app');
  const sending = useSending(onClose);
  const form = useWalkIn(sending);
  const { guests, name, tableIds, change, party, shown, submit } = form;
  return (
    <Sheet
      title={t('title')}
      place="Side"
      isOpen
      onClose={onClose}
      keepsTyped={sending.isOnItsWay || sending.answer !== null}
      foot={
        sending.answer !== null ? undefined : (
          <Button type="submit" form="walk-in" tone="Main" size="Large" isWide disabled={sending.isOnItsWay}>
            {sending.isUnknown ? tApp('fault.retry') : t('seat')}
          </Button>
        )
      }
    >
      <form id="walk-in" className={css.form} onSubmit={submit} noValidate>
        <Outcome sending={sending} onClose={onClose} />
        <fieldset className={css.fields} disabled={sending.isUnknown}>
          <Choices
            label={t('guests')}
            other={t('otherGuests')}
            otherType="number"
            value={guests}
            options={GUESTS.map((value) => ({ value }))}
            onChange={(value) => change({ guests: value })}
            error={shown.guests && t('guestsWrong')}
          />
          {party !== null && (
            <fieldset className={css.tables} aria-label={t('tables')}>
              {shown.tableIds !== undefined && <p className={css.wrong}>{t(shown.tableIds)}</p>}
              <TableChoice
                party={party}
                chosen={tableIds}
                onChoose={(chosen) => change({ tableIds: chosen })}
              />
            </fieldset>
          )}
          <Field
            label={t('name')}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        </fieldset>
      </form>
    </Sheet>
  );
}

/** What is entered of them, what is missing, and how they are seated. */
function useWalkIn(sending: ReturnType<typeof useSending>) {
  const t = useTranslations('host.walkIn');
  const act = useActHere();
  const [cameAt] = useState(() => new Date(serverNow()).toISOString());
  const [entered, setEntered] = useState({ guests: '2', name: '', tableIds: [] as readonly string[] });
  const { guests, name, tableIds } = entered;
  const guestsFault = guestsFaultOf(guests);
  const party = guestsFault === undefined ? { id: null, startsAt: cameAt, guests: Number(guests) } : null;
  const isTaken = useIsTaken(party, tableIds);
  const faults = {
    guests: guestsFault,
    tableIds:
      tableIds.length === 0 ? ('tableMissing' as const) : isTaken ? ('tableTaken' as const) : undefined,
  };
  const seat = () =>
    sending.start(
      act('takeReservation', 'new-reservation', {
        reservation: {
          ...{ startsAt: cameAt, guests: Number(guests), tableIds: [...tableIds], isHere: true },
          customer: { name: name.trim() || t('nobody') },
        },
      }),
    );
  const { shown, submit } = useSubmit(
    sending.isUnknown ? { guests: undefined, tableIds: undefined } : faults,
    sending.isUnknown ? sending.retry : seat,
  );
  return {
    ...{ ...entered, party, shown, submit },
    change: (change: Partial<typeof entered>) => setEntered((before) => ({ ...before, ...change })),
  };
}
