import { loadWords } from 'virtual:words/shared';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { Redirect, Route, Router, Switch } from 'wouter';
import { ActsProvider } from './acts/acts-provider.tsx';
import { setApiLanguage } from './api/client.ts';
import { ApiFault } from './api/fault.ts';
import { shouldRepeatRead } from './api/person-token.ts';
import type { Screen } from './device/last-screen.ts';
import { preferences } from './device/preferences.ts';
import { useShownTheme } from './device/shown-theme.ts';
import { usePreferences } from './device/use-preferences.ts';
import { deviceTimeZone, firstScreen, firstWords, SCREEN_LOADERS, screenInAddress } from './first-load.ts';
import { runFirstReads } from './first-reads.ts';
import { ErrorBoundary } from './shell/broken/error-boundary.tsx';
import { VenueShell } from './shell/venue-shell.tsx';
import { dropStrayTaps } from './ui/double-tap.ts';
import { Loading } from './ui/loading.tsx';
import { NotFound } from './ui/not-found.tsx';
import { lazyPart } from './ui/parts/lazy-part.ts';
import { loadWithRetry } from './ui/parts/load-with-retry.ts';
import { followWayBack, navigateOverSheets } from './ui/way-back/way-back.ts';
import { directionOf, localeOf } from './words/languages.ts';

const FrontPage = lazyPart(() => import('./front/front-page.tsx'));
const Restaurant = lazyPart(() => import('./restaurant/restaurant-page.tsx'));
const SignInPage = lazyPart(() => import('./sign-in/sign-in-page.tsx'));
const StartPage = lazyPart(() => import('./sign-in/start-page.tsx'));
const BrowserPage = lazyPart(() => import('./sign-in/browser-page.tsx'));
const NewPasswordPage = lazyPart(() => import('./sign-in/new-password-page.tsx'));
const RegisterDevice = lazyPart(() => import('./sign-in/device/register-page.tsx'));
const Operator = lazyPart(() => import('./operator/operator-page.tsx'));
const Pieces = lazyPart(() => import('./ui/pieces-page/pieces-page.tsx'));

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 5 && error instanceof ApiFault && shouldRepeatRead(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
  },
});

const refresh = () => void queryClient.refetchQueries({ type: 'all' });

const LAZY_SCREENS = {
  board: lazyPart(SCREEN_LOADERS.board),
  till: lazyPart(SCREEN_LOADERS.till),
  host: lazyPart(SCREEN_LOADERS.host),
  panel: lazyPart(SCREEN_LOADERS.panel),
};

/** The first screen and its texts, loaded before React renders. */
interface First {
  words: object;
  /**
   * The screen of the address; `null` if it is late. React then waits a third of a second before it replaces the
   * placeholder.
   */
  screen: ComponentType | null;
}

/** If a screen takes longer than this to load, the page is shown without it first. */
const LONGEST_WAIT_MS = 500;

/** Loads the screen of the address with its parts and first reads, so that it is rendered once. */
export async function loadFirstScreen(): Promise<First> {
  setApiLanguage(preferences().language);
  const reading = screenInAddress && runFirstReads(queryClient, screenInAddress, ownReads());
  const words = await firstWords;
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  const loaded = await Promise.race([Promise.all([firstScreen, reading]), late]);
  return { words, screen: loaded?.[0]?.default ?? null };
}

async function ownReads() {
  return (await firstScreen)?.firstReads ?? [];
}

/** The app: the providers that every screen needs, and the routes. */
export function App({ first }: { first: First }) {
  useEffect(followWayBack, []);
  useEffect(dropStrayTaps, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Language firstWords={first.words}>
        <ErrorBoundary refresh={refresh}>
          <ActsProvider>
            <Suspense fallback={<Loading />}>
              <Router aroundNav={navigateOverSheets}>
                <Screens first={first.screen} />
              </Router>
            </Suspense>
          </ActsProvider>
        </ErrorBoundary>
      </Language>
    </QueryClientProvider>
  );
}

function Screens({ first }: { first: ComponentType | null }) {
  const screenNamed = (name: Screen) => (name === screenInAddress?.screen && first) || LAZY_SCREENS[name];
  return (
    <Switch>
      <Route path="/" component={FrontPage} />
      <Route path="/app" component={StartPage} />
      <Route path="/app/sign-in" component={SignInPage} />
      <Route path="/app/password" component={NewPasswordPage} />
      <Route path="/app/browser" component={BrowserPage} />
      <Route path="/app/device" component={RegisterDevice} />
      <Route path="/app/new" component={Restaurant} />
      <Route path="/app/operator" component={Operator} />
      <Route path="/app/ui" component={Pieces} />
      <Route path="/app/:venueId" nest>
        {({ venueId }) => (
          <VenueShell venueId={venueId}>
            <Switch>
              <Route path="/board" component={screenNamed('board')} />
              <Route path="/till" nest component={screenNamed('till')} />
              <Route path="/host" nest component={screenNamed('host')} />
              <Route path="/panel" nest component={screenNamed('panel')} />
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

/** Sets the language, direction and theme of the page, and gives its texts to the components inside. */
function Language({ firstWords, children }: { firstWords: object; children: React.ReactNode }) {
  const { language } = usePreferences();
  const theme = useShownTheme();
  const [shown, setShown] = useState({ language, words: firstWords });
  useEffect(() => {
    let isWanted = true;
    void loadWithRetry(() => loadWords(language)).then((words) => isWanted && setShown({ language, words }));
    return () => {
      isWanted = false;
    };
  }, [language]);
  // A layout effect, because the direction must be set before the components inside are painted and scroll into place.
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = shown.language;
    page.dir = directionOf(shown.language);
    setApiLanguage(shown.language);
  }, [shown.language]);
  useLayoutEffect(() => {
    if (theme === null) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={directionOf(shown.language)}>
        <IntlProvider
          locale={localeOf(shown.language)}
          messages={shown.words as never}
          timeZone={deviceTimeZone}
        >
          {children}
        </IntlProvider>
      </DirectionProvider>
    </CSPProvider>
  );
}
