import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { Schemas } from '../../api/client.ts';
import { standingsQuery, tablesQuery } from '../../api/queries.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFaultSentence } from '../../ui/fault-message.tsx';
import { OPEN_TABLE, useDragged } from './dragged.ts';
import { conflictsByTable, type Seatable, useChoices } from './table-choices.ts';
import css from './tables.module.css';

/** The tables as they stand now. A reservation that is dragged over them shows what is taken at its time. */
export default function RoomPanel() {
  const t = useTranslations('host.tables');
  const { venueId } = useVenue();
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: standings = [] } = useQuery(standingsQuery(venueId));
  const standingOf = new Map(standings.map((one) => [one.tableId, one]));
  const dragged = useDragged();
  const party = dragged?.reservation ?? null;
  const { failureReason: fault } = useChoices(party);
  const sentenceOf = useFaultSentence();
  if (areas.every(({ tables }) => tables.length === 0)) return null;
  return (
    <section className={css.room} aria-label={t('room')} data-dragging={dragged !== null || undefined}>
      <h2>{t('room')}</h2>
      {fault === null ? <p className={css.hint}>{t('dragHint')}</p> : <p role="alert">{sentenceOf(fault)}</p>}
      {dragged !== null && (
        <p className={css.dragged} style={{ top: dragged.y, left: dragged.x }}>
          {dragged.reservation.customer.name} · {dragged.reservation.guests}
        </p>
      )}
      {areas.map(({ id, name, tables }) => (
        <div key={id} className={css.area}>
          <h3>{name}</h3>
          {tables.map((table) => (
            <RoomTable
              key={table.id}
              table={table}
              standing={standingOf.get(table.id)}
              dragged={party}
              isOver={dragged?.tableId === table.id}
            />
          ))}
        </div>
      ))}
    </section>
  );
}

interface RoomTableProps {
  table: Schemas['Table'];
  standing: Schemas['TableStanding'] | undefined;
  dragged: Seatable | null;
  /** Whether it would be dropped here. */
  isOver: boolean;
}

function RoomTable({ table: { id, name, capacity }, standing, dragged, isOver }: RoomTableProps) {
  const t = useTranslations('host.tables');
  const tRoom = useTranslations('till.room');
  const { venueId } = useVenue();
  const { isOpen, isFree, taken } = useDrop(id, dragged);
  // Until it is read, nothing is said of the table: a taken one must not look free.
  const state = standing?.state;
  const party = standing?.party ?? standing?.next ?? null;
  return (
    <Link
      href={`~/app/${venueId}/till/tables/${standing?.heldByTableId ?? id}`}
      className={classNames(css.table, state && css[`is${state}`])}
      {...(isOpen && { [OPEN_TABLE]: id })}
      data-free={isFree || undefined}
      data-over={isOver || undefined}
      draggable={false}
    >
      <strong>{name}</strong>
      {capacity !== null && <small>{t('seats', { seats: capacity })}</small>}
      {state !== undefined && <small>{tRoom(`states.${state}`)}</small>}
      {taken !== undefined ? (
        <small className={css.taken}>
          {taken.time} {taken.name} · {taken.guests}
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

/** Whether a dragged reservation may be dropped on a table, whether that is free then, or who has it. */
function useDrop(tableId: string, dragged: Seatable | null) {
  const { data, failureReason } = useChoices(dragged);
  const taken = dragged === null || data === undefined ? undefined : conflictsByTable(data).get(tableId);
  // Who drops it before the answer is told by the service whether somebody has the table.
  const isOpen = dragged !== null && failureReason === null && taken === undefined;
  return { isOpen, isFree: isOpen && data !== undefined, taken };
}
