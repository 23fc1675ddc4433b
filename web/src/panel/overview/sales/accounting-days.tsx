import { useQuery } from '@tanstack/react-query';
import { FileText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { usePercent } from '../../../ui/percent.ts';
import { CsvButton } from '../figure/csv-button.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import type { Period } from '../period/periods.ts';
import css from './sales.module.css';
import { type SalesDays, salesDaysQuery } from './sales-queries.ts';
import { useRangeText } from './use-range-text.ts';

type Booked = SalesDays['days'][number];
type Sums = Omit<Booked, 'date' | 'reports'>;
type Method = Sums['methods'][number];

/** The figures of each business day of a range for the accounts, on one page to print. */
export function AccountingDays({ venueId, period }: { venueId: string; period: Period }) {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const { venue } = useVenue();
  const rangeText = useRangeText();
  const query = useQuery(salesDaysQuery(venueId, period));
  return (
    <FigureAnswer query={query}>
      {(booked) =>
        booked.days.length === 0 ? (
          <Message icon={<ReceiptText />} title={tFigures('nothing')} text={t('otherDays')} />
        ) : (
          <div className={css.booked}>
            <p className={css.onPaper}>
              {t('title')} · {venue.name}
            </p>
            <FigureSection
              title={rangeText(period)}
              text={t('daysText')}
              action={
                <div className={css.actions}>
                  <Button icon={<FileText aria-hidden />} onClick={() => print()}>
                    {t('printPage')}
                  </Button>
                  <CsvButton table="days" period={period} title={t('views.Days')} />
                </div>
              }
              table={<DaysTable booked={booked} />}
            />
          </div>
        )
      }
    </FigureAnswer>
  );
}

function DaysTable({ booked: { days, total } }: { booked: SalesDays }) {
  const t = useTranslations('sales');
  const { weekday, whole } = useFigureFormats();
  const columns = useColumns(total);
  const cellsOf = (sums: Sums) => columns.map(({ cell }) => cell(sums));
  return (
    <FigureTable
      label={t('views.Days')}
      heads={[t('day'), t('reports'), ...columns.map(({ head }) => head)]}
      rows={[
        ...days.map(({ date, reports, ...sums }) => ({
          key: date,
          cells: [weekday(date), <Reports key="reports" numbers={reports} />, ...cellsOf(sums)],
        })),
        {
          key: 'total',
          cells: [t('total'), whole(total.reports), ...cellsOf(total)].map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the columns never changes
            <strong key={at}>{cell}</strong>
          )),
        },
      ]}
    />
  );
}

function Reports({ numbers }: { numbers: readonly number[] }) {
  const { venueId } = useVenue();
  return numbers.map((number, at) => (
    <span key={number}>
      {at > 0 && ', '}
      <Link href={`~/app/${venueId}/panel/days/${number}`}>{number}</Link>
    </span>
  ));
}

/** The columns of the table: fixed ones, and one for each VAT rate and payment method of the range. */
function useColumns(total: SalesDays['total']): { head: string; cell: (sums: Sums) => ReactNode }[] {
  const t = useTranslations('sales');
  const tFigures = useTranslations('figures');
  const formatPercent = usePercent();
  const tKinds = useTranslations('pay.kinds');
  const { amount, whole } = useFigureFormats();
  // The page is narrow: a column that would be 0 for all days is omitted.
  const columnIfUsed = (name: 'rounding' | 'tips' | 'refunds', of: (method: Method) => number) =>
    total.methods.some((one) => of(one) !== 0)
      ? [
          {
            head: tFigures(`takings.${name}`),
            cell: (sums: Sums) =>
              amount(sums.methods.reduce((kurus, one) => kurus + Math.round(of(one) * 100), 0) / 100),
          },
        ]
      : [];
  const ofRate = (list: 'vat' | 'vatGivenBack', percent: number) =>
    (['gross', 'vat'] as const).map((part) => {
      const rate = formatPercent(percent);
      const named = list === 'vat' ? rate : tFigures('takings.vatGivenBack', { percent: rate });
      return {
        head: `${tFigures(`takings.${part}`)} ${named}`,
        cell: (sums: Sums) => amount(sums[list].find((one) => one.percent === percent)?.[part] ?? 0),
      };
    });
  return [
    { head: tFigures('closedBills'), cell: ({ bills }) => whole(bills) },
    { head: t('title'), cell: ({ sales }) => amount(sales) },
    { head: tFigures('takings.net'), cell: ({ net }) => amount(net) },
    { head: tFigures('takings.vat'), cell: ({ vatSum }) => amount(vatSum) },
    ...total.vat.flatMap(({ percent }) => ofRate('vat', percent)),
    ...total.vatGivenBack.flatMap(({ percent }) => ofRate('vatGivenBack', percent)),
    ...total.methods.map(({ kind, method, name }) => ({
      head: name ?? tKinds(kind).replaceAll('\u00AD', ''),
      cell: (sums: Sums) =>
        amount(sums.methods.find((one) => one.kind === kind && one.method === method)?.amount ?? 0),
    })),
    ...columnIfUsed('rounding', ({ rounding }) => rounding),
    ...columnIfUsed('tips', ({ tips }) => tips),
    ...columnIfUsed('refunds', ({ refunds }) => refunds.amount),
    { head: t('taken'), cell: ({ taken }) => amount(taken) },
    ...(total.fiscal.length > 0 ? [{ head: t('zNumbers'), cell: zNumbersOf }] : []),
  ];
}

function zNumbersOf({ fiscal }: Sums): string {
  return fiscal
    .flatMap(({ device, zNumber }) => (zNumber === null ? [] : [`${device ?? 'Z'} ${zNumber}`]))
    .join(', ');
}
