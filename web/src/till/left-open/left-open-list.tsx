import { useTranslations } from 'use-intl';
import lists from '../lists/lists.module.css';
import { OrderRow } from '../lists/order-row.tsx';
import css from './left-open.module.css';
import { LeftOpenMark } from './left-open-mark.tsx';
import { useLeftOpenBills } from './use-left-open.ts';

/** The open bills of earlier days, shown above the room and the orders. */
export function LeftOpenList() {
  const t = useTranslations('pay.leftOpen');
  const bills = useLeftOpenBills();
  if (bills.length === 0) return null;
  return (
    <details className={css.list}>
      <summary className={lists.heading}>{t('title', { count: bills.length })}</summary>
      <ul className={lists.list}>
        {bills.map((bill) => (
          <OrderRow key={bill.id} bill={bill}>
            <LeftOpenMark bill={bill} />
          </OrderRow>
        ))}
      </ul>
    </details>
  );
}
