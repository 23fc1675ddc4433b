import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import css from './demo-sign-ins.module.css';

/** A link to the page where a person sets up their own restaurant. */
export function OwnRestaurantLink() {
  const t = useTranslations('front.demo');
  return (
    <Link href="/app/new" className={css.signIn}>
      <Sparkles aria-hidden />
      <strong>{t('ownRestaurant')}</strong>
      <span>{t('ownRestaurantText')}</span>
    </Link>
  );
}
