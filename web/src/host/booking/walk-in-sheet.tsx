import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AllergySaid } from '../../acts/kitchen/allergy-acts.ts';
import { serverNow } from '../../api/server-clock.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { Field } from '../../ui/field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useHasChanged } from '../../ui/way-back/use-has-changed.ts';
import { useTableConflicts } from '../tables/table-choices.ts';
import { allergyBodyOf, guestsFaultOf } from './booking-form.ts';
import { GuestsField, TablesField } from './party-fields.tsx';
import { PartyFormSheet } from './party-form-sheet.tsx';
import { useSubmittedAct } from './use-submitted-act.ts';

const AllergyField = lazyPart(() => import('./allergy-field.tsx'));

/** Seats walk-ins: their number, a table, and a name if they give one. */
export default function WalkInSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('host');
  const sending = useSubmittedAct(onClose);
  const { guests, name, allergy, tableIds, change, party, shown, submit } = useWalkIn(sending);
  return (
    <PartyFormSheet
      title={t('walkIn.title')}
      button={t('walkIn.seat')}
      hasChosen={useHasChanged([guests, allergy, tableIds])}
      {...{ sending, submit, onClose }}
    >
      <GuestsField
        guests={guests}
        onChange={(value) => change({ guests: value })}
        error={shown.guests && t(`booking.${shown.guests}`)}
      />
      {party !== null && (
        <TablesField
          party={party}
          chosen={tableIds}
          onChoose={(chosen) => change({ tableIds: chosen })}
          error={shown.tableIds && t(`booking.${shown.tableIds}`)}
        />
      )}
      <Field
        label={t('booking.name')}
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <Suspense>
        <AllergyField said={allergy} onChange={(said) => change({ allergy: said })} />
      </Suspense>
    </PartyFormSheet>
  );
}

/** The entered walk-in, its faults, and a function that seats the guests. */
function useWalkIn(sending: ReturnType<typeof useSubmittedAct>) {
  const t = useTranslations('host.walkIn');
  const act = useActAtVenue();
  const [cameAt] = useState(() => new Date(serverNow()).toISOString());
  const [entered, setEntered] = useState({
    ...{ guests: '2', name: '', tableIds: [] as readonly string[] },
    allergy: null as AllergySaid | null,
  });
  const { guests, name, allergy, tableIds } = entered;
  const guestsFault = guestsFaultOf(guests);
  const party = guestsFault === undefined ? { id: null, startsAt: cameAt, guests: Number(guests) } : null;
  const { isTaken, clashes } = useTableConflicts(party, tableIds);
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
          ...(allergy === null ? {} : { allergy: allergyBodyOf(allergy) }),
        },
      }),
      clashes,
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
