import { Armchair, CalendarClock, Circle, Clock, ReceiptText, Utensils } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { allergyAtTable } from '../../acts/kitchen/allergy-acts.ts';
import { AllergyBar } from '../../allergies/allergy-bar.tsx';
import type { Bill } from '../../api/bill-list.ts';
import type { Schemas } from '../../api/client.ts';
import { useVenue } from '../../session/venue-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DROP_TABLE_ATTRIBUTE } from './reservation-drag.ts';
import { conflictsByTable, type SeatableReservation, useTableChoices } from './table-choices.ts';
import css from './tables.module.css';

/** The icon of each state, as in the till. */
const ICONS: Record<Schemas['TableStanding']['state'], typeof Circle> = {
  BillAsked: ReceiptText,
  Ordered: Clock,
  AllServed: Utensils,
  Seated: Armchair,
  ReservedSoon: CalendarClock,
  Free: Circle,
};

interface RoomTableProps {
  table: Schemas['Table'];
  /** The class of a tile, or of a table on a plan. */
  className: string;
  standing: Schemas['TableStanding'] | undefined;
  /** The open bill of its guests, which may be at another table. */
  bill: Pick<Bill, 'allergy'> | null;
  dragged: SeatableReservation | null;
  /** Whether the dragged reservation is over this table. */
  isOver: boolean;
}

/** A table with the party that has it. It links to the till, and accepts a reservation that is dropped on it. */
export function RoomTable({
  table: { id, name, capacity },
  className,
  standing,
  bill,
  dragged,
  isOver,
}: RoomTableProps) {
  const t = useTranslations('host.tables');
  const tRoom = useTranslations('till.room');
  const { venueId } = useVenue();
  const { isOpen, isFree, taken } = useDrop(id, dragged);
  // Until it is loaded, no state is shown: an occupied table must not look free.
  const state = standing?.state;
  const Icon = ICONS[state ?? 'Free'];
  const party = standing?.party ?? standing?.next ?? null;
  const allergy = allergyAtTable(bill, standing ?? null);
  return (
    <Link
      href={`~/app/${venueId}/till/tables/${standing?.heldByTableId ?? id}`}
      className={classNames(className, state && css[`is${state}`])}
      {...(isOpen && { [DROP_TABLE_ATTRIBUTE]: id })}
      data-free={isFree || undefined}
      data-over={isOver || undefined}
      draggable={false}
    >
      <strong>{name}</strong>
      {capacity !== null && <small data-more>{t('seats', { seats: capacity })}</small>}
      {state !== undefined && (
        <small className={css.state}>
          <Icon aria-hidden />
          <span data-word>{tRoom(`states.${state}`)}</span>
        </small>
      )}
      {allergy !== null && <AllergyBar mark={allergy} form="Sign" />}
      {allergy !== null && className === css.table && <AllergyBar mark={allergy} form="Names" />}
      {taken !== undefined ? (
        <small className={css.taken} data-word>
          {taken.time} {taken.name} · {taken.guests}
        </small>
      ) : (
        party !== null && (
          <small data-more>
            {standing?.party === null && party.time} {party.name} · {party.guests}
          </small>
        )
      )}
    </Link>
  );
}

/** Whether a dragged reservation may be dropped on a table, and which party has the table at that time. */
function useDrop(tableId: string, dragged: SeatableReservation | null) {
  const { data, failureReason } = useTableChoices(dragged);
  const taken = dragged === null || data === undefined ? undefined : conflictsByTable(data).get(tableId);
  // If it is dropped before the answer arrives, the service decides whether the table is taken.
  const isOpen = dragged !== null && failureReason === null && taken === undefined;
  return { isOpen, isFree: isOpen && data !== undefined, taken };
}
