import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { Message } from '../../../ui/message.tsx';
import { BackLink } from '../../back-link.tsx';
import { findProduct } from '../changes/shown-menu.ts';
import { useMenuEditing } from '../menu-context.tsx';
import css from './product.module.css';
import { ProductForm } from './product-form.tsx';

interface ProductPageProps {
  /** The product to change; without one a new one is made in `categoryId`. */
  productId?: string;
  categoryId?: string;
}

/** One product with all its parts. */
export default function ProductPage({ productId, categoryId }: ProductPageProps) {
  const t = useTranslations('panelMenu.product');
  const { menu } = useMenuEditing();
  const [, navigate] = useLocation();
  const product = productId === undefined ? null : findProduct(menu, productId);
  const category = menu.find(({ id }) => id === (product?.categoryId ?? categoryId));
  if (product === undefined || category === undefined) {
    return (
      <Message title={t('gone')} text={t('goneText')}>
        <Link href="/">{t('toMenu')}</Link>
      </Message>
    );
  }
  return (
    <section className={css.page}>
      <header className={css.head}>
        <BackLink to={`/?category=${category.id}`}>{category.name}</BackLink>
        <h1>{product?.name ?? t('new')}</h1>
      </header>
      <ProductForm
        product={product}
        categoryId={category.id}
        onAdded={(added) => navigate(`/products/${added.id}`, { replace: true })}
      />
    </section>
  );
}
