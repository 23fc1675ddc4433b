import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { liraOf } from '../typed-amount.ts';
import css from './pay.module.css';

/** What a guest gave in cash, and what goes back; in kuruş. */
export interface Change {
  givenKurus: number;
  changeKurus: number;
}

/** What is due, the largest on the screen, and what goes back to the guest. It is the service's figure. */
export function Due({ bill: { totals }, change }: { bill: Bill; change: Change | null }) {
  const t = useTranslations('pay.sheet');
  const amount = useAmount();
  const isPaid = totals.remaining === 0;
  return (
    <section aria-live="polite">
      <p className={css.due}>
        <span className={css.label}>
          {isPaid && <CircleCheck aria-hidden />}
          {isPaid ? t('nothingDue') : t('due')}
        </span>
        <strong className={css.sum}>
          <Amount value={totals.remaining} />
        </strong>
        {totals.paid > 0 && <small>{t('ofTotal', { total: amount(totals.total) })}</small>}
      </p>
      {change !== null && (
        <p className={css.change}>
          <span>{t('changeOf', { given: amount(liraOf(change.givenKurus)) })}</span>
          <strong>{t('changeBack', { change: amount(liraOf(change.changeKurus)) })}</strong>
        </p>
      )}
      {totals.toGiveBack > 0 && (
        <p className={css.overpaid}>
          <TriangleAlert aria-hidden />
          {t('overpaid', { amount: amount(totals.toGiveBack) })}
        </p>
      )}
    </section>
  );
}
