import { PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Button } from '../../ui/button.tsx';
import { countUnits, EMPTY_BASKET } from '../order/basket/basket.ts';
import { useBasket } from '../order/basket/use-basket.ts';
import { useSendBasket } from '../order/basket/use-send-basket.ts';
import { placeOfBill } from '../order/place.ts';
import css from './bill.module.css';

/**
 * Says that there are unsent lines for the place of a bill, which must be sent or removed before the bill is closed or
 * moved.
 */
export function UnsentLines({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const place = placeOfBill(bill);
  const { basket, change } = useBasket(place);
  const send = useSendBasket();
  const units = countUnits(basket);
  if (units === 0) return null;
  return (
    <div className={css.unsent} role="alert">
      <PencilLine aria-hidden />
      <p>{t('unsent', { count: units })}</p>
      <Button tone="Main" onClick={() => send(place, bill.id)}>
        {t('sendFirst')}
      </Button>
      <Button tone="Quiet" onClick={() => change(() => EMPTY_BASKET)}>
        {t('dropUnsent')}
      </Button>
    </div>
  );
}
