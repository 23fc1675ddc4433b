import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { tablesQuery } from '../../api/queries.ts';
import { useActAtVenue, useVenue } from '../../session/venue-context.tsx';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';

const SeatSheet = lazyPart(() => import('./seat-sheet.tsx'));

interface SeatButtonProps extends Omit<ButtonProps, 'onClick'> {
  reservation: Schemas['ListedReservation'] | Schemas['VenueReservation'];
}

/** Seats the guests of a reservation at its tables. If it has none, it asks for them first. */
export function SeatButton({ reservation, ...button }: SeatButtonProps) {
  const { venueId } = useVenue();
  const act = useActAtVenue();
  const { data: areas } = useQuery(tablesQuery(venueId));
  const [isOpen, setIsOpen] = useState(false);
  const { id, tables } = reservation;
  // Until the tables are loaded, the sheet opens and waits for them.
  const hasNoTables = areas?.every((area) => area.tables.length === 0) ?? false;
  const asks = tables.length === 0 && !hasNoTables;
  return (
    <>
      <Button
        {...button}
        onClick={() => (asks ? setIsOpen(true) : act('checkIn', id, { reservationId: id }))}
      />
      {isOpen && (
        <Suspense>
          <SeatSheet reservation={reservation} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
