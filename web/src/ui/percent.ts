import { useFormatter } from 'use-intl';

/** Returns a function that formats a percentage in the language: `12,5 %`. */
export function usePercent(): (percent: number) => string {
  const format = useFormatter();
  return (percent) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
