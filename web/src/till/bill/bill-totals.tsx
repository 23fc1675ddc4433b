import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Amount } from '../../ui/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './bill.module.css';

/** What the bill comes to, as the service has it: each campaign by its name, and what is paid and due. */
export function BillTotals({ bill: { totals, reductions } }: { bill: Bill }) {
  const t = useTranslations('pay.bill');
  const { subtotal, serviceFee, total, paid, remaining, toGiveBack } = totals;
  const isPlain = reductions.length === 0 && serviceFee === 0;
  return (
    <dl className={css.totals}>
      {!isPlain && <Row name={t('subtotal')} value={subtotal} />}
      {reductions.map(({ campaignId, name, amount }) => (
        <Row key={campaignId} name={name} value={-amount} />
      ))}
      {serviceFee > 0 && <Row name={t('serviceFee')} value={serviceFee} />}
      <Row name={t('total')} value={total} isStrong />
      {paid > 0 && <Row name={t('paid')} value={-paid} />}
      {paid > 0 && <Row name={t('remaining')} value={remaining} isStrong />}
      {toGiveBack > 0 && <Row name={t('toGiveBack')} value={toGiveBack} isBad />}
    </dl>
  );
}

interface RowProps {
  name: ReactNode;
  value: number;
  isStrong?: boolean;
  isBad?: boolean;
}

function Row({ name, value, isStrong = false, isBad = false }: RowProps) {
  return (
    <div className={classNames(css.totalRow, isStrong && css.strong, isBad && css.bad)}>
      <dt>{name}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
