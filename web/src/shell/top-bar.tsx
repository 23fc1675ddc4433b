import { ArrowLeftRight, BookOpen, ChefHat, type LucideIcon, SlidersHorizontal, Store } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { SCREENS, type Screen } from '../device/last-screen.ts';
import { mayOpenScreen } from '../session/may-open-screen.ts';
import { useVenue } from '../session/venue-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { lazyPart } from '../ui/parts/lazy-part.ts';
import { usePageTitle } from '../ui/screen/use-page-title.ts';
import { PersonMenu } from './person-menu.tsx';
import css from './top-bar.module.css';

const Bell = lazyPart(() => import('./calls/bell.tsx'));
const SearchButton = lazyPart(() => import('../search/search-button.tsx'));

const ICONS: Record<Screen, LucideIcon> = {
  board: ChefHat,
  till: Store,
  host: BookOpen,
  panel: SlidersHorizontal,
};

/** The bar at the top of every screen: the venue, the screens, the person. */
export function TopBar() {
  const t = useTranslations('app');
  const at = useVenue();
  const { venue, session } = at;
  const screens = SCREENS.filter((screen) => mayOpenScreen(screen, at));
  return (
    <header className={css.bar}>
      {session.venues.length > 1 ? (
        <Link href="~/app?choose" className={classNames(css.venue, css.link)} title={t('menu.venue')}>
          <ArrowLeftRight aria-hidden />
          <span>{venue.name}</span>
        </Link>
      ) : (
        <span className={css.venue}>
          <span>{venue.name}</span>
        </span>
      )}
      <nav className={css.screens} aria-label={t('name')}>
        {screens.map((screen) => (
          <ScreenLink key={screen} screen={screen} />
        ))}
      </nav>
      <Suspense fallback={<span className={css.later} />}>
        <SearchButton />
      </Suspense>
      <Suspense fallback={<span className={css.later} />}>
        <Bell />
      </Suspense>
      <PersonMenu />
    </header>
  );
}

function ScreenLink({ screen }: { screen: Screen }) {
  const t = useTranslations('app.screens');
  const [path] = useLocation();
  const { venue } = useVenue();
  const isOpen = path.startsWith(`/${screen}`);
  usePageTitle(isOpen ? `${t(screen)} · ${venue.name}` : null);
  const Icon = ICONS[screen];
  return (
    <Link
      href={`/${screen}`}
      className={classNames(css.screen, isOpen && css.open)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Icon aria-hidden />
      <span>{t(screen)}</span>
    </Link>
  );
}
