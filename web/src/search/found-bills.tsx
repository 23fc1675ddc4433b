import { Receipt } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Bill } from '../api/bill-list.ts';
import { useAmount } from '../ui/amount.tsx';
import { leftToRight } from '../ui/text/left-to-right.ts';
import { FoundGroup, FoundRow } from './found-group.tsx';

interface FoundBillsProps {
  bills: readonly Bill[];
  title: string;
  onFollow: () => void;
}

/** Found bills, open or closed: the table or customer, the opening time, and the state. */
export function FoundBills({ bills, title, onFollow }: FoundBillsProps) {
  const t = useTranslations('pay');
  const tType = useTranslations('app.type');
  const format = useFormatter();
  const amount = useAmount();
  return (
    <FoundGroup title={title} isEmpty={bills.length === 0}>
      {bills.map(({ id, number, type, table, customer, openedAt, closedAt, status, totals }) => {
        const at = format.dateTime(Date.parse(closedAt ?? openedAt), {
          dateStyle: 'medium',
          timeStyle: 'short',
        });
        const whose = table?.name ?? customer?.name ?? tType(type);
        return (
          <FoundRow
            key={id}
            href={`/till/bills/${id}`}
            icon={<Receipt />}
            title={`${t('bill.number', { number })} · ${whose}`}
            detail={[at, customer?.phone && leftToRight(customer.phone), amount(totals.total)]
              .filter(Boolean)
              .join(' · ')}
            end={t(`lists.states.${status}`)}
            onFollow={onFollow}
          />
        );
      })}
    </FoundGroup>
  );
}
