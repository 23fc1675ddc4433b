import { Banknote, ChefHat, Split } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useMay } from '../../session/venue-context.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { payableLines, payableSeats, type Share } from '../pay/entry/entry.ts';
import { BasketAllergies } from './allergies/basket-allergies.tsx';
import { countUnits, MOST_LINES } from './basket/basket.ts';
import { BasketPrice } from './basket/basket-price.tsx';
import css from './order.module.css';
import { useOrder } from './order-context.tsx';
import { usePayment } from './use-payment.tsx';

/** The total, and the buttons that send the order and open the payment. */
export function OrderFoot() {
  const t = useTranslations('till.order');
  const { basket, shown, send } = useOrder();
  const payment = usePayment();
  const may = useMay();
  const units = countUnits(basket);
  const isTooLong = basket.lines.length > MOST_LINES;
  return (
    <footer className={css.foot}>
      <BasketAllergies />
      {isTooLong && <p role="alert">{t('tooLong', { count: MOST_LINES })}</p>}
      {shown !== null && (
        <div className={css.toPay}>
          <p className={classNames(css.due, units > 0 && css.isBefore)}>
            <span>{t('due')}</span>
            <Amount value={shown.bill.totals.remaining} />
          </p>
          {may('takePayments') && (
            <ByDishButton bill={shown.bill} onPay={(share) => payment.pay(shown.bill, share)} />
          )}
        </div>
      )}
      {units > 0 && <BasketPrice />}
      <div className={css.actions}>
        {may('takeOrders') && (
          <Button
            className={classNames(css.action, css.send)}
            tone={units > 0 ? 'Main' : 'Plain'}
            size="Large"
            icon={<ChefHat aria-hidden />}
            // `aria-disabled` instead of `disabled`: the button keeps the focus.
            aria-disabled={units === 0 || isTooLong}
            aria-keyshortcuts="Control+Enter"
            onClick={send}
          >
            {units > 0 ? t('sendUnits', { count: units }) : t('send')}
          </Button>
        )}
        {may('takePayments') && (
          <Button
            className={css.action ?? ''}
            tone={units === 0 && shown !== null ? 'Main' : 'Plain'}
            size="Large"
            icon={<Banknote aria-hidden />}
            disabled={shown === null}
            onClick={() => shown !== null && payment.pay(shown.bill, 'All')}
          >
            {t('pay')}
          </Button>
        )}
      </div>
      {payment.sheet}
    </footer>
  );
}

/** The button that opens the payment by dish or seat. Not shown if there is only one unit, or if everything is paid. */
function ByDishButton({ bill, onPay }: { bill: Bill; onPay: (share: Share) => void }) {
  const t = useTranslations('payments.sheet.shares');
  const units = payableLines(bill).reduce((sum, { freeUnits }) => sum + freeUnits, 0);
  if (units < 2 || bill.totals.remaining === 0) return null;
  const share = payableSeats(bill).length > 0 ? 'Seat' : 'Units';
  return (
    <Button icon={<Split aria-hidden />} onClick={() => onPay(share)}>
      {t(share)}
    </Button>
  );
}
