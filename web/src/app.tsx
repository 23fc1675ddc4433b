import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { Redirect, Route, Router, Switch } from 'wouter';
import { ActsProvider } from './acts/acts-provider.tsx';
import { setApiLanguage } from './api/client.ts';
import { ApiFault } from './api/fault.ts';
import { usePreferences } from './device/preferences.ts';
import { useShownTheme } from './device/shown-theme.ts';
import { FrontPage } from './front/front-page.tsx';
import { sessionQuery } from './session/session-query.ts';
import { CrashGuard } from './shell/crash-guard.tsx';
import { VenueShell } from './shell/venue-shell.tsx';
import { NewPasswordPage } from './sign-in/new-password-page.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { StartPage } from './sign-in/start-page.tsx';
import { Loading } from './ui/loading.tsx';
import { NotFound } from './ui/not-found.tsx';
import { followWayBack, navigateOverSheets } from './ui/way-back/way-back.ts';
import type { Words } from './words/en.ts';
import { directionOf, localeOf } from './words/languages.ts';
import { loadWords } from './words/words.ts';

const SCREENS = {
  board: () => import('./board/board-screen.tsx'),
  till: () => import('./till/till-screen.tsx'),
  host: () => import('./host/host-screen.tsx'),
  panel: () => import('./panel/panel-screen.tsx'),
};
const Board = lazy(SCREENS.board);
const Till = lazy(SCREENS.till);
const Host = lazy(SCREENS.host);
const Panel = lazy(SCREENS.panel);
const Restaurant = lazy(() => import('./restaurant/restaurant-page.tsx'));
const Operator = lazy(() => import('./operator/operator-page.tsx'));
const Pieces = lazy(() => import('./ui/pieces-page/pieces-page.tsx'));

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        error instanceof ApiFault && error.isPassing && error.status !== 401 && failures < 5,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
});

/** Loads what the address leads to while the texts are loaded: who is signed in, and the screen. */
export function beginLoading(): void {
  const screen = /^\/app\/[^/]+\/(board|till|host|panel)(?=\/|$)/.exec(location.pathname)?.[1];
  if (screen === undefined) return;
  void queryClient.prefetchQuery(sessionQuery);
  // What does not come is asked for again when it is shown.
  SCREENS[screen as keyof typeof SCREENS]().catch(() => {});
}

/** The app: what every screen needs around it, and which screen belongs to which address. */
export function App({ firstWords }: { firstWords: Words }) {
  useEffect(followWayBack, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Language firstWords={firstWords}>
        <CrashGuard>
          <ActsProvider>
            <Suspense fallback={<Loading />}>
              <Router aroundNav={navigateOverSheets}>
                <Screens />
              </Router>
            </Suspense>
          </ActsProvider>
        </CrashGuard>
      </Language>
    </QueryClientProvider>
  );
}

function Screens() {
  return (
    <Switch>
      <Route path="/" component={FrontPage} />
      <Route path="/app" component={StartPage} />
      <Route path="/app/sign-in" component={SignInPage} />
      <Route path="/app/password" component={NewPasswordPage} />
      <Route path="/app/new" component={Restaurant} />
      <Route path="/app/operator" component={Operator} />
      <Route path="/app/ui" component={Pieces} />
      <Route path="/app/:venueId" nest>
        {({ venueId }) => (
          <VenueShell venueId={venueId}>
            <Switch>
              <Route path="/board" component={Board} />
              <Route path="/till" nest component={Till} />
              <Route path="/host" nest component={Host} />
              <Route path="/panel" nest component={Panel} />
              <Route path="/">
                <Redirect to="/till" replace />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </VenueShell>
        )}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

/** Puts the chosen language and appearance on the page, and its texts below. */
function Language({ firstWords, children }: { firstWords: Words; children: React.ReactNode }) {
  const { language } = usePreferences();
  const theme = useShownTheme();
  const [shown, setShown] = useState({ language, words: firstWords });
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((words) => isWanted && setShown({ language, words }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = shown.language;
    page.dir = directionOf(shown.language);
    setApiLanguage(shown.language);
  }, [shown.language]);
  useEffect(() => {
    if (theme === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={directionOf(shown.language)}>
        <IntlProvider
          locale={localeOf(shown.language)}
          messages={shown.words as never}
          timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        >
          {children}
        </IntlProvider>
      </DirectionProvider>
    </CSPProvider>
  );
}
