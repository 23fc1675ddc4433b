import { Amount } from '../../ui/amount.tsx';
import css from './day.module.css';

export interface AmountRow {
  label: string;
  /** In lira; `null` if it must not be shown yet, as before a blind count. */
  amount: number | null;
  isTotal?: boolean;
}

/** A list of names with an amount for each. */
export function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className={css.amounts}>
      {rows.map(({ label, amount, isTotal = false }) => (
        <div key={label} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>{amount === null ? '—' : <Amount value={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
