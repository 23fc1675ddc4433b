import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { Amount, useAmount } from '../../ui/amount.tsx';
import { ToGiveBack } from './giving-back/to-give-back.tsx';
import css from './pay.module.css';

/** What is due, the largest on the screen, and what goes back to the guest of the last payment. All are the service's figures. */
export function Due({ bill }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const { totals } = bill;
  const isPaid = totals.remaining === 0;
  return (
    <section aria-live="polite">
      {totals.toGiveBack === 0 && (
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
      )}
      <LastChange bill={bill} />
      {totals.toGiveBack > 0 && <ToGiveBack bill={bill} />}
    </section>
  );
}

/** What goes back of the last payment, and by how much its cash was rounded. */
function LastChange({ bill: { payments } }: { bill: Bill }) {
  const t = useTranslations('payments.sheet');
  const amount = useAmount();
  const last = payments.at(-1);
  if (last === undefined || last.reversedAt !== null) return null;
  if (last.change === 0 && last.rounding === 0) return null;
  return (
    <p className={css.change}>
      <span>{t('changeOf', { given: amount(last.tendered) })}</span>
      {last.change > 0 && <strong>{t('changeBack', { change: amount(last.change) })}</strong>}
      {last.rounding !== 0 && <span>{t('rounded', { amount: amount(last.rounding) })}</span>}
    </p>
  );
}
