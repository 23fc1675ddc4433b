import { useQuery } from '@tanstack/react-query';
import { Circle, MapPin, Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../../api/bill-list.ts';
import { openBillsQuery, tablesQuery } from '../../../api/queries.ts';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultMessage } from '../../../ui/fault-message.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDraftUnits } from '../../order/basket/use-basket.ts';
import { placeOfBill } from '../../order/place.ts';
import css from '../bill.module.css';
import { useLeaving } from '../leaving.tsx';
import { UnsentLines } from '../unsent-lines.tsx';

/** The tables by areas; a tap on a free one moves the bill there, once nothing is unsent. */
export function MoveSheet({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useTranslations('pay.move');
  const { venueId } = useVenue();
  const { moveToTable } = useLeaving();
  const areas = useQuery(tablesQuery(venueId));
  const { data: bills = [] } = useQuery(openBillsQuery(venueId));
  const hasUnsent = useDraftUnits(placeOfBill(bill)) > 0;
  const taken = new Set(bills.flatMap(({ table }) => (table === null ? [] : [table.id])));
  const move = (tableId: string) => {
    moveToTable(bill.id, tableId);
    onClose();
  };
  return (
    <Sheet title={t('title', { name: bill.table?.name ?? '' })} isOpen onClose={onClose}>
      <UnsentLines bill={bill} />
      {areas.data === undefined &&
        (areas.error === null ? (
          <Loading />
        ) : (
          <FaultMessage fault={areas.error} onRetry={() => void areas.refetch()} />
        ))}
      {areas.data?.map((area) => (
        <section key={area.id} className={css.area}>
          <h3 className={css.heading}>{area.name}</h3>
          <div className={css.tables}>
            {area.tables.map(({ id, name }) => (
              <TableButton
                key={id}
                name={name}
                state={id === bill.table?.id ? 'here' : taken.has(id) ? 'taken' : 'free'}
                isDisabled={hasUnsent}
                onMove={() => move(id)}
              />
            ))}
          </div>
        </section>
      ))}
    </Sheet>
  );
}

const ICONS = { here: MapPin, taken: Users, free: Circle };

interface TableButtonProps {
  name: string;
  state: keyof typeof ICONS;
  isDisabled: boolean;
  onMove: () => void;
}

function TableButton({ name, state, isDisabled, onMove }: TableButtonProps) {
  const t = useTranslations('pay.move');
  const Icon = ICONS[state];
  return (
    <Button className={css.table} disabled={isDisabled || state !== 'free'} onClick={onMove}>
      <strong>{name}</strong>
      <small>
        <Icon aria-hidden />
        {t(state)}
      </small>
    </Button>
  );
}
