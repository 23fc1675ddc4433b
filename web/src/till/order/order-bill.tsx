import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BillPanel } from '../bill/bill-panel.tsx';
import { BasketPanel } from './basket/basket-panel.tsx';
import { SendingLines } from './basket/sending-lines.tsx';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';

/** What is ordered: the unsent lines on top, what is on its way, and the bill as the service has it. */
export function OrderBill({ customer }: { customer: ReactNode }) {
  const t = useTranslations('till.order');
  const { shown, basket, sending } = useOrder();
  const isNothing = shown === null && basket.lines.length === 0 && sending.length === 0;
  return (
    <div className={css.bill}>
      {customer}
      <BasketPanel />
      {sending.map((order) => (
        <SendingLines key={order.key} order={order} />
      ))}
      {shown !== null && <BillPanel key={shown.bill.id} bill={shown} />}
      {isNothing && <p className={css.nothing}>{t('nothing')}</p>}
    </div>
  );
}
