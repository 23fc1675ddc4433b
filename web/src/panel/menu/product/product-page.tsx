import { Copy } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import buttonCss from '../../../ui/button.module.css';
import { Message } from '../../../ui/message.tsx';
import { BackLink } from '../../back-link.tsx';
import { VenueText } from '../../venue-settings/venue-text.tsx';
import { findProduct } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import { portionWord } from '../portion-word.ts';
import { copyOfProduct, emptyProductDraft, nameOfCopy } from './draft/product-draft.ts';
import type { NewProductDraft } from './draft/use-product-draft.ts';
import css from './product.module.css';
import { ProductForm } from './product-form.tsx';

interface ProductPageProps {
  /** The id of the product to change; `undefined` to add one. */
  productId?: string;
  /** The id of the product that a new product copies. */
  copiedId?: string;
  /** The category of a new product that copies none. */
  categoryId?: string;
}

/** The page to add or change a product. */
export default function ProductPage({ productId, copiedId, categoryId }: ProductPageProps) {
  const t = useTranslations('panelMenu.product');
  const { menu } = useMenuEditing();
  const [, navigate] = useLocation();
  const product = productId === undefined ? null : findProduct(menu, productId);
  const copied = copiedId === undefined ? null : findProduct(menu, copiedId);
  const category = menu.find(({ id }) => id === (product?.categoryId ?? copied?.categoryId ?? categoryId));
  const initial = useInitialDraft(copiedId ?? null, category?.id ?? '');
  if (product === undefined || copied === undefined || category === undefined) {
    return (
      <Message title={t('gone')} text={t('goneText')}>
        <Link href="/">{t('toMenu')}</Link>
      </Message>
    );
  }
  return (
    <section className={css.page}>
      <header className={css.head}>
        <BackLink to={`/?category=${category.id}`}>
          <VenueText>{category.name}</VenueText>
        </BackLink>
        <h1>
          {product === null ? (
            t(copied === null ? 'new' : 'newCopy', { name: copied?.name ?? '' })
          ) : (
            <VenueText>{product.name}</VenueText>
          )}
        </h1>
        {product !== null && (
          <Link href={`/copy/${product.id}`} className={buttonCss.button}>
            <Copy aria-hidden />
            {t('copy')}
          </Link>
        )}
      </header>
      <ProductForm
        product={product}
        initial={initial}
        onAdded={(added) => navigate(`/products/${added.id}`, { replace: true })}
      />
    </section>
  );
}

/** The first draft of a new product: a copy of another product, or an empty product with one portion. */
function useInitialDraft(copiedId: string | null, categoryId: string): NewProductDraft {
  const t = useTranslations('panelMenu.product');
  const locale = useLocale();
  const { menu, defaultLanguage } = useMenuEditing();
  const copied = copiedId === null ? undefined : findProduct(menu, copiedId);
  if (copied === undefined)
    return {
      draftName: categoryId,
      draft: () => emptyProductDraft(categoryId, portionWord(defaultLanguage.code)),
    };
  const siblings = menu.find(({ id }) => id === categoryId)?.products.map(({ name }) => name) ?? [];
  const { name } = copied;
  const named = nameOfCopy(siblings, t('copyName', { name }), (number) =>
    t('copyNameNumber', { name, number }),
  );
  return { draftName: `copy.${copied.id}`, draft: () => copyOfProduct(copied, locale, named) };
}
