import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import css from './loading.module.css';
import { useIsPartMissing } from './parts/lazy-part.ts';

/** Nothing is shown before this time, so that the screen does not flicker if loading is quick. */
const SHOWN_AFTER_MS = 300;

/** A placeholder while data is loading: empty at first, then a grey shape. */
export function Loading({ children }: { children?: ReactNode }) {
  const t = useTranslations('app');
  const isMissing = useIsPartMissing();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className={css.loading} role="status" aria-label={t('loading')}>
      {isMissing && <p>{t('connection.partMissing')}</p>}
      {children ?? [0, 1, 2].map((row) => <div key={row} className={css.row} />)}
    </div>
  );
}

/** A grey shape instead of a card. */
export function SkeletonCard() {
  return <div className={css.card} />;
}
