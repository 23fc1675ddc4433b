import {
  Ban,
  CalendarCheck,
  CircleCheck,
  DoorOpen,
  GripVertical,
  Hourglass,
  Users,
  UserX,
} from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { ShownReservation } from '../../acts/reservation-acts.ts';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Schemas } from '../../api/client.ts';
import { useActAtVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { followDrag } from '../tables/reservation-drag.ts';
import { SeatButton } from '../tables/seat-button.tsx';
import { TablesButton } from '../tables/tables-button.tsx';
import { AnsweredClashes } from './answered-clashes.tsx';
import css from './reservation-row.module.css';

const ICONS = {
  Pending: Hourglass,
  Confirmed: CalendarCheck,
  Seated: CircleCheck,
  Declined: Ban,
  Cancelled: Ban,
  Completed: DoorOpen,
  NoShow: UserX,
} as const;

/** A reservation in the list of the evening, with a button for its next act. */
export function ReservationRow({ shown }: { shown: ShownReservation<Schemas['ListedReservation']> }) {
  const t = useTranslations('host');
  const tApp = useTranslations('app');
  const { reservation, isUnsaved } = shown;
  const { id, status, time, guests, customer, note, allergy, cancelledBy } = reservation;
  const Icon = ICONS[status];
  const act = useActAtVenue();
  const isSeatable = SEATABLE.has(status);
  const follow = (event: PointerEvent) =>
    followDrag(event, reservation, (tableId) =>
      act('changeReservation', id, {
        ...{ reservationId: id, change: { tableIds: [tableId] } },
        ...(isUnsaved ? {} : { revision: reservation.revision }),
      }),
    );
  return (
    <li
      className={classNames(css.row, css[status.toLowerCase()], allergy != null && css.marked)}
      data-unsaved={isUnsaved || undefined}
      // A mouse drags the whole row. A finger only drags by the handle, because it scrolls the list elsewhere.
      onPointerDown={(event) => isSeatable && event.pointerType === 'mouse' && follow(event)}
    >
      <time className={css.time} dir="ltr">
        {time}
      </time>
      <span className={css.guests}>
        <Users aria-hidden />
        {guests}
        <span className="unseen">{t('guests', { count: guests })}</span>
      </span>
      <Link href={`/${id}${location.search}`} className={css.who} draggable={false}>
        <strong>{customer.name}</strong>
        {allergy != null && <AllergyBar mark={allergy} />}
        {note !== null && <q>{note}</q>}
        <AnsweredClashes reservationId={id} />
      </Link>
      <span className={css.status}>
        <Icon aria-hidden />
        <span>
          {t(`status.${status}`)}
          {cancelledBy !== null && <small>{t(`cancelledBy.${cancelledBy}`)}</small>}
          {isUnsaved && <small className={css.unsaved}>{tApp('unsaved')}</small>}
        </span>
      </span>
      <span className={css.acts}>
        {isSeatable && (
          <span
            className={css.handle}
            onPointerDown={(event) => event.pointerType !== 'mouse' && follow(event)}
          >
            <GripVertical aria-hidden />
          </span>
        )}
        {isSeatable && <TablesButton reservation={reservation} />}
        <NextActs shown={shown} />
      </span>
    </li>
  );
}

const SEATABLE: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Seated']);

/** This long before their time, a party can be checked in from the list. */
const SOON_MS = 45 * 60_000;

/** The buttons for the next acts: the guests have arrived, have not come, or have left. */
function NextActs({
  shown: { reservation, isUnsaved },
}: {
  shown: ShownReservation<Schemas['ListedReservation']>;
}) {
  const t = useTranslations('host.acts');
  const act = useActAtVenue();
  const now = useNow();
  const { id, status, startsAt } = reservation;
  const on = { reservationId: id };
  const untilStart = Date.parse(startsAt) - now;
  const hasBegun = untilStart <= 0;
  return (
    <>
      {status === 'Confirmed' && hasBegun && (
        <Button icon={<UserX />} disabled={isUnsaved} onClick={() => act('markNoShow', id, on)}>
          <span className={css.word}>{t('noShow')}</span>
        </Button>
      )}
      {status === 'Confirmed' && (
        <SeatButton
          reservation={reservation}
          tone={untilStart < SOON_MS ? 'Main' : 'Plain'}
          icon={<CircleCheck />}
          disabled={isUnsaved}
        >
          <span className={css.word}>{t('checkIn')}</span>
        </SeatButton>
      )}
      {status === 'Seated' && (
        <Button icon={<DoorOpen />} disabled={isUnsaved} onClick={() => act('endVisit', id, on)}>
          <span className={css.word}>{t('end')}</span>
        </Button>
      )}
    </>
  );
}
