import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureChart } from '../figure/figure-chart.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { trendQuery } from '../figure-queries.ts';
import css from '../overview.module.css';
import type { Period } from './periods.ts';
import { TotalTiles } from './total-tiles.tsx';
import { TrendTable } from './trend-table.tsx';
import { useStepName } from './use-step-name.ts';

type Trend = Schemas['FigureTrend'];

const MEASURES = ['revenue', 'orders', 'averageBill', 'reservations', 'noShows'] as const;
type Measure = (typeof MEASURES)[number];

/** A chart of the days, weeks or months of a period, compared with the previous period. */
export function TrendSection({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('figures');
  const { day } = useFigureFormats();
  const query = useQuery(trendQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {(trend) => (
        <FigureSection
          title={t('trend')}
          name="trend"
          text={t('trendText', { from: day(trend.total.before.from), to: day(trend.total.before.to) })}
          action={<CsvButton table="trend" period={period} title={t('trend')} />}
          chart={<TrendChart trend={trend} period={period} />}
          table={<TrendTable trend={trend} period={period} />}
        >
          <TotalTiles trend={trend} />
          {trend.openBills > 0 && <p>{t('openInPeriod', { count: trend.openBills })}</p>}
        </FigureSection>
      )}
    </FigureAnswer>
  );
}

function TrendChart({ trend, period }: { trend: Trend; period: Period }) {
  const t = useTranslations('figures');
  const { amount, whole, short } = useFigureFormats();
  const stepName = useStepName(period.step);
  const [measure, setMeasure] = useAddressChoice('measure', MEASURES, 'revenue');
  const isMoney = measure === 'revenue' || measure === 'averageBill';
  const isBooked = measure === 'reservations' || measure === 'noShows';
  return (
    <div className={css.section}>
      <Segments
        label={t('measure')}
        value={measure}
        onChange={setMeasure}
        options={MEASURES.map((value) => ({ value, text: t(value) }))}
      />
      <FigureChart
        label={`${t('trend')}: ${t(measure)}`}
        labels={trend.steps.map(({ range }) => stepName(range.from))}
        format={isMoney ? amount : whole}
        formatShort={short}
        series={[
          { name: t('now'), shape: 'Bar', values: trend.steps.map((step) => figureOf(step, measure)) },
          ...(isBooked
            ? []
            : [
                {
                  ...{ name: t('earlier'), shape: 'Line' as const },
                  values: trend.steps.map(({ figuresBefore }) => figuresBefore[measure]),
                },
              ]),
        ]}
      />
    </div>
  );
}

function figureOf(step: Trend['steps'][number], measure: Measure): number | null {
  return measure === 'reservations' || measure === 'noShows'
    ? step.reservations[measure]
    : step.figures[measure];
}
