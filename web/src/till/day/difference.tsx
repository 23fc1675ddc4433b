import { useTranslations } from 'use-intl';
import { useAmount } from '../../ui/amount.tsx';
import css from './day.module.css';

/** The difference between a count and the expected amount. */
export function Difference({ amount }: { amount: number }) {
  const t = useTranslations('day.difference');
  const write = useAmount();
  const kind = amount === 0 ? 'exact' : amount > 0 ? 'over' : 'short';
  return (
    <p className={css.difference} data-kind={kind} role="status">
      {t(kind, { amount: write(Math.abs(amount)) })}
    </p>
  );
}
