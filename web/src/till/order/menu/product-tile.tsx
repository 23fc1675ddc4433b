import { Ban, Pencil } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { photoPath } from '../../../api/photo-path.ts';
import { Amount } from '../../../ui/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useUnitSign } from '../../../ui/measure.ts';
import css from './menu.module.css';
import type { Product } from './menu-index.ts';
import { defaultPortion, hasChoices } from './product-choices.ts';
import { useLongPress } from './use-long-press.ts';

interface ProductTileProps {
  product: Product;
  /** The colour of its category. */
  tone: number | undefined;
  /** The number of units in the basket. */
  inBasket: number;
  isSoldOut: boolean;
  /** The number of units left; `null` if they are not counted. */
  left: number | null;
  isLow: boolean;
  onChoose: (productId: string) => void;
  onOpen: (opened: { productId: string }) => void;
}

/** A product. A tap adds one unit; a long press or the pencil opens its choices. */
export const ProductTile = memo(function ProductTile(props: ProductTileProps) {
  const { product, tone, inBasket, isSoldOut, left, isLow, onChoose, onOpen } = props;
  const t = useTranslations('till.menu');
  const open = () => onOpen({ productId: product.id });
  const press = useLongPress(open, () => onChoose(product.id));
  const sign = useUnitSign();
  const portion = defaultPortion(product);
  const isOff = isSoldOut || portion === undefined;
  return (
    <div className={classNames(css.tile, isOff && css.isOff)} data-tone={tone}>
      <Photo url={product.imageUrl} />
      <button type="button" className={css.add} disabled={isOff} {...press}>
        <span className={css.name}>{product.name}</span>
        <span className={css.facts}>
          {portion !== undefined && (
            <span className={css.price}>
              <Amount value={portion.price} />
              {!portion.orderable && <> / {sign(portion.pricingUnit)}</>}
            </span>
          )}
          {isSoldOut && (
            <span className={css.soldOut}>
              <Ban aria-hidden />
              {t('soldOut')}
            </span>
          )}
          {!isSoldOut && left !== null && (
            <span className={classNames(css.left, isLow && css.isLow)}>{t('left', { count: left })}</span>
          )}
        </span>
        {inBasket > 0 && (
          <span className={css.inBasket}>
            <span aria-hidden>{inBasket}</span>
            <span className="unseen">{t('inBasket', { count: inBasket })}</span>
          </span>
        )}
      </button>
      {!isOff && hasChoices(product) && (
        <button
          type="button"
          className={css.edit}
          aria-label={t('choices', { name: product.name })}
          onClick={open}
        >
          <Pencil aria-hidden />
        </button>
      )}
    </div>
  );
});

/** A photo from the service; the policy of the page does not allow photos from other servers. */
function Photo({ url }: { url: string | null }) {
  const path = url === null ? '' : photoPath(url);
  if (!path.startsWith('/photos/')) return null;
  return <img className={css.photo} src={`${path}?width=320`} alt="" loading="lazy" decoding="async" />;
}
