import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '../../../ui/class-names.ts';
import { FAVOURITES } from './favourites.ts';
import css from './menu.module.css';
import { type Category, toneOf } from './menu-index.ts';

/** Scrolls to the chosen category when a long menu opens. */
const scrollToShownCategory = (rail: HTMLElement | null) =>
  rail?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });

interface CategoryRailProps {
  categories: readonly Category[];
  hasFavourites: boolean;
  shownId: string;
  onShow: (categoryId: string) => void;
}

/** The categories, each with its colour and always in the same position. A narrow screen shows them in rows. */
export function CategoryRail({ categories, hasFavourites, shownId, onShow }: CategoryRailProps) {
  const t = useTranslations('till.menu');
  return (
    <nav ref={scrollToShownCategory} className={css.rail} aria-label={t('categories')}>
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
      {categories.map(({ id, name }, at) => (
        <button
          key={id}
          type="button"
          data-tone={toneOf(at)}
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
