import { useFormatter } from 'use-intl';

/** Writes a percentage as the language does: `12,5 %`. */
export function usePercent(): (percent: number) => string {
  const format = useFormatter();
  return (percent) => format.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
}
