import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Route, Switch } from 'wouter';
import { noteLastScreen } from '../device/last-screen.ts';
import { useVenue } from '../session/venue-context.tsx';
import { Loading } from '../ui/loading.tsx';
import { Message } from '../ui/message.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { PanelNav } from './panel-nav.tsx';
import { PanelPage } from './panel-page.tsx';
import css from './panel-screen.module.css';
import { PanelWords } from './panel-words.tsx';
import { PanelUndoProvider } from './undo/panel-undo.tsx';

const Overview = lazy(() => import('./overview/overview-page.tsx'));
const MenuEditor = lazy(() => import('./menu/menu-page.tsx'));
const Campaigns = lazy(() => import('./campaigns/campaigns-page.tsx'));
const Hours = lazy(() => import('./hours/hours-page.tsx'));
const Room = lazy(() => import('./room/room-page.tsx'));
const People = lazy(() => import('./people/people-page.tsx'));
const Printers = lazy(() => import('./printers/printers-page.tsx'));
const Settings = lazy(() => import('./settings/settings-page.tsx'));
const Activity = lazy(() => import('./activity/activity-page.tsx'));
const Developers = lazy(() => import('./developers/developers-page.tsx'));

/** The owner's panel: what the venue is set up with, and how it is doing. */
export default function PanelScreen() {
  const { venueId } = useVenue();
  useEffect(() => noteLastScreen(venueId, 'panel'), [venueId]);
  return (
    <PanelWords>
      <Panel />
    </PanelWords>
  );
}

function Panel() {
  const t = useTranslations('panel');
  const { isOwner, venueId } = useVenue();
  if (!isOwner) return <Message icon={<KeyRound />} title={t('ownersOnly')} text={t('ownersOnlyText')} />;
  return (
    <div className={css.panel}>
      <PanelNav />
      <PanelPage>
        <PanelUndoProvider key={venueId}>
          <Suspense fallback={<Loading />}>
            <Switch>
              <Route path="/menu" nest component={MenuEditor} />
              <Route path="/campaigns" nest component={Campaigns} />
              <Route path="/hours" nest component={Hours} />
              <Route path="/room" nest component={Room} />
              <Route path="/people" nest component={People} />
              <Route path="/printers" nest component={Printers} />
              <Route path="/settings" nest component={Settings} />
              <Route path="/activity" nest component={Activity} />
              <Route path="/developers" nest component={Developers} />
              <Route path="/" component={Overview} />
              <Route path="/overview" nest component={Overview} />
              <Route component={NotFound} />
            </Switch>
          </Suspense>
        </PanelUndoProvider>
      </PanelPage>
    </div>
  );
}
