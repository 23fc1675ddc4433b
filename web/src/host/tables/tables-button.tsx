import { Armchair, Store } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import type { SeatableReservation } from './table-choices.ts';
import css from './tables-button.module.css';

const TablesSheet = lazyPart(() => import('./tables-sheet.tsx'));

interface TablesButtonProps {
  reservation: SeatableReservation & { status: string; customer: { name: string } };
}

/**
 * The tables of a party; a tap opens the choice of tables. If the guests are seated, there is also a link to their
 * table in the till.
 */
export function TablesButton({ reservation }: TablesButtonProps) {
  const t = useTranslations('host.tables');
  const { venueId } = useVenue();
  const [isOpen, setIsOpen] = useState(false);
  const { tables, status } = reservation;
  const [first] = tables;
  return (
    <>
      <Button
        data-without-table={tables.length === 0 || undefined}
        icon={<Armchair aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {tables.length === 0 ? t('button') : tables.map(({ name }) => name).join(' + ')}
      </Button>
      {status === 'Seated' && first !== undefined && (
        <Link href={`~/app/${venueId}/till/tables/${first.id}`} className={css.till} draggable={false}>
          <Store aria-hidden />
          <span>{t('till')}</span>
        </Link>
      )}
      {isOpen && (
        <Suspense>
          <TablesSheet reservation={reservation} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
