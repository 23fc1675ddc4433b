import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { photoPath } from '../../../api/photo-path.ts';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import type { Product } from '../menu-queries.ts';
import { MenuText } from './menu-text.tsx';
import css from './preview.module.css';

type Translations = Product['translations'];

/** A part of a product with a name in each language. */
interface NamedPart {
  name: string;
  translations: Translations;
}

interface PricedPart extends NamedPart {
  price: number;
}

/** The properties of a product that guests see; a stored product and a draft both have them. */
type ShownProduct = Pick<Product, 'description' | 'imageUrl' | 'isVisible' | 'allergens'> &
  NamedPart & {
    portions: readonly PricedPart[];
    extras: readonly PricedPart[];
    optionGroups: readonly (NamedPart & { choices: readonly PricedPart[] })[];
    removableIngredients: readonly NamedPart[];
  };

interface GuestProductProps {
  product: ShownProduct;
  /** `null` for the default language of the menu. */
  language: string | null;
}

/** A product as guests see it in a language of the menu. A text without a translation is shown in the default language. */
export function GuestProduct({ product, language }: GuestProductProps) {
  const t = useTranslations('panelMenu.preview');
  const tProduct = useTranslations('panelMenu.product');
  const { portions, extras, optionGroups, removableIngredients, allergens } = product;
  return (
    <article className={css.product}>
      {product.imageUrl !== null && <img src={photoPath(product.imageUrl)} alt="" loading="lazy" />}
      <h3>{product.name === '' ? t('noName') : <MenuText of={product} language={language} />}</h3>
      {!product.isVisible && <p className={css.hidden}>{t('hidden')}</p>}
      {product.description && (
        <p>
          <MenuText of={product} text="description" language={language} />
        </p>
      )}
      <ul className={css.portions}>
        {portions.map((portion) => (
          <li key={portion.name}>
            <span>{portions.length > 1 && <MenuText of={portion} language={language} />}</span>
            <Amount value={portion.price} />
          </li>
        ))}
      </ul>
      {optionGroups.map((group) => (
        <p key={group.name} className={css.more}>
          <strong>
            <MenuText of={group} language={language} />:
          </strong>{' '}
          <Parts parts={group.choices} language={language} />
        </p>
      ))}
      {extras.length > 0 && (
        <p className={css.more}>
          <strong>{tProduct('extras')}:</strong> <Parts parts={extras} language={language} />
        </p>
      )}
      {removableIngredients.length > 0 && (
        <p className={css.more}>
          <strong>{t('without')}:</strong> <Parts parts={removableIngredients} language={language} />
        </p>
      )}
      {allergens.length > 0 && (
        <p className={css.more}>
          <strong>{tProduct('allergens')}:</strong>{' '}
          {allergens.map((name) => tProduct(`allergen.${name}`)).join(', ')}
        </p>
      )}
    </article>
  );
}

interface PartsProps extends Pick<GuestProductProps, 'language'> {
  parts: readonly (NamedPart & { price?: number })[];
}

/** The names of extras or choices, each with its surcharge. */
function Parts({ parts, language }: PartsProps) {
  const amount = useAmount();
  return parts.map((part, at) => (
    <Fragment key={part.name}>
      {at > 0 && ', '}
      <MenuText of={part} language={language} />
      {part.price ? ' ' : null}
      {part.price ? <span className={css.price}>(+{amount(part.price)})</span> : null}
    </Fragment>
  ));
}
