import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Amount } from '../../ui/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePercent } from '../../ui/percent.ts';
import css from './bill.module.css';
import { BillDiscountName } from './prices/line-reductions.tsx';
import { deductionsOfLines } from './prices/reductions.ts';

/** The totals of the bill from the service: each campaign by name, the total, the paid and the due amount. */
export function BillTotals({ bill, isDiscountUnsaved }: { bill: Bill; isDiscountUnsaved: boolean }) {
  const t = useTranslations('pay.bill');
  const tApp = useTranslations('app');
  const tPrices = useTranslations('prices');
  const percentText = usePercent();
  const { totals, reductions, discount } = bill;
  const { subtotal, serviceFee, total, paid, remaining, tips, toGiveBack } = totals;
  const isPlain = totals.discount === 0 && serviceFee === 0;
  const { prices, lines } = deductionsOfLines(bill);
  return (
    <dl className={css.totals}>
      {!isPlain && <Row name={t('subtotal')} value={subtotal} />}
      {reductions.map(({ campaignId, name, amount }) => (
        <Row key={campaignId} name={<bdi>{name}</bdi>} value={-amount} />
      ))}
      {prices > 0 && <Row name={tPrices('otherPrices')} value={-prices} />}
      {lines > 0 && <Row name={tPrices('onLines')} value={-lines} />}
      {discount !== null && <Row name={<BillDiscountName discount={discount} />} value={-discount.amount} />}
      {isDiscountUnsaved && (
        <div className={css.unsaved}>
          <dt>{tPrices('discount')}</dt>
          <dd>{tApp('unsaved')}</dd>
        </div>
      )}
      {serviceFee > 0 && <Row name={t('serviceFee')} value={serviceFee} />}
      <Row name={t('total')} value={total} isStrong={paid === 0} />
      {bill.vat.map(({ percent, vat }) => (
        <Row key={percent} name={t('vat', { percent: percentText(percent) })} value={vat} isSoft />
      ))}
      {paid > 0 && <Row name={t('paid')} value={-paid} />}
      {paid > 0 && <Row name={t('remaining')} value={remaining} isStrong />}
      {tips > 0 && <Row name={t('tips')} value={tips} isSoft />}
      {toGiveBack > 0 && <Row name={t('toGiveBack')} value={toGiveBack} isBad />}
    </dl>
  );
}

interface RowProps {
  name: ReactNode;
  value: number;
  isStrong?: boolean;
  isSoft?: boolean;
  isBad?: boolean;
}

function Row({ name, value, isStrong = false, isSoft = false, isBad = false }: RowProps) {
  return (
    <div className={classNames(css.totalRow, isStrong && css.strong, isSoft && css.soft, isBad && css.bad)}>
      <dt>{name}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
