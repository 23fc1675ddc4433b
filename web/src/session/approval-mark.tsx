import { UserRoundCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import css from './approval-mark.module.css';
import { type Right, useMay } from './venue-context.tsx';

/**
 * Marks a button whose act needs the approval of a colleague, because the person lacks the right. Shows nothing if they
 * have it.
 */
export function ApprovalMark({ right }: { right: Right }) {
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
