import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, List, Map as MapIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { openBillsQuery, tablesQuery } from '../../api/queries.ts';
import { changeRoomView, type RoomView, useRoomView } from '../../device/room-view.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { LeftOpenList } from '../left-open/left-open-list.tsx';
import { FindOrder } from '../lists/find-order.tsx';
import { OrdersList } from '../lists/orders-list.tsx';
import css from './room.module.css';
import { Room } from './room.tsx';
import { RoomFoot } from './room-foot.tsx';
import { shownShape } from './room-shape.ts';

const ALL = 'all';
const MINE = 'mine';
const ORDERS = 'orders';

/** The home page of the till: the tables by area, and the takeaways and deliveries. */
export function RoomPage({ tab }: { tab: 'Room' | 'Orders' }) {
  const t = useTranslations('till');
  return (
    <main className={css.page}>
      <h1 className="unseen">{t('title')}</h1>
      <header className={css.head}>
        <Tabs tab={tab} />
        <FindOrder />
        {tab === 'Room' && <ShapeButton />}
      </header>
      <LeftOpenList />
      <div className={css.content}>{tab === 'Room' ? <Room /> : <OrdersList />}</div>
      <RoomFoot />
    </main>
  );
}

const SHAPES: Record<RoomView['shape'], { Icon: typeof List; label: 'asTiles' | 'asList' | 'asPlan' }> = {
  Tiles: { Icon: LayoutGrid, label: 'asTiles' },
  List: { Icon: List, label: 'asList' },
  Plan: { Icon: MapIcon, label: 'asPlan' },
};

/** The button that shows the room in the next form: tiles, a list, or a plan if the venue has drawn one. */
function ShapeButton() {
  const t = useTranslations('till.room');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { next } = shownShape(useRoomView().shape, areas);
  const { Icon, label } = SHAPES[next];
  return (
    <Button tone="Quiet" icon={<Icon />} label={t(label)} onClick={() => changeRoomView({ shape: next })} />
  );
}

/** The tabs: all tables, the tables of the person, each area, and the takeaways and deliveries. */
function Tabs({ tab }: { tab: 'Room' | 'Orders' }) {
  const t = useTranslations('till.room');
  const { venueId } = useVenue();
  const [, navigate] = useLocation();
  const { areaId, isMine } = useRoomView();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: bills } = useQuery(openBillsQuery(venueId));
  const takeaways = bills?.filter(({ type }) => type !== 'DineIn').length ?? 0;
  const shownArea = isMine ? MINE : areas.some(({ id }) => id === areaId) ? areaId! : ALL;
  const choose = (value: string) => {
    if (value === ORDERS) return navigate('/orders');
    const isArea = value !== ALL && value !== MINE;
    changeRoomView({ areaId: isArea ? value : null, isMine: value === MINE });
    if (tab === 'Orders') navigate('/');
  };
  return (
    <Segments
      label={t('areas')}
      value={tab === 'Orders' ? ORDERS : shownArea}
      options={[
        { value: ALL, text: t(areas.length > 1 ? 'allTables' : 'tables') },
        { value: MINE, text: t('mine') },
        ...(areas.length > 1 ? areas.map(({ id, name }) => ({ value: id, text: name })) : []),
        { value: ORDERS, text: t('orders'), ...(takeaways === 0 ? {} : { count: takeaways }) },
      ]}
      onChange={choose}
    />
  );
}
