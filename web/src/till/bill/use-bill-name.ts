import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';

/** @returns a function that names a bill: by its table, else by its number and customer. */
export function useBillName(): (bill: Pick<Bill, 'table' | 'number' | 'customer'>) => string {
  const t = useTranslations('till.order');
  return ({ table, number, customer }) => {
    if (table !== null) return t('table', { name: table.name });
    return [t('bill', { number }), customer?.name].filter(Boolean).join(' · ');
  };
}
