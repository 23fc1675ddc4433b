import { useQuery } from '@tanstack/react-query';
import { AlarmClock, PencilLine, TriangleAlert, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Bill } from '../../api/bill-list.ts';
import { profileQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { useNow } from '../../time/use-now.ts';
import { Amount } from '../../ui/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useIsLeftOpen } from '../left-open/use-left-open.ts';
import { useUnsentUnits } from '../order/basket/use-basket.ts';
import css from './room.module.css';
import { TableGuests } from './table-guests.tsx';
import type { RoomTable } from './table-state.ts';
import { TableStateMark } from './table-state-mark.tsx';

/** A table of the room: its name, state, time and total. It links to the page of the table. */
export function TableTile({ table }: { table: RoomTable }) {
  const t = useTranslations('till.room');
  const draft = useUnsentUnits({ kind: 'Table', tableId: table.id });
  const { allergy, bill, name, state, capacity, standing } = table;
  const isLeftOpen = useIsLeftOpen();
  return (
    <Link href={`/tables/${table.id}`} className={classNames(css.tile, css[`is${state}`])}>
      <span className={css.tileHead}>
        <strong className={css.name}>{name}</strong>
        {bill === null && !standing?.party && capacity !== null && (
          <span className={css.soft}>{t('seats', { count: capacity })}</span>
        )}
        {bill !== null && <Since table={table} isShort />}
      </span>
      <span className={css.tileBody}>
        <TableStateMark table={table}>
          {allergy !== null && <AllergyBar mark={allergy} form="Sign" />}
        </TableStateMark>
        {bill !== null && <Served bill={bill} />}
        {allergy !== null && <AllergyBar mark={allergy} form="Names" />}
        <TableGuests table={table} />
      </span>
      <span className={css.tileFoot}>
        {draft > 0 && (
          <span className={css.draft}>
            <PencilLine aria-hidden />
            {t('unsent', { count: draft })}
          </span>
        )}
        {bill !== null && isLeftOpen(bill) && (
          <span className={css.left}>
            <TriangleAlert aria-hidden />
            {t('leftOpen')}
          </span>
        )}
        {bill !== null && <BillSum bill={bill} />}
      </span>
    </Link>
  );
}

/** The waiter of a table, and its number of guests. */
function Served({ bill: { waiter, guests } }: { bill: Bill }) {
  const t = useTranslations('host');
  if (!waiter && guests === null) return null;
  return (
    <span className={css.served}>
      {guests !== null && (
        <span title={t('guests', { count: guests })}>
          <Users aria-hidden />
          {guests}
        </span>
      )}
      {waiter && <span className={css.waiter}>{waiter.name}</span>}
    </span>
  );
}

/** The total of a bill, and the due amount once something is paid. */
export function BillSum({ bill: { totals, paymentStatus } }: { bill: Bill }) {
  const t = useTranslations('till.order');
  return (
    <span className={css.sum}>
      {paymentStatus === 'PartiallyPaid' && (
        <span className={classNames(css.soft, css.due)}>
          {t('due')} <Amount value={totals.remaining} />
        </span>
      )}
      <strong>
        <Amount value={totals.total} />
      </strong>
    </span>
  );
}

/**
 * How long the table has been open, and how long its oldest unserved dish has been waiting. If that is longer than the
 * venue allows, it is marked.
 * @param isShort  only shows minutes: of the waiting dish if there is one, else since the table was opened
 */
export function Since({ table: { bill, waitingSince }, isShort }: { table: RoomTable; isShort?: boolean }) {
  const t = useTranslations('till.room');
  const { venueId } = useVenue();
  const { data: profile } = useQuery(profileQuery(venueId));
  const now = useNow();
  if (bill === null) return null;
  const minutes = minutesSince(now, Date.parse(bill.openedAt));
  const waited = waitingSince === null ? null : minutesSince(now, waitingSince);
  const isLate = waited !== null && profile !== undefined && waited >= profile.lateAfterMinutes;
  return (
    <span className={css.since}>
      {waited !== minutes && !(isShort && waited !== null) && <span>{t('open', { minutes })}</span>}
      {isLate && (
        <span className={css.late}>
          <AlarmClock aria-hidden />
          {t(isShort ? 'open' : 'late', { minutes: waited })}
        </span>
      )}
      {waited !== null && !isLate && <span>{t(isShort ? 'open' : 'waited', { minutes: waited })}</span>}
    </span>
  );
}

function minutesSince(now: number, instant: number): number {
  return Math.max(0, Math.floor((now - instant) / 60_000));
}
