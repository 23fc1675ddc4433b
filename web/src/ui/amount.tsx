import { useFormatter, useLocale } from 'use-intl';

/** Returns a function that formats an amount of lira in the language: `1.250,50 ₺`. */
export function useAmount(): (amount: number) => string {
  const format = useFormatter();
  return (amount) =>
    format.number(amount, { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' });
}

/** The decimal separator of the language, between lira and kuruş. */
export function useDecimalSign(): string {
  const locale = useLocale();
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ',';
}

/** An amount of lira. In Arabic the currency sign is always to the left of the number. */
export function Amount({ value }: { value: number }) {
  const amount = useAmount();
  return (
    <span dir="auto" className="amount">
      {amount(value)}
    </span>
  );
}
