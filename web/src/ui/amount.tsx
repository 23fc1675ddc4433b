import { useFormatter } from 'use-intl';

/** Writes amounts of lira as the language does: `1.250,50 ₺`. */
export function useAmount(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' });
}

/** An amount of lira. */
export function Amount({ value }: { value: number }) {
  const amount = useAmount();
  return (
    <span dir="ltr" className="amount">
      {amount(value)}
    </span>
  );
}
