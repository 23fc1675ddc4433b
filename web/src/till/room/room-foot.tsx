import { useQuery } from '@tanstack/react-query';
import { Bike, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { usePendingActs } from '../../acts/acts-provider.tsx';
import { profileQuery } from '../../api/queries.ts';
import { RushButton } from '../../service-state/rush-button.tsx';
import { SoldOutButton } from '../../service-state/sold-out-button.tsx';
import { useVenue } from '../../session/venue-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DayButton } from '../day/day-button.tsx';
import { isRefused, sentOrdersOf } from '../order/basket/sending.ts';
import { useUnsentUnits } from '../order/basket/use-basket.ts';
import css from './room.module.css';

/** The buttons at the bottom, near the thumb: orders without a table, sold-out products, and the rush. */
export function RoomFoot() {
  return (
    <footer className={css.foot}>
      <NewOrder type="Takeaway" />
      <NewOrder type="Delivery" />
      <SoldOutButton tone="Quiet" className={css.tool} />
      <RushButton tone="Quiet" className={css.tool} />
      <DayButton className={css.tool} />
    </footer>
  );
}

const PATHS = { Takeaway: '/new/takeaway', Delivery: '/new/delivery' };

/** The button that begins an order without a table, if the venue takes such orders, or continues the unsent one. */
function NewOrder({ type }: { type: 'Takeaway' | 'Delivery' }) {
  const t = useTranslations('till.room');
  const draft = useUnsentUnits({ kind: 'New', type });
  const { venueId, may } = useVenue();
  const acts = usePendingActs(venueId);
  const faulty = sentOrdersOf(acts, { kind: 'New', type }).filter(({ fault }) => fault !== null);
  const { data: profile } = useQuery(profileQuery(venueId));
  const isOffered = may('takeOrders') && profile?.[`takes${type}`] !== false;
  if (!isOffered && draft === 0 && faulty.length === 0) return null;
  const Icon = type === 'Takeaway' ? ShoppingBag : Bike;
  return (
    <Link href={PATHS[type]} className={css.newOrder}>
      <Icon aria-hidden />
      <span>{t(`new${type}`)}</span>
      {faulty.length > 0 && (
        <span className={classNames(css.badge, css.wrong)}>
          {t(faulty.some(isRefused) ? 'states.Refused' : 'states.Unknown')}
        </span>
      )}
      {faulty.length === 0 && draft > 0 && <span className={css.badge}>{t('unsent', { count: draft })}</span>}
    </Link>
  );
}
