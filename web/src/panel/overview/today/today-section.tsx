import { ReceiptText } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Schemas } from '../../../api/client.ts';
import { Message } from '../../../ui/message.tsx';
import { ChangeMark } from '../figure/change-mark.tsx';
import { FigureChart } from '../figure/figure-chart.tsx';
import { FigureSection } from '../figure/figure-section.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import css from '../overview.module.css';
import { hourRange } from '../period/hour-range.ts';
import { TodayTiles } from './today-tiles.tsx';

type Today = Schemas['TodayFigures'];

/** The figures of today, compared with the same weekday of the previous week. */
export function TodaySection({ today }: { today: Today }) {
  const t = useTranslations('figures');
  const { wholeDay } = useFigureFormats();
  return (
    <>
      <section className={css.section} aria-label={t('today')}>
        <header className={css.head}>
          <h2>
            {t('today')} <span className={css.date}>{wholeDay(today.day)}</span>
          </h2>
        </header>
        <p className={css.soft}>{t('todayText')}</p>
        <TodayTiles today={today} />
        <TodayComparison today={today} />
      </section>
      <HoursOfToday today={today} />
    </>
  );
}

/** Compares today with the same day of the previous week, both up to the last full hour. */
function TodayComparison({ today: { soFar, before } }: { today: Today }) {
  const t = useTranslations('figures');
  const { amount, hour, wholeDay } = useFigureFormats();
  if (soFar.orders === 0 && soFar.ordersBefore === 0) return null;
  const time = hour(soFar.untilHour);
  return (
    <div className={css.soFar}>
      <p>
        {t('soFar', { time, amount: amount(soFar.revenue), orders: soFar.orders })}{' '}
        <ChangeMark now={soFar.revenue} before={soFar.revenueBefore} />
      </p>
      <p className={css.soft}>
        {t('soFarBefore', {
          ...{ day: wholeDay(before.day), time, amount: amount(soFar.revenueBefore) },
          orders: soFar.ordersBefore,
        })}
      </p>
    </div>
  );
}

function HoursOfToday({ today }: { today: Today }) {
  const t = useTranslations('figures');
  const { amount, short, hour, wholeDay } = useFigureFormats();
  const title = t('hoursOfToday');
  const rows = hoursOf(today);
  if (rows.length === 0)
    return (
      <FigureSection title={title}>
        <Message icon={<ReceiptText />} title={t('noBills')} text={t('noBillsText')} />
      </FigureSection>
    );
  const dayBefore = wholeDay(today.before.day);
  return (
    <FigureSection
      title={title}
      name="today"
      chart={
        <FigureChart
          label={title}
          labels={rows.map((row) => hour(row.hour))}
          format={amount}
          formatShort={short}
          series={[
            { name: t('closedBills'), shape: 'Bar', values: rows.map(({ revenue }) => revenue) },
            { name: t('openBills'), shape: 'StackedBar', values: rows.map(({ openAmount }) => openAmount) },
            { name: dayBefore, shape: 'Line', values: rows.map(({ revenueBefore }) => revenueBefore) },
          ]}
        />
      }
      table={
        <FigureTable
          label={title}
          heads={[t('hour'), t('closedBills'), t('openBills'), dayBefore]}
          rows={rows.map((row) => ({
            key: String(row.hour),
            cells: [hour(row.hour), amount(row.revenue), amount(row.openAmount), amount(row.revenueBefore)],
          }))}
        />
      }
    />
  );
}

/** All hours from the first to the last with figures on either day, in the order of the business day. */
function hoursOf({ hours, before }: Today) {
  const closed = new Map(hours.map((one) => [one.hour, one]));
  const earlier = new Map(before.hours.map((one) => [one.hour, one]));
  return hourRange(
    hours.map(({ hour }) => hour),
    before.hours.map(({ hour }) => hour),
  ).map((hour) => ({
    hour,
    revenue: closed.get(hour)?.revenue ?? 0,
    openAmount: closed.get(hour)?.openAmount ?? 0,
    revenueBefore: earlier.get(hour)?.revenue ?? 0,
  }));
}
