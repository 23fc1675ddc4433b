import { useFormatter, useLocale } from 'use-intl';

/** Writes amounts of lira as the language does: `1.250,50 ₺`. */
export function useAmount(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' });
}

/** The sign between lira and kuruş, as the language writes amounts. */
export function useDecimalSign(): string {
  const locale = useLocale();
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ',';
}

/** An amount of lira. In Arabic the sign is to the left of the figure, in a sentence and alone. */
export function Amount({ value }: { value: number }) {
  const amount = useAmount();
  return (
    <span dir="auto" className="amount">
      {amount(value)}
    </span>
  );
}
