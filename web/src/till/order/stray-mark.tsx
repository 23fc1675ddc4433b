import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import css from './order.module.css';

/** Says that the guests of this table have their bill at another table, with a link to it. */
export function StrayMark({ tableId }: { tableId: string }) {
  const t = useTranslations('till.room');
  return (
    <Link href={`/tables/${tableId}`} className={css.stray}>
      <TriangleAlert aria-hidden />
      {t('stray')}
    </Link>
  );
}
