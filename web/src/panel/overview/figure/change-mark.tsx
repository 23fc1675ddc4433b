import { Equal, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import css from '../overview.module.css';
import { growthPercent } from '../period/periods.ts';

/** Shows how much a figure grew or shrank, with an arrow and words: not everyone can see a colour. */
export function ChangeMark({ now, before }: { now: number; before: number }) {
  const t = useTranslations('figures');
  const percent = growthPercent(now, before);
  if (percent === null) return null;
  const Icon = percent === 0 ? Equal : percent > 0 ? TrendingUp : TrendingDown;
  const text =
    percent === 0 ? t('same') : percent > 0 ? t('more', { percent }) : t('less', { percent: -percent });
  return (
    <span className={css.change}>
      <Icon aria-hidden />
      {text}
    </span>
  );
}
