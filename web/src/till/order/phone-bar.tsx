import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../session/venue-context.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { BasketAllergies } from './allergies/basket-allergies.tsx';
import { countUnits } from './basket/basket.ts';
import css from './order.module.css';
import { OrderBill } from './order-bill.tsx';
import { useOrder } from './order-context.tsx';
import { OrderFoot } from './order-foot.tsx';
import { usePayment } from './use-payment.tsx';

/**
 * The bar at the bottom of a phone: the unsent and the due amount, buttons to send and pay, and the panel with the
 * bill.
 */
export function PhoneBar({ title, customer }: { title: string; customer: ReactNode }) {
  const t = useTranslations('till.order');
  const { place, basket, prices, shown, send } = useOrder();
  const [isOpen, setIsOpen] = useState(false);
  const payment = usePayment();
  const may = useMay();
  const units = countUnits(basket);
  const isOld = units > 0 && prices.isOld;
  const due = (units > 0 ? prices.totals : shown?.bill.totals)?.remaining;
  return (
    <div className={css.phoneBar}>
      <BasketAllergies />
      <button type="button" className={css.pull} onClick={() => setIsOpen(true)}>
        <ChevronUp aria-hidden />
        <span>
          <strong>
            {units > 0
              ? t('unsentUnits', { count: units })
              : t(place.kind === 'New' ? 'showCustomer' : 'showBill')}
          </strong>
          {basket.customer.name !== '' && <span className={css.pullDue}>{basket.customer.name}</span>}
          {due !== undefined && (
            <span className={classNames(css.pullDue, isOld && css.isOld)} aria-busy={isOld}>
              {t('due')} <Amount value={due} />
            </span>
          )}
        </span>
      </button>
      {units > 0 && (
        <Button tone="Main" size="Large" onClick={send}>
          {t('send')}
        </Button>
      )}
      {units === 0 && shown !== null && may('takePayments') && (
        <Button tone="Main" size="Large" onClick={() => payment.pay(shown.bill, 'All')}>
          {t('pay')}
        </Button>
      )}
      {payment.sheet}
      <Sheet title={title} isOpen={isOpen} onClose={() => setIsOpen(false)} foot={<OrderFoot />} keepsTyped>
        <OrderBill customer={customer} />
      </Sheet>
    </div>
  );
}
