import { useTranslations } from 'use-intl';
import type { DishCount } from '../tickets/all-day-counts.ts';
import css from './counts-rail.module.css';

/** The number of each dish that is still to make, over all tickets. */
export function CountsRail({ counts }: { counts: readonly DishCount[] }) {
  const t = useTranslations('board.counts');
  return (
    <section className={css.counts} aria-labelledby="board-counts">
      <h2 id="board-counts">{t('title')}</h2>
      <ul>
        {counts.map(({ key, name, portion, quantity }) => (
          <li key={key} className={css.count}>
            <span className={css.quantity}>{quantity}×</span>
            <span>
              {name} {portion !== null && <span className={css.portion}>{portion}</span>}
            </span>
          </li>
        ))}
      </ul>
      {counts.length === 0 && <p>{t('none')}</p>}
    </section>
  );
}
