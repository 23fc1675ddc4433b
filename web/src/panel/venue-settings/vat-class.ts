import { useTranslations } from 'use-intl';
import type { Schemas } from '../../api/client.ts';
import { useNow } from '../../time/use-now.ts';
import { dateAt } from '../../time/venue-time.ts';
import { usePercent } from '../../ui/percent.ts';
import type { Settings } from '../panel-queries.ts';

export type VatClass = Schemas['VatClass'];
export type VatRate = Schemas['VatRate'];

/** The rate of a class on a date; `undefined` if none has begun yet. */
export function rateOn(rates: readonly VatRate[], date: string): VatRate | undefined {
  return rates.findLast(({ from }) => from === null || from <= date);
}

/** @returns a function that names a VAT class with its rate of today at the venue: `Food 10 %` */
export function useVatClassName({ timeZone, vatClasses }: Settings): (code: string | null) => string {
  const t = useTranslations('money.vat');
  const percent = usePercent();
  const today = dateAt(useNow(), timeZone);
  return (code) => {
    const found = vatClasses.find((one) => one.code === code);
    if (found === undefined) return t('none');
    const rate = rateOn(found.rates, today);
    return rate === undefined ? found.name : `${found.name} ${percent(rate.percent)}`;
  };
}
