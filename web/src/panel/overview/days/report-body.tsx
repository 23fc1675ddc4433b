import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useVenue } from '../../../session/venue-context.tsx';
import { Card } from '../../card.tsx';
import { useInstantText } from '../../use-instant-text.ts';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { FigureTable } from '../figure/figure-table.tsx';
import { useFigureFormats } from '../figure/use-figure-formats.ts';
import { ActsPart } from './acts-part.tsx';
import { CashPart } from './cash-part.tsx';
import type { DaySoFar } from './day-queries.ts';
import css from './days.module.css';
import { ExpandableFigure } from './entries/expandable-figure.tsx';
import { FigureRange } from './entries/figure-range.ts';
import { FactList } from './fact-list.tsx';
import { SalesPart } from './sales-part.tsx';

/** The figures of a report, or of the day so far. Figures of days, bills and losses open their ledger rows. */
export function ReportBody({ figures }: { figures: DaySoFar }) {
  const t = useTranslations('days');
  const { amount, whole } = useFigureFormats();
  const { total, lifetime, carriedOver, unsentActs } = figures;
  return (
    <FigureRange value={figures.rows}>
      <Days figures={figures} />
      <SalesPart figures={figures} />
      <CashPart total={total} />
      <ActsPart total={total} dates={figures.days.map(({ date }) => date)} />
      {carriedOver.length > 0 && <CarriedOver bills={carriedOver} />}
      {unsentActs.length > 0 && <UnsentActs devices={unsentActs} />}
      <Card title={t('lifetime')}>
        <FactList
          facts={[
            [t('bills'), whole(lifetime.bills)],
            [t('sales'), amount(lifetime.sales)],
            [t('taken'), amount(lifetime.taken)],
          ]}
        />
      </Card>
    </FigureRange>
  );
}

function Days({ figures: { days } }: { figures: DaySoFar }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { venueId } = useVenue();
  const { amount, weekday } = useFigureFormats();
  return (
    <Card title={t('businessDays')} text={t('businessDaysText')}>
      <FigureTable
        label={t('businessDays')}
        heads={[tFigures('day'), t('bills'), tFigures('guests'), t('sales'), t('taken')]}
        rows={days.map(({ date, bills, guests, sales, taken }) => ({
          key: date,
          cells: [
            <Link key="day" href={`~/app/${venueId}/till/?find=&day=${date}`} className={css.link}>
              {weekday(date)}
            </Link>,
            ...(
              [
                ['Sales', t('bills'), bills],
                ['Guests', tFigures('guests'), guests],
                ['Sales', t('sales'), sales],
              ] as const
            ).map(([figure, head, value]) => (
              <ExpandableFigure
                key={head}
                figure={figure}
                day={date}
                title={`${weekday(date)} · ${head}`}
                value={value}
                isCount={head !== t('sales')}
              />
            )),
            <Link key="taken" href={`~/app/${venueId}/panel/?takings=${date}`} className={css.link}>
              {amount(taken)}
            </Link>,
          ],
        }))}
      />
    </Card>
  );
}

function CarriedOver({ bills }: { bills: DaySoFar['carriedOver'] }) {
  const t = useTranslations('days');
  const tFigures = useTranslations('figures');
  const { venueId } = useVenue();
  const { amount, weekday } = useFigureFormats();
  return (
    <Card title={t('carriedOver')} text={t('carriedOverText')}>
      <FigureTable
        label={t('carriedOver')}
        heads={[t('bill'), t('place'), t('opened'), t('total'), t('paid')]}
        rows={bills.map(({ billId, number, table, type, openedOn, total, paid }) => ({
          key: billId,
          cells: [
            <Link key="bill" href={`~/app/${venueId}/till/bills/${billId}`} className={css.link}>
              {number}
            </Link>,
            table === null ? tFigures(`type.${type}`) : <VenueText key="table">{table}</VenueText>,
            weekday(openedOn),
            amount(total),
            amount(paid),
          ],
        }))}
      />
    </Card>
  );
}

function UnsentActs({ devices }: { devices: DaySoFar['unsentActs'] }) {
  const t = useTranslations('days.unsent');
  const { whole } = useFigureFormats();
  const moment = useInstantText();
  return (
    <Card title={t('title')} text={t('text')}>
      <FigureTable
        label={t('title')}
        heads={[t('device'), t('count'), t('since'), t('heard')]}
        rows={devices.map(({ device, count, since, heardAt }) => ({
          key: device.id,
          cells: [
            <VenueText key="device">{device.name ?? ''}</VenueText>,
            whole(count),
            moment(since),
            moment(heardAt),
          ],
        }))}
      />
    </Card>
  );
}
