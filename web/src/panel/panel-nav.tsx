import {
  BadgePercent,
  ChartNoAxesColumn,
  Clock3,
  CodeXml,
  Coins,
  Grid2x2,
  History,
  KeyRound,
  type LucideIcon,
  Printer,
  ReceiptText,
  Settings2,
  Store,
  TrendingUp,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { type Right, useVenue } from '../session/venue-context.tsx';
import { classNames } from '../ui/class-names.ts';
import { scrollEdges } from '../ui/screen/scroll-edges.ts';
import css from './panel-nav.module.css';

/** The sections of the panel in order, each with its path and the right that it needs. Without a right, only owners open it. */
export const SECTIONS = [
  { name: 'overview', path: '/', Icon: ChartNoAxesColumn, right: 'seeTakings' },
  { name: 'sales', path: '/sales', Icon: TrendingUp, right: 'seeTakings' },
  { name: 'days', path: '/days', Icon: ReceiptText, right: 'seeTakings' },
  { name: 'menu', path: '/menu', Icon: UtensilsCrossed, right: 'menu' },
  { name: 'campaigns', path: '/campaigns', Icon: BadgePercent, right: 'menu' },
  { name: 'hours', path: '/hours', Icon: Clock3, right: 'settings' },
  { name: 'room', path: '/room', Icon: Grid2x2, right: 'settings' },
  { name: 'people', path: '/people', Icon: UsersRound, right: 'people' },
  { name: 'devices', path: '/devices', Icon: Store, right: 'people' },
  { name: 'rights', path: '/rights', Icon: KeyRound, right: 'people' },
  { name: 'printers', path: '/printers', Icon: Printer, right: 'settings' },
  { name: 'money', path: '/money', Icon: Coins, right: 'settings' },
  { name: 'settings', path: '/settings', Icon: Settings2, right: 'settings' },
  { name: 'activity', path: '/activity', Icon: History, right: null },
  { name: 'developers', path: '/developers', Icon: CodeXml, right: null },
] as const satisfies readonly { name: string; path: string; Icon: LucideIcon; right: Right | null }[];

/** The sections that the signed-in person may open. */
export function useSections() {
  const { isOwner, may } = useVenue();
  return SECTIONS.filter(({ right }) => (right === null ? isOwner : may(right)));
}

/** The navigation of the panel: a column on a wide screen, a scrolling row on a narrow screen. */
export function PanelNav() {
  const t = useTranslations('panel');
  const sections = useSections();
  const [path] = useLocation();
  const isOpen = (section: string) =>
    section === '/' ? path === '/' || path.startsWith('/overview') : path.startsWith(section);
  const nav = useRef<HTMLElement>(null);
  // On a narrow screen, the row scrolls to the open section.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path opens another section
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  useEffect(() => scrollEdges(nav.current), []);
  return (
    <nav ref={nav} className={css.nav} aria-label={t('title')}>
      {sections.map(({ name, path: to, Icon }) => (
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
