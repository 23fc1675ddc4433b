import { useTranslations } from 'use-intl';
import type { Bill } from '../../api/bill-list.ts';
import { useAmount } from '../../ui/amount.tsx';
import { useMethodName } from './methods.ts';

/** Returns a function that says how a bill was paid: the amount of each method, the tips, and the refunds. */
export function usePaymentSummary(): (bill: Bill) => string {
  const t = useTranslations('payments.sheet');
  const nameOf = useMethodName();
  const amount = useAmount();
  return ({ payments, refunds, totals }) => {
    const sums = new Map<string, number>();
    for (const { method, amount: paid, reversedAt } of payments)
      if (reversedAt === null) sums.set(nameOf(method), (sums.get(nameOf(method)) ?? 0) + paid);
    return [
      ...[...sums].map(([name, sum]) => `${name} ${amount(sum)}`),
      ...(totals.tips > 0 ? [t('withTip', { amount: amount(totals.tips) })] : []),
      ...refunds.map((refund) =>
        t('refunded', { amount: amount(refund.amount), kind: nameOf(refund.method) }),
      ),
    ].join(' · ');
  };
}
