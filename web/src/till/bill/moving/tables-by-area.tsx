import { useQuery } from '@tanstack/react-query';
import { Circle, MapPin, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { openBillsQuery, tablesQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import css from '../bill.module.css';

interface TablesByAreaProps {
  /** The bill to move. Its own table cannot be chosen. */
  bill: Bill;
  isDisabled?: boolean;
  /** Whether a table is selected. Only used if another button confirms the choice. */
  isChosen?: (tableId: string, taken: Bill | null) => boolean;
  /** Called with a table and its open bill; `null` if the table is free. */
  onChoose: (tableId: string, taken: Bill | null) => void;
}

/** The tables by area, each with its state: free, taken, or the table of the bill. */
export function TablesByArea({ bill, isDisabled = false, isChosen, onChoose }: TablesByAreaProps) {
  const { venueId } = useVenue();
  const areas = useQuery(tablesQuery(venueId));
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const billAt = (tableId: string) => bills.find(({ table }) => table?.id === tableId) ?? null;
  if (areas.data === undefined) {
    if (areas.error === null) return <Loading />;
    return <FaultMessage fault={areas.error} onRetry={() => void areas.refetch()} />;
  }
  return areas.data.map((area) => (
    <section key={area.id} className={css.area}>
      <h3 className={css.heading}>{area.name}</h3>
      <div className={css.tables}>
        {area.tables.map(({ id, name }) => {
          const taken = billAt(id);
          return (
            <TableButton
              key={id}
              name={name}
              state={id === bill.table?.id ? 'here' : taken !== null ? 'taken' : 'free'}
              isDisabled={isDisabled}
              isChosen={isChosen?.(id, taken)}
              onChoose={() => onChoose(id, taken)}
            />
          );
        })}
      </div>
    </section>
  ));
}

const ICONS = { here: MapPin, taken: Users, free: Circle };

interface TableButtonProps {
  name: string;
  state: keyof typeof ICONS;
  isDisabled: boolean;
  isChosen: boolean | undefined;
  onChoose: () => void;
}

function TableButton({ name, state, isDisabled, isChosen, onChoose }: TableButtonProps) {
  const t = useTranslations('pay.move');
  const Icon = ICONS[state];
  return (
    <Button
      className={css.table}
      aria-pressed={isChosen}
      disabled={isDisabled || state === 'here'}
      onClick={onChoose}
    >
      <strong>{name}</strong>
      <small>
        <Icon aria-hidden />
        {t(state)}
      </small>
    </Button>
  );
}
