import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { usePercent } from '../../../ui/percent.ts';
import type { BillLine } from '../bill-rounds.ts';
import css from './prices.module.css';

/** Who gave a discount, and the reason. */
function GivenBy({ by, reason }: Pick<Schemas['DiscountByHand'], 'by' | 'reason'>) {
  return (
    <small>
      {reason !== null && (
        <>
          <bdi>{reason}</bdi>
          {' · '}
        </>
      )}
      <bdi>{by.name}</bdi>
    </small>
  );
}

/** The price by hand and the discount of a line, with the person and reason of each. */
export function LineReductions({ line }: { line: BillLine }) {
  const t = useTranslations('prices');
  const amount = useAmount();
  const { priceByHand, discount } = line;
  return (
    <>
      {priceByHand !== null && (
        <span className={css.taken}>
          {t('priceNow', { price: amount(priceByHand.price) })} <GivenBy {...priceByHand} />
        </span>
      )}
      {discount !== null && (
        <span className={css.taken}>
          <DiscountName discount={discount} /> <Amount value={-discount.amount} /> <GivenBy {...discount} />
        </span>
      )}
    </>
  );
}

/** The name of a discount: its percentage, or that it is an amount. */
function DiscountName({ discount: { percent } }: { discount: Schemas['DiscountByHand'] }) {
  const t = useTranslations('prices');
  const percentText = usePercent();
  return percent === null ? t('discount') : t('discountOf', { percent: percentText(percent) });
}

/** The name and reason of a bill's discount in its totals. */
export function BillDiscountName({ discount }: { discount: Schemas['DiscountByHand'] }) {
  return (
    <span className={css.taken}>
      <DiscountName discount={discount} /> <GivenBy {...discount} />
    </span>
  );
}
