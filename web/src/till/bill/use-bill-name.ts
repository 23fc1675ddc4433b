import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';

/** What people call a bill: its table, else its number with the name of the customer. */
export function useBillName(): (bill: Pick<Bill, 'table' | 'number' | 'customer'>) => string {
  const t = useTranslations('till.order');
  return ({ table, number, customer }) => {
    if (table !== null) return t('table', { name: table.name });
    return [t('bill', { number }), customer?.name].filter(Boolean).join(' · ');
  };
}
