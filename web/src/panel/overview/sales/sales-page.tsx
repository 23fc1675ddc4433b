import { loadWords } from 'virtual:words/sales';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type PartWords, PartWordsProvider } from '../../../device/part-words-provider.tsx';
import { useVenue } from '../../../session/venue-context.tsx';
import { useAddressChoice } from '../../../ui/screen/use-address-param.ts';
import { Segments } from '../../../ui/segments.tsx';
import { PageHead } from '../../page-head.tsx';
import { FigureAnswer } from '../figure/figure-answer.tsx';
import { todayFiguresQuery } from '../figure-queries.ts';
import { PeriodChoice, usePeriod } from '../period/period-choice.tsx';
import { AccountingDays } from './accounting-days.tsx';
import { offeredRanges, type RangeName } from './ranges.ts';
import css from './sales.module.css';
import { SalesDownloads } from './sales-downloads.tsx';
import { SalesSummary } from './sales-summary.tsx';

const SALES_WORDS: PartWords = { name: 'sales-words', load: loadWords };
const VIEWS = ['Summary', 'Days', 'Files'] as const;

/** The sales and payments of a range of days, the figures for the accounts, and downloads of all bills. */
export default function SalesPage() {
  const { venue, venueId } = useVenue();
  return (
    <PartWordsProvider words={SALES_WORDS}>
      {venue.isPractice ? <Practice /> : <SalesOfVenue key={venueId} venueId={venueId} />}
    </PartWordsProvider>
  );
}

function Practice() {
  const t = useTranslations();
  return <PageHead title={t('sales.title')} text={t('figures.practice')} />;
}

function SalesOfVenue({ venueId }: { venueId: string }) {
  const t = useTranslations('sales');
  const today = useQuery(todayFiguresQuery(venueId));
  return (
    <div className={css.page}>
      <PageHead title={t('title')} text={t('text')} />
      <FigureAnswer query={today}>{({ day }) => <SalesOfRange venueId={venueId} today={day} />}</FigureAnswer>
    </div>
  );
}

/** The parts of the page for the chosen range. @param today  the present day of the venue */
function SalesOfRange({ venueId, today }: { venueId: string; today: string }) {
  const t = useTranslations('sales');
  const choice = usePeriod<RangeName>('days', offeredRanges(today), 'Month');
  const [view, setView] = useAddressChoice('view', VIEWS, 'Summary');
  const { period } = choice;
  return (
    <>
      <div className={css.choices}>
        <PeriodChoice choice={choice} textOf={(name) => t(`ranges.${name}`)} />
        <Segments
          label={t('view')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, text: t(`views.${value}`) }))}
        />
      </div>
      {view === 'Summary' && <SalesSummary venueId={venueId} period={period} />}
      {view === 'Days' && <AccountingDays venueId={venueId} period={period} />}
      {view === 'Files' && <SalesDownloads period={period} />}
    </>
  );
}
