import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import css from './demo-sign-ins.module.css';

/** The door to a restaurant of one's own. */
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
