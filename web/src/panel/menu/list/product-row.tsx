import { Eye, EyeOff, ImageOff, Languages } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { photoPath } from '../../../api/photo-path.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DragHandle, SortableRow } from '../../sorting/sortable-list.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { changeOfProducts } from '../changes/menu-change.ts';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
import { countMissingTexts } from '../translations/product-texts.ts';
import css from './menu-list.module.css';

interface ProductRowProps {
  product: Product;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A product in the list: its price, whether guests see it, and missing translations. */
export const ProductRow = memo(function ProductRow({ product, isChosen, onChoose }: ProductRowProps) {
  const t = useTranslations('panelMenu.list');
  const tApp = useTranslations('app');
  const { queue, menuCache, unsaved, languages } = useMenuEditing();
  const { id, name, imageUrl, isVisible, portions } = product;
  const missing = languages.filter(({ code }) => countMissingTexts(product, code) > 0);
  const turn = () => {
    const label = { kind: isVisible ? 'Hidden' : 'Shown', name, count: 1 } as const;
    const change = changeOfProducts(menuCache, label, [product], () => ({ isVisible: !isVisible }));
    void queue.add({ ...change, sets: `${id} isVisible` });
  };
  const isUnsaved = unsaved.has(id);
  return (
    <SortableRow
      item={product}
      className={classNames(css.row, !isVisible && css.hiddenRow, isUnsaved && css.unsaved)}
    >
      <DragHandle />
      <label className={css.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('choose', { name })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
      {imageUrl === null ? (
        <ImageOff className={css.noPhoto} aria-label={t('noPhoto')} role="img" />
      ) : (
        <img className={css.photo} src={`${photoPath(imageUrl)}?width=320`} alt="" loading="lazy" />
      )}
      <Link href={`/products/${id}`} className={css.name}>
        <VenueText>{name}</VenueText>
        <small>
          {isUnsaved && <em>{tApp('unsaved')}</em>}
          {!isVisible && <em>{t('hidden')}</em>}
          {missing.length > 0 && (
            <em className={css.missing}>
              <Languages aria-hidden />{' '}
              {t('missing', { languages: missing.map((one) => one.name).join(', ') })}
            </em>
          )}
        </small>
      </Link>
      <span className={css.price}>
        {portions.length > 1 && <small>{t('from')} </small>}
        <Amount value={Math.min(...portions.map(({ price }) => price))} />
      </span>
      <Button
        tone="Quiet"
        icon={isVisible ? <Eye /> : <EyeOff />}
        label={t(isVisible ? 'hide' : 'show', { name })}
        onClick={turn}
      />
    </SortableRow>
  );
});
