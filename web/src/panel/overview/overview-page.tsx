import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Redirect, useSearchParams } from 'wouter';
import { useVenue } from '../../session/venue-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FaultMessage } from '../../ui/fault-message.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Message } from '../../ui/message.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.ts';
import { useAddressParam } from '../../ui/screen/use-address-param.ts';
import { Segments } from '../../ui/segments.tsx';
import { todayFiguresQuery } from './figure-queries.ts';
import css from './overview.module.css';
import { SetupChecklist } from './setup-checklist/setup-checklist.tsx';
import { useHasFigures } from './setup-checklist/use-has-figures.ts';
import { TodaySection } from './today/today-section.tsx';
import { useLiveToday } from './today/use-live-today.ts';

/** The queries that are loaded before the overview is shown. */
export const PRELOADED_QUERIES = [todayFiguresQuery];

const DemoEveningCard = lazyPart(() => import('./evening/demo-evening-card.tsx'));
const TakingsSection = lazyPart(() => import('./takings/takings-section.tsx'));
const SalesTab = lazyPart(() => import('./period/sales-tab.tsx'));
const LossesTab = lazyPart(() => import('./losses/losses-tab.tsx'));

const TABS = ['Today', 'Takings', 'Sales', 'Losses'] as const;
type Tab = (typeof TABS)[number];

/** For a URL without a tab: the parameters that it may contain, and the tab to which each belongs. */
const SHOWN_IN: readonly (readonly [string, Tab])[] = [
  ['takings', 'Takings'],
  ['takenOff', 'Losses'],
  ['period', 'Sales'],
  ['measure', 'Sales'],
];

/** The overview of a venue, with tabs for today, takings, the sales of a period, and losses. */
export default function OverviewPage() {
  const t = useTranslations('panel.sections');
  const tFigures = useTranslations('figures');
  const { venueId, venue, isOwner } = useVenue();
  return (
    <div className={css.page}>
      <h1>{t('overview')}</h1>
      {isOwner && <SetupChecklist />}
      {venue.isPlayable && isOwner && (
        <Suspense>
          <DemoEveningCard venueId={venueId} />
        </Suspense>
      )}
      {venue.isPractice ? <p>{tFigures('practice')}</p> : <Figures key={venueId} venueId={venueId} />}
    </div>
  );
}

function Figures({ venueId }: { venueId: string }) {
  const [query] = useSearchParams();
  const tab = SHOWN_IN.find(([name]) => query.has(name))?.[1];
  if (tab === undefined || query.has('tab')) return <Tabs venueId={venueId} />;
  return <Redirect to={`/?${new URLSearchParams([...query, ['tab', tab]])}`} replace />;
}

function Tabs({ venueId }: { venueId: string }) {
  const t = useTranslations('figures');
  const tSection = useTranslations('panel.sections');
  useLiveToday(venueId);
  const [urlTab, setTab] = useAddressParam('tab');
  const tab = TABS.find((one) => one === urlTab) ?? null;
  const { data: today, error, refetch } = useQuery(todayFiguresQuery(venueId));
  const hasSold = useHasFigures(venueId, today);
  if (today === undefined)
    return error === null ? <Loading /> : <FaultMessage fault={error} onRetry={() => void refetch()} />;
  if (tab === null && !hasSold)
    return hasSold === null ? (
      <Loading />
    ) : (
      <Message icon={<ReceiptText />} title={t('nothingSold')} text={t('nothingSoldText')}>
        <Button onClick={() => setTab('Today')}>{t('showFigures')}</Button>
      </Message>
    );
  const texts: Record<Tab, string> = {
    ...{ Today: t('today'), Takings: t('takings.title') },
    ...{ Sales: tSection('sales'), Losses: t('losses') },
  };
  return (
    <>
      <Segments
        label={t('view')}
        value={tab ?? 'Today'}
        onChange={setTab}
        wraps
        options={TABS.map((value) => ({ value, text: texts[value] }))}
      />
      {(tab ?? 'Today') === 'Today' && <TodaySection today={today} />}
      <Suspense fallback={<Loading />}>
        {tab === 'Takings' && <TakingsSection venueId={venueId} today={today.day} />}
        {tab === 'Sales' && <SalesTab venueId={venueId} today={today.day} />}
        {tab === 'Losses' && <LossesTab venueId={venueId} today={today.day} timeZone={today.timeZone} />}
      </Suspense>
    </>
  );
}
