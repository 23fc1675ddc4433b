import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { useVenue } from '../../session/venue-context.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { todayQuery } from './figure-queries.ts';
import { FirstHour } from './first-hour/first-hour.tsx';
import css from './overview.module.css';
import { BranchesSection } from './period/branches-section.tsx';
import { ChannelsSection } from './period/channels-section.tsx';
import { HoursSection } from './period/hours-section.tsx';
import { PeriodChoice, usePeriod } from './period/period-choice.tsx';
import { OFFERED, type Offered, type Period as PeriodDays, periodOf } from './period/periods.ts';
import { SellersSection } from './period/sellers-section.tsx';
import { TrendSection } from './period/trend-section.tsx';
import { TakingsSection } from './takings/takings-section.tsx';
import { TodaySection } from './today/today-section.tsx';

/** What is read before the overview is shown. */
export const FIRST_READS = [todayQuery];

const EveningCard = lazyPart(() => import('./evening/evening-card.tsx'));
const TakenOffSection = lazyPart(() => import('./period/taken-off-section.tsx'));

/** How the venue is doing: today as it goes, then a period of choice from all sides. */
export default function OverviewPage() {
  const t = useTranslations('panel.sections');
  const tFigures = useTranslations('figures');
  const { venueId, venue, isOwner } = useVenue();
  return (
    <div className={css.page}>
      <h1>{t('overview')}</h1>
      {isOwner && <FirstHour />}
      {venue.isPlayable && isOwner && (
        <Suspense>
          <EveningCard venueId={venueId} />
        </Suspense>
      )}
      {venue.isPractice ? <p>{tFigures('practice')}</p> : <Figures venueId={venueId} />}
    </div>
  );
}

function Figures({ venueId }: { venueId: string }) {
  // Today is shown first, then the rest, which is below it and takes longer.
  const today = useDeferredValue(useQuery(todayQuery(venueId)).data, undefined);
  return (
    <>
      <TodaySection venueId={venueId} />
      {today !== undefined && <TakingsSection venueId={venueId} today={today.day} />}
      {today !== undefined && <Period key={venueId} today={today.day} timeZone={today.timeZone} />}
    </>
  );
}

/** The figures of a period. @param today  the present day of the venue, which the offered periods end with */
function Period({ today, timeZone }: { today: string; timeZone: string }) {
  const { venueId, venue } = useVenue();
  const t = useTranslations('figures.periods');
  const offered = Object.fromEntries(OFFERED.map((name) => [name, periodOf(name, today)]));
  const choice = usePeriod<Offered>('period', offered as Record<Offered, PeriodDays>, 'FourWeeks');
  const { period } = choice;
  return (
    <>
      <PeriodChoice choice={choice} textOf={(name) => t(name)} />
      {venue.type === 'Headquarter' && <BranchesSection venueId={venueId} period={period} />}
      <TrendSection venueId={venueId} period={period} />
      <Suspense>
        <TakenOffSection venueId={venueId} period={period} timeZone={timeZone} />
      </Suspense>
      <SellersSection venueId={venueId} period={period} />
      <HoursSection venueId={venueId} period={period} />
      <ChannelsSection venueId={venueId} period={period} />
    </>
  );
}
