import { useTranslations } from 'use-intl';
import { usePercent } from '../../../ui/percent.ts';
import { useMethodName } from '../days/use-method-name.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { Sales } from './sales-queries.ts';

/** Gross, VAT and net amounts by VAT rate, for closed bills and for refunds. */
export function VatTable({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tTakings = useTranslations('figures.takings');
  const formatPercent = usePercent();
  const { amount } = useFigureFormats();
  const rows = (['vat', 'vatGivenBack'] as const).flatMap((list) =>
    ratesOf([...sums[list], ...sumsBefore[list]]).map((percent) => {
      const sign = list === 'vat' ? 1 : -1;
      const now = sums[list].find((one) => one.percent === percent);
      const before = sumsBefore[list].find((one) => one.percent === percent);
      const name = formatPercent(percent);
      const written = [now?.gross, now?.vat, now?.net, before?.gross].map((lira = 0) => amount(sign * lira));
      return {
        key: `${list} ${percent}`,
        cells: [list === 'vat' ? name : tTakings('vatGivenBack', { percent: name }), ...written],
      };
    }),
  );
  const heads = [tTakings('vatRate'), tTakings('gross'), tTakings('vat'), tTakings('net')];
  return <FigureTable label={t('vatRates')} heads={[...heads, t('grossEarlier')]} rows={rows} />;
}

function ratesOf(vat: readonly { percent: number }[]): number[] {
  return [...new Set(vat.map(({ percent }) => percent))].sort((a, b) => a - b);
}

/** For each payment method: the amount of bills that it paid, and the money that was taken. */
export function MethodsTable({ sales: { sums, sumsBefore } }: { sales: Sales }) {
  const t = useTranslations('sales');
  const tTakings = useTranslations('figures.takings');
  const nameOf = useMethodName();
  const { amount, whole } = useFigureFormats();
  const keyOf = ({ kind, method }: { kind: string; method: string }) => `${kind} ${method}`;
  const now = new Map(sums.methods.map((one) => [keyOf(one), one]));
  const before = new Map(sumsBefore.methods.map((one) => [keyOf(one), one]));
  const known = new Map([...before, ...now]);
  const heads = ['method', 'count', 'forBills', 'rounding', 'tips', 'refunds', 'taken'] as const;
  return (
    <FigureTable
      label={t('methods')}
      heads={[...heads.map((head) => tTakings(head)), t('takenEarlier')]}
      rows={[...known].map(([key, method]) => {
        const one = now.get(key);
        const amounts = [one?.amount, one?.rounding, one?.tips, one?.refunds.amount, one?.taken];
        return {
          key,
          cells: [
            nameOf(method),
            whole(one?.payments ?? 0),
            ...[...amounts, before.get(key)?.taken].map((lira = 0) => amount(lira)),
          ],
        };
      })}
    />
  );
}
