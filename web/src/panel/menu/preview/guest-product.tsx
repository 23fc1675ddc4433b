import { useTranslations } from 'use-intl';
import { Amount, useAmount } from '../../../ui/amount.tsx';
import { useMenuEditing } from '../menu-context.tsx';
import type { Product } from '../menu-queries.ts';
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

/** What guests see of a product: the same of a stored one and of a draft. */
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

/** A product as guests see it, in one of the languages of the menu; a text without a translation as it is. */
export function GuestProduct({ product, language }: GuestProductProps) {
  const { defaultLanguage } = useMenuEditing();
  const t = useTranslations('panelMenu.preview');
  const tProduct = useTranslations('panelMenu.product');
  const textsIn = (translations: Translations) =>
    (language === null ? undefined : translations[language]) ?? {};
  const nameOf = (part: NamedPart) => textsIn(part.translations).name ?? part.name;
  const { portions, extras, optionGroups, removableIngredients, allergens } = product;
  const description = textsIn(product.translations).description ?? product.description;
  return (
    <article className={css.product} lang={language ?? defaultLanguage.code}>
      {product.imageUrl !== null && <img src={product.imageUrl} alt="" loading="lazy" />}
      <h3>{nameOf(product) || t('noName')}</h3>
      {!product.isVisible && <p className={css.hidden}>{t('hidden')}</p>}
      {description && <p>{description}</p>}
      <ul className={css.portions}>
        {portions.map((portion) => (
          <li key={portion.name}>
            <span>{portions.length > 1 ? nameOf(portion) : ''}</span>
            <Amount value={portion.price} />
          </li>
        ))}
      </ul>
      {optionGroups.map((group) => (
        <p key={group.name} className={css.more}>
          <strong>{nameOf(group)}:</strong> <Choices parts={group.choices} nameOf={nameOf} />
        </p>
      ))}
      {extras.length > 0 && (
        <p className={css.more}>
          <strong>{tProduct('extras')}:</strong> <Choices parts={extras} nameOf={nameOf} />
        </p>
      )}
      {removableIngredients.length > 0 && (
        <p className={css.more}>
          <strong>{t('without')}:</strong> {removableIngredients.map(nameOf).join(', ')}
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

/** Names with what each one costs on top. */
function Choices({ parts, nameOf }: { parts: readonly PricedPart[]; nameOf: (part: NamedPart) => string }) {
  const amount = useAmount();
  const costOf = ({ price }: PricedPart) => (price === 0 ? '' : ` (+${amount(price)})`);
  return parts.map((part) => `${nameOf(part)}${costOf(part)}`).join(', ');
}
