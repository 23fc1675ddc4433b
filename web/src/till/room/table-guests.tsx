import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import css from './room.module.css';
import type { RoomTable } from './table-state.ts';

/**
 * The guests of a table, the other table at which they have their bill, the next reservation, and until when the table
 * is free.
 */
export function TableGuests({ table: { standing } }: { table: Pick<RoomTable, 'standing'> }) {
  const t = useTranslations('till.room');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  if (standing === null || (standing.party === null && standing.next === null)) return null;
  const { party, next, heldByTableId, strayBillId, state } = standing;
  const isFree = state === 'Free' || state === 'ReservedSoon';
  const holder = areas.flatMap(({ tables }) => tables).find(({ id }) => id === heldByTableId);
  return (
    <span className={css.guests}>
      {party !== null && (
        <span>
          {party.name} · {party.guests}
        </span>
      )}
      {holder !== undefined && <span>{t('billAt', { table: holder.name })}</span>}
      {strayBillId !== null && <strong className={css.stray}>{t('stray')}</strong>}
      {next !== null && (
        <span className={css.soft}>
          {isFree ? t('freeUntil', { time: next.time }) : next.time} · {next.name} · {next.guests}
        </span>
      )}
    </span>
  );
}
