import { PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Button } from '../../ui/button.tsx';
import { EMPTY_BASKET, unitsOf } from '../order/basket/basket.ts';
import { useBasket } from '../order/basket/use-basket.ts';
import { useSendBasket } from '../order/basket/use-send-basket.ts';
import { placeOfBill } from '../order/place.ts';
import css from './bill.module.css';

/**
 * Chosen lines that were not sent are on no bill: the person sends or drops them before the bill leaves its
 * place.
 */
export function UnsentLines({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const place = placeOfBill(bill);
  const { basket, change } = useBasket(place);
  const send = useSendBasket();
  const units = unitsOf(basket);
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
