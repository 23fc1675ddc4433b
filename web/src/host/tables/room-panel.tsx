import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { standingsQuery, tablesQuery } from '../../api/queries.ts';
import { useActHere, useVenue } from '../../session/venue-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { drag, useDragged } from './dragged.ts';
import { conflictsByTable, type Seatable, tableChoicesQuery } from './table-choices.ts';
import css from './tables.module.css';

/** The tables as they stand now. A reservation that is dragged over them shows what is taken at its time. */
export default function RoomPanel() {
  const t = useTranslations('host.tables');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  const standingOf = new Map(standings.map((one) => [one.tableId, one]));
  const dragged = useDragged();
  if (areas.every(({ tables }) => tables.length === 0)) return null;
  return (
    <section className={css.room} aria-label={t('room')} data-dragging={dragged !== null || undefined}>
      <h2>{t('room')}</h2>
      <p className={css.hint}>{t('dragHint')}</p>
      {areas.map(({ id, name, tables }) => (
        <div key={id} className={css.area}>
          <h3>{name}</h3>
          {tables.map((table) => (
            <RoomTable key={table.id} table={table} standing={standingOf.get(table.id)} dragged={dragged} />
          ))}
        </div>
      ))}
    </section>
  );
}

const STATES = {
  Free: 'Free',
  ReservedSoon: 'ReservedSoon',
  Seated: 'Seated',
  Ordered: 'Waiting',
  AllServed: 'Served',
  BillAsked: 'BillAsked',
} as const;

interface RoomTableProps {
  table: Schemas['Table'];
  standing: Schemas['TableStanding'] | undefined;
  dragged: Seatable | null;
}

function RoomTable({ table: { id, name, capacity }, standing, dragged }: RoomTableProps) {
  const t = useTranslations('host.tables');
  const tRoom = useTranslations('till.room');
  const { venueId } = useVenue();
  const drop = useDrop(id, dragged);
  const state = standing?.state ?? 'Free';
  const party = standing?.party ?? standing?.next ?? null;
  return (
    <Link
      href={`~/app/${venueId}/till/tables/${standing?.heldByTableId ?? id}`}
      className={classNames(css.table, css[`is${state}`])}
      data-open={drop.isOpen || undefined}
      draggable={false}
      onDragOver={(event) => drop.isOpen && event.preventDefault()}
      onDrop={drop.give}
    >
      <strong>{name}</strong>
      {capacity !== null && <small>{t('seats', { seats: capacity })}</small>}
      <small>{tRoom(`states.${STATES[state]}`)}</small>
      {drop.taken !== undefined ? (
        <small className={css.taken}>
          {drop.taken.time} {drop.taken.name} · {drop.taken.guests}
        </small>
      ) : (
        party !== null && (
          <small>
            {standing?.party === null && party.time} {party.name} · {party.guests}
          </small>
        )
      )}
    </Link>
  );
}

/** What becomes of a dragged reservation at a table: it gets it, unless another party has it then. */
function useDrop(tableId: string, dragged: Seatable | null) {
  const { venueId } = useVenue();
  const act = useActHere();
  const none: Seatable = { id: '', startsAt: '', guests: 1, tables: [] };
  const { data } = useQuery({ ...tableChoicesQuery(venueId, dragged ?? none), enabled: dragged !== null });
  const taken = dragged === null || data === undefined ? undefined : conflictsByTable(data).get(tableId);
  const isOpen = dragged !== null && data !== undefined && taken === undefined;
  const give = () => {
    if (!isOpen) return;
    const { id } = dragged;
    act('changeReservation', id, { reservationId: id, change: { tableIds: [tableId] } });
    drag(null);
  };
  return { isOpen, taken, give };
}
