import { Bike, ShoppingBag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import css from './room.module.css';

/** Begins an order that is for no table. */
export function NewOrders() {
  const t = useTranslations('till.room');
  return (
    <nav className={css.newOrders} aria-label={t('newOrder')}>
      <Link href="/new/takeaway" className={css.newOrder}>
        <ShoppingBag aria-hidden />
        {t('newTakeaway')}
      </Link>
      <Link href="/new/delivery" className={css.newOrder}>
        <Bike aria-hidden />
        {t('newDelivery')}
      </Link>
    </nav>
  );
}
