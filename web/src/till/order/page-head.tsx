import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { PAGE_ABOVE, previousPath } from '../../ui/way-back/way-back.ts';
import css from './order.module.css';

interface PageHeadProps {
  title: string;
  subtitle: string | null;
  /** Shown next to the title. */
  children?: ReactNode;
}

/** The head of an order page: the link back to the room, and the title. */
export function PageHead({ title, subtitle, children }: PageHeadProps) {
  const t = useTranslations('till.order');
  return (
    <header className={css.head}>
      <Link
        href={previousPath()?.endsWith('/till/orders') ? '/orders' : '/'}
        state={PAGE_ABOVE}
        className={css.back}
        aria-label={t('toRoom')}
        title={t('toRoom')}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <div className={css.title}>
        <h1>{title}</h1>
        {subtitle !== null && <span>{subtitle}</span>}
      </div>
      {children}
    </header>
  );
}
