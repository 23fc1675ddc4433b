import { ArrowLeftRight, BookOpen, ChefHat, SlidersHorizontal, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { useVenue } from '../session/venue-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notices } from './notices.tsx';
import { PersonMenu } from './person-menu.tsx';
import css from './top-bar.module.css';

const SCREENS = [
  { name: 'board', Icon: ChefHat },
  { name: 'till', Icon: Store },
  { name: 'host', Icon: BookOpen },
] as const;

const PANEL = { name: 'panel', Icon: SlidersHorizontal } as const;

/** The bar on top of every screen: the venue, the screens, the person. */
export function TopBar() {
  const t = useTranslations('app');
  const { venue, session, isOwner } = useVenue();
  const screens = isOwner ? [...SCREENS, PANEL] : SCREENS;
  const [path] = useLocation();
  return (
    <header className={css.bar}>
      {session.venues.length > 1 ? (
        <Link href="~/app?choose" className={classNames(css.venue, css.link)} title={t('menu.venue')}>
          <ArrowLeftRight aria-hidden />
          <span>{venue.name}</span>
        </Link>
      ) : (
        <span className={css.venue}>{venue.name}</span>
      )}
      <nav className={css.screens} aria-label={t('name')}>
        {screens.map(({ name, Icon }) => (
          <Link
            key={name}
            href={`/${name}`}
            className={classNames(css.screen, path.startsWith(`/${name}`) && css.open)}
            aria-current={path.startsWith(`/${name}`) ? 'page' : undefined}
          >
            <Icon aria-hidden />
            <span>{t(`screens.${name}`)}</span>
          </Link>
        ))}
      </nav>
      <Notices />
      <PersonMenu />
    </header>
  );
}
