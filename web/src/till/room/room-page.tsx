import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { openBillsQuery, tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { LeftOpenList } from '../left-open/left-open-list.tsx';
import { FindOrder } from '../lists/find-order.tsx';
import { OrdersList } from '../lists/orders-list.tsx';
import css from './room.module.css';
import { Room } from './room.tsx';
import { RoomFoot } from './room-foot.tsx';
import { changeRoomView, useRoomView } from './room-view.ts';

const ALL = 'all';
const ORDERS = 'orders';

/** The home screen of the till: the tables by areas, and beside them takeaway and delivery. */
export function RoomPage({ tab }: { tab: 'Room' | 'Orders' }) {
  const t = useTranslations('till');
  const { shape } = useRoomView();
  return (
    <main className={css.page}>
      <h1 className="unseen">{t('title')}</h1>
      <header className={css.head}>
        <Tabs tab={tab} />
        <FindOrder />
        {tab === 'Room' && (
          <Button
            tone="Quiet"
            icon={shape === 'Tiles' ? <List /> : <LayoutGrid />}
            label={t(shape === 'Tiles' ? 'room.asList' : 'room.asTiles')}
            onClick={() => changeRoomView({ shape: shape === 'Tiles' ? 'List' : 'Tiles' })}
          />
        )}
      </header>
      <LeftOpenList />
      <div className={css.content}>{tab === 'Room' ? <Room /> : <OrdersList />}</div>
      <RoomFoot />
    </main>
  );
}

/** The areas, and takeaway and delivery as the last. With one area there is nothing to choose among. */
function Tabs({ tab }: { tab: 'Room' | 'Orders' }) {
  const t = useTranslations('till.room');
  const { venueId } = useVenue();
  const [, navigate] = useLocation();
  const { areaId } = useRoomView();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: bills } = useQuery(openBillsQuery(venueId));
  const away = bills?.filter(({ type }) => type !== 'DineIn').length ?? 0;
  const shownArea = areas.some(({ id }) => id === areaId) ? areaId! : ALL;
  const choose = (value: string) => {
    if (value === ORDERS) return navigate('/orders');
    changeRoomView({ areaId: value === ALL ? null : value });
    if (tab === 'Orders') navigate('/');
  };
  return (
    <Segments
      label={t('areas')}
      value={tab === 'Orders' ? ORDERS : shownArea}
      options={[
        { value: ALL, text: t(areas.length > 1 ? 'allTables' : 'tables') },
        ...(areas.length > 1 ? areas.map(({ id, name }) => ({ value: id, text: name })) : []),
        { value: ORDERS, text: t('orders'), ...(away === 0 ? {} : { count: away }) },
      ]}
      onChange={choose}
    />
  );
}
