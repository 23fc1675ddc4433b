import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { openBillsQuery, standingsQuery, tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import css from './room.module.css';
import { RoomList } from './room-list.tsx';
import { useRoomView } from './room-view.ts';
import { type RoomTable, roomTables } from './table-state.ts';
import { TableTile } from './table-tile.tsx';

/** The tables of the chosen area, or of all of them, as tiles by area or as a list. */
export function Room() {
  const t = useTranslations('till.room');
  const { venueId, may } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const bills = useQuery(openBillsQuery(venueId));
  const standings = useQuery(standingsQuery(venueId));
  const acts = usePendingActs(venueId);
  const { areaId, shape } = useRoomView();
  const fault = areas.error ?? bills.error;
  // A table whose guests sit there without a bill must not look free until that is read.
  const isReading = !standings.isFetched && standings.failureReason === null;
  if (areas.data === undefined || bills.data === undefined || isReading) {
    if (fault === null) return <RoomSkeleton />;
    return (
      <FaultMessage
        fault={fault}
        onRetry={() => void Promise.all([areas.error && areas.refetch(), bills.error && bills.refetch()])}
      />
    );
  }
  const tables = roomTables(areas.data, bills.data, acts, standings.data);
  if (tables.length === 0)
    return (
      <Message icon={<Armchair />} title={t('noTables')} text={t('noTablesText')}>
        {may('settings') && <Link href={`~/app/${venueId}/panel/room`}>{t('addTables')}</Link>}
      </Message>
    );
  const chosen = areas.data.filter(({ id }) => id === areaId);
  const shown = chosen.length === 0 ? areas.data : chosen;
  const ofArea = (id: string) => tables.filter((table) => table.areaId === id);
  if (shape === 'List') return <RoomList areas={areas.data} tables={shown.flatMap(({ id }) => ofArea(id))} />;
  return (
    <div className={css.room}>
      {shown.map(({ id, name }) => (
        <Tiles key={id} name={shown.length > 1 ? name : null} tables={ofArea(id)} />
      ))}
    </div>
  );
}

function Tiles({ name, tables }: { name: string | null; tables: readonly RoomTable[] }) {
  if (tables.length === 0) return null;
  return (
    <section>
      {name !== null && <h2 className={css.area}>{name}</h2>}
      <ul className={css.tiles}>
        {tables.map((table) => (
          <li key={table.id}>
            <TableTile table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RoomSkeleton() {
  return (
    <Loading>
      <div className={css.tiles}>
        {[...Array(12).keys()].map((at) => (
          <div key={at} className={css.tileShape} />
        ))}
      </div>
    </Loading>
  );
}
