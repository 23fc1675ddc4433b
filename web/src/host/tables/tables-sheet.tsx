import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import TableChoice from './table-choice.tsx';
import {
  type SeatableReservation,
  useOpenedOn,
  useTableChoices,
  useTableConflicts,
} from './table-choices.ts';

interface TablesSheetProps {
  reservation: SeatableReservation & { customer: { name: string } };
  onClose: () => void;
}

/** Lets staff choose the tables of a party. */
export default function TablesSheet({ reservation, onClose }: TablesSheetProps) {
  const t = useTranslations('host.tables');
  const tApp = useTranslations('app');
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const { id, guests, customer } = reservation;
  const before = reservation.tables.map((table) => table.id);
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const openedOn = useOpenedOn(reservation);
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const choices = useTableChoices(reservation);
  const { isTaken } = useTableConflicts(reservation, chosen);
  const seats = seatsOf(areas.flatMap(({ tables }) => tables).filter((table) => chosen.includes(table.id)));
  const save = () => {
    act('changeReservation', id, { reservationId: id, change: { tableIds: [...chosen] }, ...openedOn });
    onClose();
  };
  return (
    <Sheet
      title={t('title', { name: customer.name })}
      place="Side"
      isOpen
      onClose={onClose}
      hasChosen={chosen.join() !== before.join()}
      foot={
        <Button
          tone="Main"
          size="Large"
          isWide
          disabled={chosen.join() === before.join() || choices.data === undefined || isTaken}
          onClick={save}
        >
          {chosen.length === 0 ? t('saveNone') : seats === null ? tApp('save') : t('save', { seats, guests })}
        </Button>
      }
    >
      <TableChoice party={reservation} chosen={chosen} onChoose={setChosen} />
    </Sheet>
  );
}

/** The number of seats at some tables; `null` if one of them is not known. */
function seatsOf(tables: readonly Schemas['Table'][]): number | null {
  return tables.reduce<number | null>(
    (sum, { capacity }) => (sum === null || capacity === null ? null : sum + capacity),
    0,
  );
}
