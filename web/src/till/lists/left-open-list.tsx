import { useTranslations } from 'use-intl';
import { LeftOpenMark } from './left-open-mark.tsx';
import css from './lists.module.css';
import { OrderRow } from './order-row.tsx';
import { useLeftOpen } from './use-left-open.ts';

/** The bills of earlier days that nobody has closed, above the room and the orders until somebody does. */
export function LeftOpenList() {
  const t = useTranslations('pay.leftOpen');
  const bills = useLeftOpen();
  if (bills.length === 0) return null;
  return (
    <details className={css.leftOpen}>
      <summary className={css.heading}>{t('title', { count: bills.length })}</summary>
      <ul className={css.list}>
        {bills.map((bill) => (
          <OrderRow key={bill.id} bill={bill}>
            <LeftOpenMark bill={bill} />
          </OrderRow>
        ))}
      </ul>
    </details>
  );
}
