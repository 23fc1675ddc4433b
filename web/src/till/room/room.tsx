import { useQuery } from '@tanstack/react-query';
import { Armchair } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { openBillsQuery, standingsQuery, tablesQuery } from '../../api/queries.ts';
import { useRoomView } from '../../device/room-view.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import css from './room.module.css';
import { RoomList } from './room-list.tsx';
import { shownShape } from './room-shape.ts';
import { Tiles } from './room-tiles.tsx';
import { isTableOf, roomTables } from './table-state.ts';

const RoomPlan = lazyPart(() => import('./plan/room-plan.tsx'));

/** The tables of the chosen area, of all areas or of the person, as tiles by area, as a list, or on the plan. */
export function Room() {
  const t = useTranslations('till.room');
  const { venueId, may, session } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const bills = useQuery(openBillsQuery(venueId));
  const standings = useQuery(standingsQuery(venueId));
  const acts = usePendingActs(venueId);
  const { areaId, isMine, shape: chosenShape } = useRoomView();
  const fault = areas.error ?? bills.error;
  // Until the states are loaded, no table is shown: a table with guests but without a bill must not look free.
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
  const wanted = isMine ? tables.filter((table) => isTableOf(table, tables, session.account.id)) : tables;
  if (wanted.length === 0)
    return <Message icon={<Armchair />} title={t('noneMine')} text={t('noneMineText')} />;
  const chosen = areas.data.filter(({ id }) => id === areaId && !isMine);
  const shown = chosen.length === 0 ? areas.data : chosen;
  const ofArea = (id: string) => wanted.filter((table) => table.areaId === id);
  const { shape } = shownShape(chosenShape, areas.data);
  if (shape === 'Plan')
    return (
      <Suspense fallback={<RoomSkeleton />}>
        <RoomPlan areas={shown} tables={wanted} />
      </Suspense>
    );
  if (shape === 'List') return <RoomList areas={areas.data} tables={shown.flatMap(({ id }) => ofArea(id))} />;
  return (
    <div className={css.room}>
      {shown.map(({ id, name }) => (
        <Tiles key={id} name={shown.length > 1 ? name : null} tables={ofArea(id)} />
      ))}
    </div>
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
