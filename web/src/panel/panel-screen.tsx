import { loadWords } from 'virtual:words/panel';
import { CloudOff, KeyRound } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link, Redirect, Route, Switch } from 'wouter';

import { type PartWords, PartWordsProvider, wordsQuery } from '../device/part-words-provider.tsx';
import { preferences } from '../device/preferences.ts';
import { useLive } from '../live/live-context.tsx';
import { useRememberScreen } from '../session/use-remember-screen.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Loading } from '../ui/loading.tsx';
import { Message } from '../ui/message.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { PanelNav, type SECTIONS, useSections } from './panel-nav.tsx';
import { PanelPage } from './panel-page.tsx';
import { settingsQuery } from './panel-queries.ts';
import css from './panel-screen.module.css';
import { PanelUndoProvider } from './undo/panel-undo.tsx';
import { VenueLanguageProvider } from './venue-settings/venue-text.tsx';

const PANEL_WORDS: PartWords = { name: 'panel-words', load: loadWords };

type Section = (typeof SECTIONS)[number]['name'];

const PAGES: Record<Section, LazyExoticComponent<ComponentType>> = {
  overview: lazyPart(() => import('./overview/overview-page.tsx')),
  sales: lazyPart(() => import('./overview/sales/sales-page.tsx')),
  days: lazyPart(() => import('./overview/days/days-page.tsx')),
  menu: lazyPart(() => import('./menu/menu-page.tsx')),
  campaigns: lazyPart(() => import('./campaigns/campaigns-page.tsx')),
  hours: lazyPart(() => import('./hours/hours-page.tsx')),
  room: lazyPart(() => import('./room/room-page.tsx')),
  people: lazyPart(() => import('./people/people-page.tsx')),
  rights: lazyPart(() => import('./rights/rights-page.tsx')),
  devices: lazyPart(() => import('./devices/devices-page.tsx')),
  printers: lazyPart(() => import('./printers/printers-page.tsx')),
  money: lazyPart(() => import('./money/money-page.tsx')),
  settings: lazyPart(() => import('./settings/settings-page.tsx')),
  activity: lazyPart(() => import('./activity/activity-page.tsx')),
  developers: lazyPart(() => import('./developers/developers-page.tsx')),
};

// Starts loading the texts early, while the session is still loading.
loadWords(preferences().language).catch(() => {});

/** The queries that are loaded before the panel is shown. */
export const PRELOADED_QUERIES = [settingsQuery, () => wordsQuery(PANEL_WORDS, preferences().language)];

let Overview: ComponentType = PAGES.overview;

/** Sets the loaded overview page, so that the panel can render it without waiting. */
export function setOverviewPage(overview: ComponentType): void {
  Overview = overview;
}

/** The panel: the settings and figures of the venue, limited to the sections that the person's rights allow. */
export default function PanelScreen() {
  useRememberScreen('panel');
  return (
    <PartWordsProvider words={PANEL_WORDS}>
      <Panel />
    </PartWordsProvider>
  );
}

function Panel() {
  const t = useTranslations('panel');
  const { venueId, session } = useVenue();
  const sections = useSections();
  const [first] = sections;
  const { hasBegun } = useLive();
  const tFault = useTranslations('app.fault');
  if (first === undefined)
    return (
      <Message icon={<KeyRound />} title={t('ownersOnly')} text={t('ownersOnlyText')}>
        <Link href={`~/app/${venueId}/till`}>{tFault('toStart')}</Link>
      </Message>
    );
  // Offline with a session from an earlier visit: the panel needs the service. A page that was online keeps its data.
  if (session.isKept && !hasBegun)
    return <Message icon={<CloudOff />} title={t('outOfReach')} text={t('outOfReachText')} />;
  return (
    <div className={css.panel}>
      <PanelNav />
      <PanelPage>
        <VenueLanguageProvider>
          <PanelUndoProvider key={venueId}>
            <Suspense fallback={<Loading />}>
              <Switch>
                {sections.map(({ name }) => (
                  <Route key={name} path={`/${name}`} nest component={PAGES[name]} />
                ))}
                <Route path="/">
                  {first.name === 'overview' ? <Overview /> : <Redirect to={first.path} />}
                </Route>
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Suspense>
          </PanelUndoProvider>
        </VenueLanguageProvider>
      </PanelPage>
    </div>
  );
}
