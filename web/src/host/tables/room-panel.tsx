import { useQuery } from '@tanstack/react-query';
import { LayoutDashboard, Map as MapIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { billOfTable } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { openBillsQuery, standingsQuery, tablesQuery } from '../../api/queries.ts';
import { changeRoomView, useRoomView } from '../../device/room-view.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { placedTables } from '../../ui/plan/placed-tables.ts';
import { useDraggedReservation } from './reservation-drag.ts';
import { RoomTable } from './room-table.tsx';
import { useTableChoices } from './table-choices.ts';
import css from './tables.module.css';

const RoomPlan = lazyPart(() => import('./plan/room-plan.tsx'));

/** The tables with their current state. While a reservation is dragged, they show which are taken at its time. */
export default function RoomPanel() {
  const t = useTranslations('host.tables');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const standingOf = new Map(standings.map((one) => [one.tableId, one]));
  const dragged = useDraggedReservation();
  const party = dragged?.reservation ?? null;
  const { failureReason: fault } = useTableChoices(party);
  const sentenceOf = useFaultSentence();
  const { hostShape } = useRoomView();
  const hasPlan = areas.some(({ tables }) => placedTables(tables).length > 0);
  const isPlan = hasPlan && hostShape === 'Plan';
  if (areas.every(({ tables }) => tables.length === 0)) return null;
  return (
    <section className={css.room} aria-label={t('room')} data-dragging={dragged !== null || undefined}>
      <header className={css.roomHead}>
        <h2>{t('room')}</h2>
        {hasPlan && <ShapeButton isPlan={isPlan} />}
      </header>
      {fault === null ? <p className={css.hint}>{t('dragHint')}</p> : <p role="alert">{sentenceOf(fault)}</p>}
      {dragged !== null && (
        <p className={css.dragged} style={{ top: dragged.y, left: dragged.x }}>
          {dragged.reservation.customer.name} · {dragged.reservation.guests}
        </p>
      )}
      {areas.map((area) => {
        const tableOf = (table: Schemas['Table'], className: string) => (
          <RoomTable
            key={table.id}
            table={table}
            className={className}
            standing={standingOf.get(table.id)}
            bill={billOfTable(bills, table.id, standingOf.get(table.id))}
            dragged={party}
            isOver={dragged?.tableId === table.id}
          />
        );
        const placed = isPlan ? placedTables(area.tables) : [];
        return (
          <div key={area.id} className={css.area}>
            <h3>{area.name}</h3>
            {placed.length > 0 && (
              <Suspense>
                <RoomPlan area={area} tables={placed} tableOf={tableOf} />
              </Suspense>
            )}
            {area.tables
              .filter(({ id }) => !placed.some((table) => table.id === id))
              .map((table) => tableOf(table, css.table!))}
          </div>
        );
      })}
    </section>
  );
}

/** Switches between tiles and plan, and stores the choice on the device. */
function ShapeButton({ isPlan }: { isPlan: boolean }) {
  const t = useTranslations('till.room');
  return (
    <Button
      tone="Quiet"
      icon={isPlan ? <LayoutDashboard /> : <MapIcon />}
      label={t(isPlan ? 'asTiles' : 'asPlan')}
      onClick={() => changeRoomView({ hostShape: isPlan ? 'Tiles' : 'Plan' })}
    />
  );
}
