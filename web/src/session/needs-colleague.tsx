import { UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import css from './needs-colleague.module.css';
import { type Right, useMay } from './venue-context.tsx';

/** Marks a button whose act a colleague must agree to, as the person lacks the right. Nothing for those who have it. */
export function NeedsColleague({ right }: { right: Right }) {
  const t = useTranslations('app.rights');
  const may = useMay();
  if (may(right)) return null;
  return (
    <span className={css.mark} title={t('asksColleague')}>
      <UserRoundCheck aria-hidden />
      <span className={css.said}>{t('asksColleague')}</span>
    </span>
  );
}
