import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { tablesQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import TableChoice from './table-choice.tsx';
import {
  fitsAlone,
  type SeatableReservation,
  useOpenedOn,
  useTableChoices,
  useTableConflicts,
} from './table-choices.ts';

interface SeatSheetProps {
  reservation: SeatableReservation & { customer: { name: string } };
  onClose: () => void;
}

/**
 * Asks where guests without a table are seated. A tap on tables that fit seats them; smaller ones are chosen together, and
 * seated with another tap.
 */
export default function SeatSheet({ reservation, onClose }: SeatSheetProps) {
  const t = useTranslations('host');
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const { id, guests, customer } = reservation;
  const openedOn = useOpenedOn(reservation);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { data: areas = [] } = useQuery(tablesQuery(venueId));
  const { data: choices } = useTableChoices(reservation);
  const { isTaken } = useTableConflicts(reservation, chosen);
  const seat = (tableIds: readonly string[]) => {
    act('checkIn', id, {
      reservationId: id,
      ...(tableIds.length > 0 && { tableIds: [...tableIds], ...openedOn }),
    });
    onClose();
  };
  const choose = (tableIds: readonly string[]) => {
    const isProposed = choices?.proposals.some((one) => one.tableIds.join() === tableIds.join());
    const [only, ...others] = tableIds;
    const table = areas.flatMap(({ tables }) => tables).find((one) => one.id === only);
    const fits =
      chosen.length === 0 && others.length === 0 && table && choices && fitsAlone(table, guests, choices);
    if (isProposed || fits) seat(tableIds);
    else setChosen(tableIds);
  };
  return (
    <Sheet
      title={t('tables.title', { name: customer.name })}
      place="Side"
      isOpen
      onClose={onClose}
      hasChosen={chosen.length > 0}
      foot={
        chosen.length > 0 ? (
          <Button tone="Main" size="Large" isWide disabled={isTaken} onClick={() => seat(chosen)}>
            {t('walkIn.seat')}
          </Button>
        ) : (
          <Button size="Large" isWide onClick={() => seat([])}>
            {t('tables.seatNone')}
          </Button>
        )
      }
    >
      <TableChoice party={reservation} chosen={chosen} onChoose={choose} />
    </Sheet>
  );
}
