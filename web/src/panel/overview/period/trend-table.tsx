import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { ChangeMark } from '../figure/change-mark.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { Period } from './periods.ts';
import { useStepName } from './use-step-name.ts';

/** The figures of the chart of a period as a table, with more columns. */
export function TrendTable({ trend, period }: { trend: Schemas['FigureTrend']; period: Period }) {
  const t = useTranslations('figures');
  const { amount, whole } = useFigureFormats();
  const stepName = useStepName(period.step);
  const step = { Day: t('day'), Week: t('week'), Month: t('month') }[period.step];
  const heads = [
    ...[step, t('revenue'), t('earlier'), t('change'), t('orders'), t('averageBill'), t('guests')],
    ...[t('gifts'), t('strikes'), t('voids'), t('reservations'), t('noShows')],
  ];
  return (
    <FigureTable
      label={t('trend')}
      heads={heads}
      rows={trend.steps.map(({ range, figures, figuresBefore, reservations }) => ({
        key: range.from,
        cells: [
          stepName(range.from),
          amount(figures.revenue),
          amount(figuresBefore.revenue),
          <ChangeMark key="change" now={figures.revenue} before={figuresBefore.revenue} />,
          whole(figures.orders),
          figures.averageBill === null ? '–' : amount(figures.averageBill),
          whole(figures.guests),
          amount(figures.gifts.amount),
          amount(figures.strikes.amount),
          whole(figures.voids.orders),
          whole(reservations.reservations),
          whole(reservations.noShows),
        ],
      }))}
    />
  );
}
