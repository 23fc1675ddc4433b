import { useTranslations } from 'use-intl';
import { Amount } from '../../../ui/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useOrder } from '../order-context.tsx';
import css from './basket.module.css';
import { countUnits } from './basket.ts';

/**
 * The total of the bill with the basket, from the service. While it is being read again, the last total is shown as
 * outdated. Nothing is shown before the first answer.
 */
export function BasketPrice() {
  const t = useTranslations('till.basket');
  const { shown, prices, basket } = useOrder();
  const { totals, isOld, heldLines } = prices;
  const held = countUnits({ lines: basket.lines.filter(({ id }) => heldLines.has(id)) });
  return (
    <div className={classNames(css.price, isOld && css.isOld)} aria-busy={isOld}>
      {shown === null && totals !== null && totals.discount > 0 && (
        <p>
          <span>{t('discount')}</span>
          <Amount value={-totals.discount} />
        </p>
      )}
      {held > 0 && <p>{t('willHold', { count: held })}</p>}
      <p className={css.sum}>
        <span>{t(shown === null ? 'total' : 'totalWith')}</span>
        {totals === null ? '…' : <Amount value={totals.remaining} />}
      </p>
    </div>
  );
}
