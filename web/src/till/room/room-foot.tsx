import { Bike, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { RushButton } from '../../service-state/rush-button.tsx';
import { SoldOutButton } from '../../service-state/sold-out-button.tsx';
import css from './room.module.css';

/** Where the thumb is: orders that are for no table, what is sold out, and a rush. */
export function RoomFoot() {
  const t = useTranslations('till.room');
  return (
    <footer className={css.foot}>
      <Link href="/new/takeaway" className={css.newOrder} aria-label={t('newTakeaway')}>
        <ShoppingBag aria-hidden />
        <span>{t('takeaway')}</span>
      </Link>
      <Link href="/new/delivery" className={css.newOrder} aria-label={t('newDelivery')}>
        <Bike aria-hidden />
        <span>{t('delivery')}</span>
      </Link>
      <SoldOutButton tone="Quiet" className={css.tool} />
      <RushButton tone="Quiet" className={css.tool} />
    </footer>
  );
}
