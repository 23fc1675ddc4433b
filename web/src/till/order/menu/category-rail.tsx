import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { scrollEdges } from '../../../ui/screen/scroll-edges.ts';
import css from './menu.module.css';
import type { Category } from './menu-index.ts';

/** Stands for the favourites where a category's id is expected. */
export const FAVOURITES = 'favourites';

interface CategoryRailProps {
  categories: readonly Category[];
  hasFavourites: boolean;
  shownId: string;
  onShow: (categoryId: string) => void;
}

/** The categories one beside the other; each keeps its place. */
export function CategoryRail({ categories, hasFavourites, shownId, onShow }: CategoryRailProps) {
  const t = useTranslations('till.menu');
  return (
    <nav ref={scrollEdges} className={css.rail} aria-label={t('categories')}>
      {hasFavourites && (
        <button
          type="button"
          className={classNames(css.category, shownId === FAVOURITES && css.shown)}
          aria-pressed={shownId === FAVOURITES}
          onClick={() => onShow(FAVOURITES)}
        >
          <Star aria-hidden />
          {t('favourites')}
        </button>
      )}
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={classNames(css.category, shownId === id && css.shown)}
          aria-pressed={shownId === id}
          onClick={() => onShow(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
