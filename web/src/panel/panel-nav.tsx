import {
  BadgePercent,
  ChartNoAxesColumn,
  Clock3,
  CodeXml,
  Coins,
  Grid2x2,
  History,
  Printer,
  Settings2,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import { scrollEdges } from '../ui/screen/scroll-edges.ts';
import css from './panel-nav.module.css';

/** The pages of the panel in their order, with their addresses. */
export const SECTIONS = [
  { name: 'overview', path: '/', Icon: ChartNoAxesColumn },
  { name: 'menu', path: '/menu', Icon: UtensilsCrossed },
  { name: 'campaigns', path: '/campaigns', Icon: BadgePercent },
  { name: 'hours', path: '/hours', Icon: Clock3 },
  { name: 'room', path: '/room', Icon: Grid2x2 },
  { name: 'people', path: '/people', Icon: UsersRound },
  { name: 'printers', path: '/printers', Icon: Printer },
  { name: 'money', path: '/money', Icon: Coins },
  { name: 'settings', path: '/settings', Icon: Settings2 },
  { name: 'activity', path: '/activity', Icon: History },
  { name: 'developers', path: '/developers', Icon: CodeXml },
] as const;

/** The sections of the panel: a rail on a wide screen, a row that scrolls on a narrow one. */
export function PanelNav() {
  const t = useTranslations('panel');
  const [path] = useLocation();
  const isOpen = (section: string) =>
    section === '/' ? path === '/' || path.startsWith('/overview') : path.startsWith(section);
  const nav = useRef<HTMLElement>(null);
  // The row of a narrow screen scrolls to the open section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path opens another section
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  useEffect(() => scrollEdges(nav.current), []);
  return (
    <nav ref={nav} className={css.nav} aria-label={t('title')}>
      {SECTIONS.map(({ name, path: to, Icon }) => (
        <Link
          key={name}
          href={to}
          className={classNames(css.section, isOpen(to) && css.open)}
          aria-current={isOpen(to) ? 'page' : undefined}
        >
          <Icon aria-hidden />
          <span>{t(`sections.${name}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
