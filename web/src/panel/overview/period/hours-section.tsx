import { useQuery } from '@tanstack/react-query';
import { ChefHat } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Message } from '../../../ui/message.tsx';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureChart } from '../figure/figure-chart.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { hourFiguresQuery } from '../figure-queries.ts';
import { fillQuietHours } from './hour-range.ts';
import type { Period } from './periods.ts';

/** The orders by hour, and how long the kitchen takes at each hour. */
export function HoursSection({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('figures');
  const query = useQuery(hourFiguresQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {({ hours }) =>
        hours.length === 0 ? (
          <FigureSection title={t('hours')}>
            <Message icon={<ChefHat />} title={t('nothing')} text={t('nothingText')} />
          </FigureSection>
        ) : (
          <FigureSection
            title={t('hours')}
            name="hours"
            action={<CsvButton table="hours" period={period} title={t('hours')} />}
            chart={<HoursChart hours={hours} />}
            table={<HoursTable hours={hours} />}
          />
        )
      }
    </FigureAnswer>
  );
}

type Hours = Schemas['HourFigures']['hours'];

function HoursChart({ hours }: { hours: Hours }) {
  const t = useTranslations('figures');
  const { hour, whole } = useFigureFormats();
  const minutes = (value: number) => t('minutes', { minutes: value });
  const shown = fillQuietHours(hours);
  return (
    <FigureChart
      label={t('hours')}
      labels={shown.map((one) => hour(one.hour))}
      format={minutes}
      formatShort={whole}
      series={[
        {
          ...{ name: t('median'), shape: 'Bar' },
          values: shown.map(({ preparation }) => preparation?.medianMinutes ?? null),
        },
        {
          ...{ name: t('slow'), shape: 'Line' },
          values: shown.map(({ preparation }) => preparation?.slowMinutes ?? null),
        },
      ]}
    />
  );
}

function HoursTable({ hours }: { hours: Hours }) {
  const t = useTranslations('figures');
  const { amount, hour, whole } = useFigureFormats();
  const minutes = (value: number | undefined) =>
    value === undefined ? '–' : t('minutes', { minutes: value });
  return (
    <FigureTable
      label={t('hours')}
      heads={[t('hour'), t('orders'), t('revenue'), t('rounds'), t('median'), t('slow')]}
      rows={hours.map((one) => ({
        key: String(one.hour),
        cells: [
          ...[hour(one.hour), whole(one.orders), amount(one.revenue), whole(one.preparation?.rounds ?? 0)],
          ...[minutes(one.preparation?.medianMinutes), minutes(one.preparation?.slowMinutes)],
        ],
      }))}
    />
  );
}
